import { linesOf } from '../document-lines.js';
import type { Finding, QualityCheck } from './quality-check.js';

const MARKUP = /<\/?[a-z!?][^>]{0,200}>?|\bjavascript:|\bdata:text\/html/iu;
/** What a spreadsheet would run: `=1+1`, `@SUM(`, `+cmd|`. Amounts and phone numbers such as `-5 °C` and `+44` are none. */
const FORMULA = /^(?:=|@\w+\(|[+-]\s?[A-Za-z]+[(|!])/u;
// biome-ignore lint/suspicious/noControlCharactersInRegex: these characters are what the pattern is about
const CONTROL = /[\u0000-\u0008\u000e-\u001f\u007f-\u0084\u0086-\u009f\u202a-\u202e\u2066-\u2069]/u;

export const markupCheck: QualityCheck = {
  id: 'Q22',
  title: 'No markup, scripts or formulas',
  run: (document) =>
    linesOf(document).flatMap((line) =>
      line.texts.flatMap((text): Finding[] => {
        const message = complaintAbout(text);
        return message ? [{ message, path: line.path, text }] : [];
      }),
    ),
};

function complaintAbout(text: string): string | null {
  if (MARKUP.test(text)) return 'This looks like markup or a script.';
  if (FORMULA.test(text)) return 'A spreadsheet would take this for a formula.';
  return CONTROL.test(text) ? 'There are invisible characters in this.' : null;
}
