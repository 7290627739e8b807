import { answerQuestion } from './answer-question.js';
import type { SopDocument } from './sop-document.js';

/** Copies the answers to the same questions from the previous draft to a new one. */
export function carryAnswers(before: SopDocument | null, after: SopDocument): SopDocument {
  const answers = new Map(before?.questions.map(({ text, answer }) => [text, answer]));
  return after.questions.reduce((document, { id, text, answer }) => {
    const given = answers.get(text);
    return given && answer === null ? answerQuestion(document, id, given) : document;
  }, after);
}
