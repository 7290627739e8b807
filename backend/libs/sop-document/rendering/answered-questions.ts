import { linesOf } from '../document-lines.js';
import type { Section } from '../labels/sop-label-set.js';
import type { SopDocument } from '../sop-document.js';
import type { SopQuestion } from '../sop-question.js';

export type AnsweredQuestion = SopQuestion & { answer: string };

/** Parts in which an answer stands that the document has no line for. */
const PARTS_WITH_ANSWERS: ReadonlySet<Section> = new Set(['safety', 'exceptions', 'records', 'kpis', 'approval']);

/** The answers that stand in this part if nothing else does: what is answered is no longer to be confirmed. */
export function answersShownIn(section: Section, document: SopDocument): AnsweredQuestion[] {
  if (!PARTS_WITH_ANSWERS.has(section)) return [];
  return document.questions.filter(
    (question): question is AnsweredQuestion =>
      question.about === section && question.answer !== null && !isWrittenDown(document, question),
  );
}

/** The questions that the document does not answer: an answer that stands in full in a line is not said again. */
export function questionsShown(document: SopDocument): SopQuestion[] {
  const empty = [...PARTS_WITH_ANSWERS].filter((part) => isEmptyPart(document, part));
  const said = new Set(empty.flatMap((part) => answersShownIn(part, document)).map(({ id }) => id));
  return document.questions.filter((question) => !said.has(question.id) && !isWrittenDown(document, question));
}

function isWrittenDown(document: SopDocument, { answer, replaced, filled = [] }: SopQuestion): boolean {
  if (answer === null || (replaced === undefined && filled.length === 0)) return false;
  return linesOf(document).some(({ texts }) => texts.some((text) => text.includes(answer)));
}

function isEmptyPart(document: SopDocument, part: Section): boolean {
  return linesOf(document).every(({ about }) => about !== part);
}
