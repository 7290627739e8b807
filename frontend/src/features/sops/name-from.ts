/** The name that the server has given a download; a plain one without it. */
export function nameFrom(disposition: string | null, format: string): string {
  return disposition?.match(/filename="([^"]+)"/)?.[1] ?? `sop.${format}`;
}
