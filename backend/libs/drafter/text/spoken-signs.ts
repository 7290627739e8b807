/** A text with one sign in so many characters was written; fewer mean that it was dictated. */
const CHARACTERS_A_SIGN = 150;
const SIGNS = /[.,;:!?](?=\s|$)/gu;
const STOP = /[^\S\n]full stop\b[^\S\n]*/giu;
const STOP_AT_END = /[^\S\n]full stop[^\S\n]*$/gimu;
const COMMA = /[^\S\n]comma(?=\s)(?!\s(?:separated|delimited|and|or|is|in|between)\b)/giu;
const BREAK = /[^\S\n]new (?:line|paragraph)\b[^\S\n]*/giu;
const QUESTION = /[^\S\n]question mark(?=\s|$)(?!\s(?:on|in|over|next)\b)[^\S\n]*/giu;

/** Writes the signs that somebody spoke ("… full stop", "… comma"), in a text that has hardly any. */
export function withSpokenSigns(text: string): string {
  const written = text.match(SIGNS)?.length ?? 0;
  if (written * CHARACTERS_A_SIGN > text.length) return text;
  return text
    .replace(BREAK, '\n')
    .replace(STOP_AT_END, '.')
    .replace(STOP, '. ')
    .replace(QUESTION, '? ')
    .replace(COMMA, ',');
}
