import { flatten } from '../../../backend/libs/sop-document/quality-checks/wording/plain-text.js';
import {
  endsInTheAir,
  isEmptyLine,
  isOpenQuote,
  type LineContext,
} from '../../../backend/libs/sop-document/quality-checks/wording/whole-lines.js';
import type { LintedDraft, LintRule } from './lint-rule.js';
import { linesOfWork } from './linted-lines.js';

function contextOf({ document, prompt }: LintedDraft): LineContext {
  const [lang = ''] = document.lang.split('-');
  return { lang, prompt };
}

function whereTrue(isBroken: (text: string, draft: LintedDraft) => boolean): LintRule['findIn'] {
  return (draft) => linesOfWork(draft).flatMap(({ text }) => (isBroken(text, draft) ? [text] : []));
}

/** Rules for lines of any language that say whether something was cut off; they hold for a person's own words, too. */
export const LINES_ARE_WHOLE: readonly LintRule[] = [
  { name: 'empty step', findIn: whereTrue(isEmptyLine) },
  {
    name: 'step is the title',
    findIn: whereTrue((text, { document }) => flatten(text) === flatten(document.title)),
  },
  {
    name: 'unbalanced quote or bracket',
    findIn: whereTrue((text, draft) => isOpenQuote(text, contextOf(draft))),
  },
  { name: 'ends in the air', findIn: whereTrue((text, draft) => endsInTheAir(text, contextOf(draft))) },
];
