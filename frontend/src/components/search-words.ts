/** Small letters without accents, as people type when they search. */
function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();
}

/** Whether a text has each word of a search, or a word that begins or ends like it; an empty search fits everything. */
export function hasSearchWords(text: string, search: string): boolean {
  const folded = fold(text);
  return fold(search)
    .split(/\s+/u)
    .every((word) => folded.includes(word));
}
