import { type DocumentLine, linesOf } from '../document-lines.js';
import { type SopDocument, stepsOf } from '../sop-document.js';
import { LABELLED_LANGUAGES, primaryLanguage } from '../sop-labels.js';
import { HAZARDS } from './lexicon/hazards.js';
import { type Finding, isAskedAbout, type QualityCheck } from './quality-check.js';

const hazards = HAZARDS.map(({ name, words, inStep, control }) => ({
  name,
  mentioned: atWordStart(words),
  worked: inStep === null ? null : atWordStart(inStep),
  handled: new RegExp(`${words}|${control}`, 'iu'),
}));

export const safetyCheck: QualityCheck = {
  id: 'Q13',
  title: 'Dangers are dealt with',
  supports: (lang) => LABELLED_LANGUAGES.includes(primaryLanguage(lang)),
  run: (document, prompt) => {
    if (isAskedAbout(document, 'safety')) return [];
    const warnings = warningsOf(document);
    const work = linesOf(document).filter(({ about }) => about === 'phases');
    return hazards.flatMap(({ name, mentioned, worked, handled }): Finding[] => {
      if (handled.test(warnings)) return [];
      const step = worked && firstWith(work, worked);
      const text = step?.text ?? mentioned.exec(prompt)?.[0];
      if (text === undefined) return [];
      const message = `No safety line or caution deals with ${name}. Add one that says how people stay safe.`;
      return [{ message, path: step?.path ?? '/safety', text }];
    });
  },
};

function atWordStart(source: string): RegExp {
  return new RegExp(`(?<!\\p{Script=Latin})(?:${source})`, 'iu');
}

/** The first step that works with a danger. */
function firstWith(work: readonly DocumentLine[], danger: RegExp): { path: string; text: string } | null {
  for (const { path, texts } of work) {
    const text = texts.find((each) => danger.test(each));
    if (text !== undefined) return { path, text };
  }
  return null;
}

/** The safety section is before the procedure, and a caution is at its step. */
function warningsOf(document: SopDocument): string {
  const cautions = stepsOf(document).map((step) => step.caution ?? '');
  return [...document.safety.map((entry) => entry.text), ...cautions].join('\n');
}
