import { isCutTitle, isNameOfWork } from '../../../backend/libs/sop-document/quality-checks/wording/name-of-work.js';
import type { LintedDraft, LintRule } from './lint-rule.js';
import { isEnglish } from './linted-lines.js';
import { isOrderAsTitle } from './orders.js';

function findTitle(isBroken: (title: string, draft: LintedDraft) => boolean): LintRule['findIn'] {
  return (draft) => (isBroken(draft.document.title, draft) ? [draft.document.title] : []);
}

/** Rules for titles, whoever worded them. */
export const TITLES: readonly LintRule[] = [
  {
    name: 'title is cut',
    findIn: findTitle((title, { document }) => isCutTitle(title, document.lang.split('-')[0] ?? '')),
  },
  {
    name: 'title is no noun phrase or gerund',
    findIn: findTitle(
      (title, draft) => isEnglish(draft) && !isNameOfWork(title, (each) => isOrderAsTitle(each, draft.verbs)),
    ),
  },
];
