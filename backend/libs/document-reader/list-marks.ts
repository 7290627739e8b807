/** What stands before an item that was typed as a list: how deep it stands, and whether it is counted. */
export interface MarkedItem {
  level: number;
  isOrdered: boolean;
  text: string;
}

const BULLET = /^([-*•–▪◦‣·✓✔☐☑□▢■●○➤➢»o\ue000-\uf8ff])\s+(?=\S)/u;
const INNER_BULLET = /[◦○▢■▪]/u;
const NUMBER = /^\(?(\d{1,3})[.)]\s+(?=\S)/u;
const SUB_NUMBER = /^(\d{1,3}(?:\.\d{1,3}){1,4})\.?\s+(?=\S)/u;
const LETTER = /^\(?([a-h]|[ivx]{1,4})[.)]\s+(?=\S)/u;
const STEP = /^step\s+\d{1,3}\s*[:.)–-]\s*(?=\S)/iu;

/** Reads the mark of a typed list; null for a line without one. Depth is what the mark itself tells. */
export function markedItem(line: string): MarkedItem | null {
  const text = line.trim();
  const bullet = BULLET.exec(text);
  // The letter o stands for a bullet in what word processors print; "o" is no word that begins a line.
  if (bullet)
    return { level: INNER_BULLET.test(bullet[1] ?? '') ? 1 : 0, isOrdered: false, text: text.slice(bullet[0].length) };
  const number = NUMBER.exec(text) ?? STEP.exec(text);
  if (number) return { level: 0, isOrdered: true, text: text.slice(number[0].length) };
  const sub = SUB_NUMBER.exec(text);
  if (sub) return { level: (sub[1]?.split('.').length ?? 2) - 1, isOrdered: true, text: text.slice(sub[0].length) };
  const letter = LETTER.exec(text);
  return letter ? { level: 1, isOrdered: true, text: text.slice(letter[0].length) } : null;
}

const CHAPTER = /^(?:\d{1,2}(?:\.\d{1,2}){0,3}\.?|[IVX]{1,4}\.)\s+(?=\p{L})/u;

/** A heading without its number: "3.1 Before opening" is "Before opening". */
export function withoutChapterNumber(heading: string): string {
  return heading
    .replace(CHAPTER, '')
    .replace(/\s*[:：]\s*$/u, '')
    .trim();
}
