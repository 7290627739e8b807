import { type SopDocument, stepsOf } from '../sop-document.js';
import { LABELLED_LANGUAGES, primaryLanguage } from '../sop-labels.js';
import { HAZARDS } from './lexicon/hazards.js';
import { hasOpenQuestion, type QualityCheck } from './quality-check.js';

const hazards = HAZARDS.map(({ name, words, control }) => ({
  name,
  mentioned: new RegExp(words, 'iu'),
  handled: new RegExp(`${words}|${control}`, 'iu'),
}));

export const safetyCheck: QualityCheck = {
  id: 'Q13',
  title: 'Dangers are dealt with',
  judges: (lang) => LABELLED_LANGUAGES.includes(primaryLanguage(lang)),
  run: (document, prompt) => {
    if (hasOpenQuestion(document, 'safety')) return [];
    const warnings = warningsOf(document);
    return hazards.flatMap(({ name, mentioned, handled }) => {
      const word = mentioned.exec(prompt)?.[0];
      if (word === undefined || handled.test(warnings)) return [];
      return [{ message: `No safety line or caution deals with ${name}.`, path: '/safety', text: word }];
    });
  },
};

/** The safety section stands before the procedure, and a caution at its step. */
function warningsOf(document: SopDocument): string {
  const cautions = stepsOf(document).map((step) => step.caution ?? '');
  return [...document.safety.map((entry) => entry.text), ...cautions].join('\n');
}
