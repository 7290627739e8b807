/** An item of a typed list: its level, whether it is numbered, and its text without the marker. */
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

/** Parses the marker of a typed list item; null for other lines. The level comes from the marker alone. */
export function markedItem(line: string): MarkedItem | null {
  const text = line.trim();
  const bullet = BULLET.exec(text);
  // Word processors print a bullet as the letter "o", which is no word at the start of a line.
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

/** Removes the number of a heading: "3.1 Before opening" becomes "Before opening". */
export function withoutChapterNumber(heading: string): string {
  return heading
    .replace(CHAPTER, '')
    .replace(/\s*[:：]\s*$/u, '')
    .trim();
}
