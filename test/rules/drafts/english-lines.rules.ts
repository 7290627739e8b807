import {
  performsVerb,
  speaksOfSelf,
  takesCareOf,
} from '../../../backend/libs/sop-document/quality-checks/wording/english-wording.js';
import { hasTwoFiniteVerbs } from '../../../backend/libs/sop-document/quality-checks/wording/finite-verbs.js';
import { flatten, withoutQuotes } from '../../../backend/libs/sop-document/quality-checks/wording/plain-text.js';
import type { LintedDraft, LintRule } from './lint-rule.js';
import { isEnglish, rewrittenLines, wordedLines } from './linted-lines.js';
import { isOrder } from './orders.js';

function inEnglish(linesIn: (draft: LintedDraft) => string[], isBroken: (text: string, draft: LintedDraft) => boolean) {
  return (draft: LintedDraft) => (isEnglish(draft) ? linesIn(draft).filter((text) => isBroken(text, draft)) : []);
}

function hasSecondVerb(text: string, { document, verbs }: LintedDraft): boolean {
  return hasTwoFiniteVerbs(text, { verbs, roles: document.roles.map(({ name }) => flatten(name)) });
}

/** Rules for English lines in other words than the person's, who may write as they like. */
export const ENGLISH_LINES: readonly LintRule[] = [
  { name: 'take care of', findIn: inEnglish(wordedLines, takesCareOf) },
  { name: 'perform the + finite verb', findIn: inEnglish(wordedLines, performsVerb) },
  // A template's line may hold a clause without a conjunction: "the keys the guest asks for".
  { name: 'two finite verbs', findIn: inEnglish(rewrittenLines, hasSecondVerb) },
  { name: 'I, we or hey', findIn: inEnglish(wordedLines, speaksOfSelf) },
];

/** What stands in the notes is read by nobody who does the work; it holds a person's own words, too. */
export const ENGLISH_NOTES: readonly LintRule[] = [
  {
    name: 'note begins with an action verb',
    findIn: (draft) => notesOf(draft).filter((text) => isOrder(text, draft.verbs)),
  },
  {
    name: 'note holds an if',
    findIn: (draft) => notesOf(draft).filter((text) => /\bif\b/iu.test(withoutQuotes(text))),
  },
];

function notesOf(draft: LintedDraft): string[] {
  return isEnglish(draft) ? draft.document.notes.map(({ text }) => text) : [];
}
