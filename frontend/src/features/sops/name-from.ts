/** The file name of a download from the server's header; a default without it. */
export function nameFrom(disposition: string | null, format: string): string {
  return disposition?.match(/filename="([^"]+)"/)?.[1] ?? `sop.${format}`;
}
