/** The dictionary of a stream. Those of pictures are never compressed themselves. */
const DICTIONARY = /\bobj\s*<<([\s\S]{0,4000}?)>>\s*stream\b/gu;
const WIDTH = /\/Width\s+(\d{1,10})/u;
const HEIGHT = /\/Height\s+(\d{1,10})/u;

/**
 * Sets width and height of pictures with too many pixels to 0, so that the parser rejects them: its limit applies to
 * pictures, but not to their masks.
 * @returns a copy of the same length
 */
export function withoutBombs(bytes: Uint8Array, maxPixels: number): Uint8Array {
  const copy = new Uint8Array(bytes);
  for (const match of Buffer.from(bytes).toString('latin1').matchAll(DICTIONARY)) {
    const dictionary = match[1] ?? '';
    const found = [WIDTH.exec(dictionary), HEIGHT.exec(dictionary)].filter((size) => size !== null);
    const pixels = found.reduce((product, [, digits]) => product * Number(digits), found.length < 2 ? 0 : 1);
    if (pixels <= maxPixels) continue;
    for (const { index, 0: whole, 1: digits = '' } of found) {
      const start = match.index + match[0].indexOf(dictionary) + index + whole.length - digits.length;
      copy.fill(0x20, start, start + digits.length);
      copy[start] = 0x30;
    }
  }
  return copy;
}
