import { withTabs } from './aligned-columns.js';
import { withPlainClocks } from './clock-times.js';
import { withNumberStops } from './number-stops.js';
import { withSpokenSigns } from './spoken-signs.js';
import { stripMarkup } from './strip-markup.js';
import { unwrapLines } from './unwrap-lines.js';

/** Longest request that is read, in UTF-16 units; the form accepts no more. */
export const MAX_PROMPT_LENGTH = 20_000;

const UNREADABLE =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these characters are what the pattern is about
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]|\p{Surrogate}/gu;

/** Gives the request as plain text: one kind of line break and blank, nothing invisible, no markup, no excess length. */
export function cleanPrompt(prompt: string): string {
  const plain = prompt
    .slice(0, MAX_PROMPT_LENGTH)
    .normalize('NFC')
    .replace(/\r\n?|\u2028|\u2029/gu, '\n')
    .replace(UNREADABLE, '');
  const clean = stripMarkup(withTabs(plain))
    .replace(/[^\S\n]+/gu, (blanks, offset: number, text: string) =>
      isLineStart(text, offset) ? blanks.replace(/\t/gu, '  ') : blanks.replace(/[^\t]/gu, '') || ' ',
    )
    .replace(/\n{3,}/gu, '\n\n')
    .trim()
    .slice(0, MAX_PROMPT_LENGTH);
  return unwrapLines(withNumberStops(withPlainClocks(withSpokenSigns(clean))));
}

/** Blanks at the beginning of a line tell how deep a list item stands. */
function isLineStart(text: string, offset: number): boolean {
  return offset > 0 && text[offset - 1] === '\n';
}
