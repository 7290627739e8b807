import { detectLanguage as detectByModel } from '../../../../../libs/drafter/full.js';
import type { GuardedRequest } from '../../../../../libs/drafter/index.js';
import {
  askedLanguage,
  dangerousLines,
  detectLanguage as detectByWords,
  fromWire,
  groundCheck,
  linesOf,
  type SopDocument,
  type SopWire,
  sopDocumentSchema,
  stepsOf,
} from '../../../../../libs/sop-document/index.js';
import { keepFacts } from './keep-facts.js';
import { keepToRequest } from './keep-to-request.js';
import { tellLeftOut } from './tell-left-out.js';

const LEAST_STEPS = 3;

/** The result of a model's answer. */
export interface GuardedAnswer {
  document: SopDocument;
  /** Why the answer is unusable, worded for the model; empty if the document can be shown. */
  faults: string[];
}

/**
 * Creates a document that keeps to the request from a model's answer. It repairs what it can: unstated lines become
 * suggestions, omitted facts are added. Everything else is a fault: another language, too few steps, a danger, or an
 * answer to something else.
 * @param isCut whether the answer broke off
 */
export function guardAnswer(wire: SopWire, request: GuardedRequest, isCut = false): GuardedAnswer {
  const answered = fromWire(wire);
  const written = writtenLanguage(answered);
  const inItsLanguage = written === null ? answered : { ...answered, lang: languageTag(answered.lang, written) };
  const stated = keepToRequest(inItsLanguage, request.text);
  const grounded = groundCheck(stated, request.text).document;
  const { document, isMostLost } = keepFacts(grounded, request, written);
  return {
    document: sopDocumentSchema.parse(tellLeftOut(document, request, { isCut })),
    faults: [
      ...languageFaults(request, written),
      ...stepFaults(answered),
      ...dangerousLines(answered).map(
        ({ path, reasons }) => `${path} would put people in danger (${reasons.join(', ')}): leave it out`,
      ),
      ...(isMostLost ? ['it leaves out most of what the description says'] : []),
    ],
  };
}

/** Keeps the model's tag if it refines the detected language: `pt-BR` for `pt`. */
function languageTag(tag: string, written: string): string {
  return tag === written || tag.startsWith(`${written}-`) ? tag : written;
}

function languageFaults({ text, lang }: GuardedRequest, written: string | null): string[] {
  if (!isForeignTo(text, written)) return [];
  return [`it is written in the language "${written}" and the description in "${lang}": write every text in "${lang}"`];
}

function stepFaults(document: SopDocument): string[] {
  const count = stepsOf(document).length;
  return count < LEAST_STEPS ? [`it has ${count} steps: write at least ${LEAST_STEPS}, in the order of the work`] : [];
}

/** Minimum number of letters for detecting a language. */
const LEAST_LETTERS = 40;

/** Languages that are hard to distinguish in short texts. */
const ALIKE = ['da no nb nn sv', 'hr sr bs sl', 'cs sk', 'id ms', 'ru uk be bg mk', 'es gl ca', 'pt gl', 'nl af'].map(
  (group) => new Set(group.split(' ')),
);

/** Returns the language of a document; null if its texts are inconclusive. */
function writtenLanguage(document: SopDocument): string | null {
  return languageOf(
    linesOf(document)
      .flatMap((line) => line.texts)
      .join('\n'),
  );
}

/** Whether an answer is in a language that the request neither has nor asks for. Returns false if unsure. */
function isForeignTo(request: string, written: string | null): boolean {
  const own = languageOf(request);
  if (written === null || own === null) return false;
  return written !== askedLanguage(request) && !isSame(own, written);
}

function languageOf(text: string): string | null {
  if ((text.match(/\p{L}/gu)?.length ?? 0) < LEAST_LETTERS) return null;
  const byWords = detectByWords(text);
  const { lang, isUnderstood } = detectByModel(text);
  if (!isUnderstood) return byWords;
  // The two detectors must agree.
  return byWords === null || isSame(byWords, lang) ? lang : null;
}

function isSame(one: string, other: string): boolean {
  return one === other || ALIKE.some((group) => group.has(one) && group.has(other));
}
