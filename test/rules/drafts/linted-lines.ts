import { flatten, holdsWords } from '../../../backend/libs/sop-document/quality-checks/wording/plain-text.js';
import type { LintedDraft } from './lint-rule.js';

/** A line that tells somebody what to do. */
export interface LintedLine {
  text: string;
  /** Whether the person wrote these very words: style is theirs then, and only what cutting breaks counts. */
  isOwnWords: boolean;
  /** Whether it is offered by a template or as common practice, which people wrote. */
  isSuggested: boolean;
}

/** Steps, sub-steps and what to do in exceptions. */
export function linesOfWork({ document, prompt }: LintedDraft): LintedLine[] {
  const steps = document.phases.flatMap((phase) => phase.steps);
  const lines = [
    ...steps.flatMap(({ src, text, sub }) => [{ src, text }, ...sub.map((each) => ({ src, text: each.text }))]),
    ...document.exceptions.map(({ src, then }) => ({ src, text: then })),
  ];
  const flatPrompt = flatten(prompt);
  return lines.map(({ src, text }) => ({
    text,
    isOwnWords: holdsWords(flatPrompt, flatten(text)),
    isSuggested: src === 'suggested',
  }));
}

/** The lines that are not in the person's own words. */
export function wordedLines(draft: LintedDraft): string[] {
  return linesOfWork(draft).flatMap(({ text, isOwnWords }) => (isOwnWords ? [] : [text]));
}

/** The lines that the drafter made of the person's words. */
export function rewrittenLines(draft: LintedDraft): string[] {
  return linesOfWork(draft).flatMap(({ text, isOwnWords, isSuggested }) => (isOwnWords || isSuggested ? [] : [text]));
}

export function isEnglish({ document }: LintedDraft): boolean {
  return document.lang.startsWith('en');
}
