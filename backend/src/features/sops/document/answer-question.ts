import { cutLine } from './clean-text.js';
import { fitTarget, readTarget, writeTarget } from './question-target.js';
import type { SopDocument } from './sop-document.js';
import { TEXT_LIMITS } from './sop-limits.js';
import type { SopQuestion } from './sop-question.js';

/** The document has no question with this id. */
export class UnknownQuestionError extends Error {
  constructor(readonly questionId: string) {
    super(`No question ${questionId}`);
    this.name = 'UnknownQuestionError';
  }
}

/**
 * Gives the document with the answer kept at its question and, if the question asks for a field that is still there,
 * put into that field, cut to its length, with source `user`. An empty answer takes the answer back: the field gets
 * its former value, unless somebody has changed it since.
 * @throws UnknownQuestionError
 */
export function answerQuestion(document: SopDocument, questionId: string, answer: string): SopDocument {
  const question = document.questions.find((each) => each.id === questionId);
  if (!question) throw new UnknownQuestionError(questionId);
  const open = takeAnswerBack(document, question);
  const text = cutLine(answer, TEXT_LIMITS.answer);
  return text === '' ? open : giveAnswer(open, question, text);
}

function giveAnswer(document: SopDocument, question: SopQuestion, answer: string): SopDocument {
  const { target } = question;
  const replaced = target ? readTarget(document, target) : undefined;
  if (!target || !replaced) return replaceQuestion(document, { ...withoutReplaced(question), answer });
  const filled = writeTarget(document, target, {
    text: fitTarget(answer, target),
    src: replaced.src === null ? null : 'user',
  });
  return replaceQuestion(filled, { ...question, answer, replaced });
}

function takeAnswerBack(document: SopDocument, question: SopQuestion): SopDocument {
  const { target, answer, replaced } = question;
  if (answer === null) return document;
  const open = replaceQuestion(document, { ...withoutReplaced(question), answer: null });
  if (!target || !replaced) return open;
  const holdsAnswer = readTarget(document, target)?.text === fitTarget(answer, target);
  return holdsAnswer ? writeTarget(open, target, replaced) : open;
}

function withoutReplaced({ replaced: _, ...question }: SopQuestion): SopQuestion {
  return question;
}

function replaceQuestion(document: SopDocument, question: SopQuestion): SopDocument {
  const questions = document.questions.map((each) => (each.id === question.id ? question : each));
  return { ...document, questions };
}
