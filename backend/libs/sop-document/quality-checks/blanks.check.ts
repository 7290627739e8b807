import { linesOf } from '../document-lines.js';
import type { QualityCheck } from './quality-check.js';

/** `[opening time]`, `[____]`: what only the people who do the work know. */
const BLANK = /\[\s*[^\s[\]][^[\]]*\]/u;

export const openBlanksCheck: QualityCheck = {
  id: 'Q27',
  title: 'No blanks are left',
  run: (document) =>
    linesOf(document).flatMap(({ path, texts }) =>
      texts
        .filter((text) => BLANK.test(text))
        .map((text) => ({ message: 'A blank is not filled in yet.', path, text })),
    ),
};
