import type { GuardedRequest } from '../../../../../libs/drafter/index.js';
import {
  dangerousLines,
  fromWire,
  groundCheck,
  type SopDocument,
  type SopWire,
  sopDocumentSchema,
  stepsOf,
} from '../../../../../libs/sop-document/index.js';
import { isForeignTo, writtenLanguage } from './answer-language.js';
import { keepFacts } from './keep-facts.js';
import { keepToRequest } from './keep-to-request.js';
import { tellLeftOut } from './tell-left-out.js';

const LEAST_STEPS = 3;

/** What became of a model's answer. */
export interface GuardedAnswer {
  document: SopDocument;
  /** What makes the answer unusable, in words for the model; empty when the document can be shown. */
  faults: string[];
}

/**
 * Makes a document of a model's answer that keeps to the request. Repaired here: a line that nobody has said
 * becomes a suggestion, what the answer leaves out is added. What cannot is a fault: another language, too few steps, a
 * danger, or an answer to something else.
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

/** The model's own tag when it only says more than was detected: `pt-BR` for `pt`. */
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
