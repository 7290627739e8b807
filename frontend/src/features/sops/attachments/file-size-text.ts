const KILO = 1000;

/** A formatted file size. */
export function fileSizeText(bytes: number): string {
  if (bytes < KILO) return `${bytes} B`;
  const kilobytes = bytes / KILO;
  return kilobytes < KILO ? `${Math.round(kilobytes)} kB` : `${(kilobytes / KILO).toFixed(1)} MB`;
}
