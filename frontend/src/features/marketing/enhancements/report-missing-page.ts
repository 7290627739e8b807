/** Logs a path without a page, alone and as an argument of its own: a query may hold tokens, and a path format marks (T44). */
export function reportMissingPage(path: string): void {
  console.error('404: no page at', path);
}
