import { stepsWithPaths } from '../../document-lines.js';
import type { SopDocument } from '../../sop-document.js';
import { primaryLanguage } from '../../sop-labels.js';
import { isOrderForSure, isVerb, wordsOf } from '../english-orders.js';
import type { Finding } from '../quality-check.js';
import { performsVerb, speaksOfSelf, takesCareOf } from './english-wording.js';
import { hasTwoFiniteVerbs, type VerbKnowledge, withoutThirdPerson } from './finite-verbs.js';
import { isCutTitle, isNameOfWork } from './name-of-work.js';
import { flatten, holdsWords, withoutQuotes } from './plain-text.js';
import { endsInTheAir, isEmptyLine, isOpenQuote } from './whole-lines.js';

/** A line that tells someone what to do. */
interface LineOfWork {
  path: string;
  text: string;
  src: 'prompt' | 'suggested' | 'user';
}

const BEGINS_WITH_SELF = /^(?:i|we|hey)\b/iu;
/** "They asked me if it is clean" asks, and nothing depends on it. */
const CONDITION = /(?<!\b(?:ask\p{L}*|wonder\p{L}*|know|see|check)(?: \p{L}+)? )\bif\b/iu;
const VERBS = { canBeVerb: isVerb, isKnownVerb: (word: string) => isVerb(withoutThirdPerson(word)) };

/** Returns what is badly worded for sure: broken lines of any language, English that nobody would write, notes that are work. */
export function wordingFindings(document: SopDocument, prompt: string): Finding[] {
  const lang = primaryLanguage(document.lang);
  const context = { lang, prompt };
  const ownWords = flatten(prompt);
  const knowledge = { roles: document.roles.map(({ name }) => flatten(name)), verbs: VERBS };
  return [
    ...titleFindings(document.title, lang),
    ...linesOfWork(document).flatMap((line) => {
      const isOwn = line.src === 'user' || holdsWords(ownWords, flatten(line.text));
      const message =
        complaintAboutLine(line, document, context) ??
        (lang === 'en' && !isOwn ? complaintAboutEnglish(line, knowledge) : null);
      return message === null ? [] : [{ message, path: line.path, text: line.text }];
    }),
    ...(lang === 'en' ? noteFindings(document) : []),
  ];
}

function linesOfWork(document: SopDocument): LineOfWork[] {
  return [
    ...stepsWithPaths(document).flatMap(({ step, path }) => [
      { path: `${path}/text`, text: step.text, src: step.src },
      ...step.sub.map(({ text }, index) => ({ path: `${path}/sub/${index}`, text, src: step.src })),
    ]),
    ...document.exceptions.map(({ src, then }, index) => ({ path: `/exceptions/${index}/then`, text: then, src })),
  ];
}

function complaintAboutLine(
  { text, src }: LineOfWork,
  { title }: SopDocument,
  context: { lang: string; prompt: string },
): string | null {
  if (isEmptyLine(text)) return 'This says nothing. Write what to do, or remove the line.';
  if (flatten(text) === flatten(title)) return 'This only repeats the title. Write what to do.';
  if (isOpenQuote(text, context)) return 'A quote or a bracket is open. Close it.';
  // "… the customer paid for.": whoever suggests a line has ended it.
  const isEnded = src === 'suggested' && /[.!?]$/u.test(text);
  if (!isEnded && endsInTheAir(text, context)) return 'The line breaks off. Finish it.';
  return null;
}

function complaintAboutEnglish({ text, src }: LineOfWork, knowledge: VerbKnowledge): string | null {
  if (takesCareOf(text)) return '“Take care of” does not say what to do. Name the action.';
  if (performsVerb(text)) return 'This is no sentence. Begin with the verb itself.';
  // What a template says after a colon, others say: "Fill in the review: what I want to learn".
  if (src === 'suggested' ? BEGINS_WITH_SELF.test(text) : speaksOfSelf(text))
    return 'This speaks of “I” or “we”. Say who does it, or begin with the verb.';
  // A template's line may hold a clause without a conjunction: "the keys the guest asks for".
  if (src === 'prompt' && hasTwoFiniteVerbs(text, knowledge)) return 'Two sentences run into each other. Part them.';
  return null;
}

function titleFindings(title: string, lang: string): Finding[] {
  const found = (message: string): Finding[] => [{ message, path: '/title', text: title }];
  if (isCutTitle(title, lang)) return found('The title breaks off. Finish it.');
  // "Open the shop" is a name, too, to whoever has chosen it.
  const isName = lang !== 'en' || isNameOfWork(title, () => false);
  return isName ? [] : found('The title is a sentence. Name the work, as in “Opening the shop”.');
}

function noteFindings({ notes }: SopDocument): Finding[] {
  return notes.flatMap(({ src, text }, index): Finding[] => {
    if (src === 'user') return [];
    const isWork = isOrderForSure(wordsOf(text));
    if (!isWork && !CONDITION.test(withoutQuotes(text))) return [];
    const message = isWork
      ? 'A note asks for an action, and nobody reads notes at work. Make it a step.'
      : 'A note holds an “if”. Make it an exception, or the condition of a step.';
    return [{ message, path: `/notes/${index}`, text }];
  });
}
