const TOP_NUMBER = /^\d{1,2}[.)]\s+(?=\p{Lu})/u;
const ANY_NUMBER = /^\s*\d{1,2}(?:[.)]|\.\d)/u;
const LEAST_NAMES = 3;
const MAX_WORDS = 6;

/**
 * Which lines are numbered names of parts, although some of them could be orders: "2. Sample rules" between "1. General" and
 * "3. Release". None, unless each numbered line is short and has other lines below it, and half of them are headings anyway.
 * @param isHeading whether the line of that number is a heading by itself
 */
export function numberedNames(lines: readonly string[], isHeading: (at: number) => boolean): ReadonlySet<number> {
  const numbered = [...lines.keys()].filter((at) => TOP_NUMBER.test(lines[at] ?? ''));
  const areNames = numbered.every((at) => {
    const name = (lines[at] ?? '').replace(TOP_NUMBER, '').trim();
    const below = lines.slice(at + 1).find((line) => line.trim() !== '') ?? '';
    const isShort = !/[.!?…,;]$/u.test(name) && name.split(/\s+/u).length <= MAX_WORDS;
    return isShort && below !== '' && !ANY_NUMBER.test(below);
  });
  const headings = areNames && numbered.length >= LEAST_NAMES ? numbered.filter(isHeading) : [];
  return new Set(headings.length * 2 >= numbered.length ? numbered : []);
}
