/** What XML 1.0 cannot hold, even as an entity: most control characters and halves of surrogate pairs. */
const NOT_IN_XML =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these characters are what the pattern is about
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu;

/** Spreadsheets read `_x000D_` as the character with this number; the underscore is written as its own number. */
const CHARACTER_CODE = /_(?=x[0-9a-f]{4}_)/giu;

const ENTITIES: ReadonlyMap<string, string> = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
]);

/** Escapes text for a spreadsheet. */
export function escapeXml(text: string): string {
  return text
    .replace(NOT_IN_XML, '')
    .replace(CHARACTER_CODE, '_x005F_')
    .replace(/[&<>"]/gu, (sign) => ENTITIES.get(sign) ?? sign);
}
