import { linesOf } from '../document-lines.js';
import type { SopDocument } from '../sop-document.js';
import { primaryLanguage } from '../sop-labels.js';
import { KnownFacts } from '../specifics/known-facts.js';
import type { Specific } from '../specifics/specific.js';
import { specificsOf } from '../specifics/specifics.js';
import { correctionsIn } from './corrections.js';
import { isContentKnown } from './lexicon/function-words.js';
import type { Finding, QualityCheck } from './quality-check.js';
import { likeness, type RequestSentence, requestSentences } from './request-sentences.js';

/** How much two sentences must have in common to speak of the same thing. */
const LEAST_LIKENESS = 0.75;
const LEAST_STEMS = 3;
/** Pairs are compared; more sentences with a limit are not expected. */
const MOST_LIMITS = 200;

interface Limit {
  sentence: RequestSentence;
  value: Specific;
}

export const conflictsCheck: QualityCheck = {
  id: 'Q07',
  title: 'Contradictions in the prompt are asked about',
  supports: (lang) => isContentKnown(primaryLanguage(lang)),
  run: (document, prompt) => {
    const lang = primaryLanguage(document.lang);
    if (correctionsIn(prompt, lang).length > 0) return [];
    const limits = limitsIn(prompt, lang);
    return limits.flatMap((later, index): Finding[] => {
      const earlier = limits.slice(0, index).find((limit) => contradicts(limit, later));
      if (!earlier || isRaised(document, [earlier.value, later.value])) return [];
      const message = `The prompt also says “${earlier.value.text}”. Keep the value that holds in the procedure.`;
      return [{ message, path: null, text: later.sentence.text }];
    });
  },
};

/** Sentences with one value that has a unit: with two of them nobody knows which one is meant. */
function limitsIn(prompt: string, lang: string): Limit[] {
  return requestSentences(prompt, lang)
    .flatMap((sentence) => {
      const values = specificsOf(sentence.text, lang).filter(
        ({ kind, quantity }) => kind === 'time' || quantity !== null,
      );
      const [value] = values;
      const isLimit = values.length === 1 && value && (value.kind === 'time' || value.quantity?.unit !== null);
      return isLimit && sentence.stems.size >= LEAST_STEMS ? [{ sentence, value }] : [];
    })
    .slice(0, MOST_LIMITS);
}

function contradicts(one: Limit, other: Limit): boolean {
  if (one.value.kind !== other.value.kind || one.value.quantity?.unit !== other.value.quantity?.unit) return false;
  if (one.value.keys.some((key) => other.value.keys.includes(key))) return false;
  return likeness(withoutValue(one), withoutValue(other)) >= LEAST_LIKENESS;
}

/** The unit belongs to the value, and not to what it is about. */
function withoutValue({ sentence, value }: Limit): ReadonlySet<string> {
  const unit = value.text.toLowerCase();
  return new Set([...sentence.stems].filter((stem) => !unit.includes(stem)));
}

/** By a question that names one of the values, or because the procedure holds only one of them any more. */
function isRaised(document: SopDocument, values: readonly Specific[]): boolean {
  const asked = new KnownFacts(document.questions.map(({ text }) => text).join('\n'), document.lang);
  const told = new KnownFacts(
    linesOf(document)
      .flatMap(({ texts }) => texts)
      .join('\n'),
    document.lang,
  );
  return values.some((value) => asked.has(value)) || !values.every((value) => told.has(value));
}
