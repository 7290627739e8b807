const MAX_LENGTH = 31;
/** What a spreadsheet does not allow in a name. */
const FORBIDDEN = /[[\]:*?/\\]/gu;

/** Assigns each sheet a valid and unique name. */
export function uniqueSheetNames(names: readonly string[]): string[] {
  const taken = new Set<string>();
  return names.map((name, index) => {
    const fallback = String(index + 1);
    const allowed =
      name
        .replace(FORBIDDEN, ' ')
        .replace(/^'+|'+$/gu, '')
        .slice(0, MAX_LENGTH)
        .trim() || fallback;
    const isTaken = taken.has(allowed.toLowerCase());
    const unique = isTaken ? `${allowed.slice(0, MAX_LENGTH - fallback.length - 1)} ${fallback}` : allowed;
    taken.add(unique.toLowerCase());
    return unique;
  });
}
