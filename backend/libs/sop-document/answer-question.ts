import { emptyBlanks, type FilledFields, fillBlanks } from './blanks.js';
import { cutLine } from './clean-text.js';
import { emptyFields, fieldsAlike, fillFields } from './fields-alike.js';
import { emptyNewLine, fillNewLine } from './new-lines.js';
import { emptyOpenRoles, fillOpenRoles } from './open-roles.js';
import { fitTarget, readTarget, writeTarget } from './question-target.js';
import type { SopDocument } from './sop-document.js';
import { TEXT_LIMITS } from './sop-limits.js';
import type { FieldTarget, SopQuestion } from './sop-question.js';

/** The document has no question with this id. */
export class UnknownQuestionError extends Error {
  constructor(readonly questionId: string) {
    super(`No question ${questionId}`);
    this.name = 'UnknownQuestionError';
  }
}

/**
 * Returns the document with the answer stored at its question and, if the target field still exists, written into that
 * field, cut to its length, with source `user`; one about blanks or open roles is put into each of them, one about the
 * place of a record, or its time, into every record that has none, and the name of a role wherever the role acts. What
 * was answered about hazards, records or a good result where the document has no line becomes a new one. An empty answer removes the answer: the field is reset to its former value, unless someone has changed it since.
 * @throws UnknownQuestionError
 */
export function answerQuestion(document: SopDocument, questionId: string, answer: string): SopDocument {
  const question = document.questions.find((each) => each.id === questionId);
  if (!question) throw new UnknownQuestionError(questionId);
  const open = takeAnswerBack(document, question);
  const text = cutLine(answer, TEXT_LIMITS.answer);
  return text === '' ? open : giveAnswer(open, question, text);
}

function giveAnswer(open: SopDocument, question: SopQuestion, answer: string): SopDocument {
  const { target } = question;
  if (target?.path === 'blanks') return keepFilled(fillBlanks(open, target.name, answer), question, answer);
  if (target?.path === 'open_roles') return keepFilled(fillOpenRoles(open, answer), question, answer);
  if (target?.path === 'new_line') return keepFilled(fillNewLine(open, target, answer), question, answer);
  const field = fieldOf(question, open);
  const replaced = field ? readTarget(open, field) : undefined;
  if (!field || !replaced) return replaceQuestion(open, { ...withoutReplaced(question), answer });
  const { document: others, filled } = fillFields(open, fieldsAlike(open, field), answer);
  const changed = writeTarget(others, field, {
    text: fitTarget(answer, field),
    src: replaced.src === null ? null : 'user',
  });
  return replaceQuestion(changed, { ...question, answer, replaced, ...(filled.length > 0 && { filled }) });
}

function keepFilled(
  { document, filled }: { document: SopDocument; filled: FilledFields },
  question: SopQuestion,
  answer: string,
): SopDocument {
  return replaceQuestion(document, { ...question, answer, filled });
}

function takeAnswerBack(document: SopDocument, question: SopQuestion): SopDocument {
  const { target, answer, replaced } = question;
  if (answer === null) return document;
  if (target?.path === 'blanks' || target?.path === 'open_roles' || target?.path === 'new_line') {
    return takeFilledBack(document, question, answer);
  }
  const { filled = [], ...rest } = withoutReplaced(question);
  const open = replaceQuestion(emptyFields(document, filled, answer), { ...rest, answer: null });
  const field = replaced ? fieldOf(question, open) : null;
  if (!field || !replaced) return open;
  const holdsAnswer = readTarget(document, field)?.text === fitTarget(answer, field);
  return holdsAnswer ? writeTarget(open, field, replaced) : open;
}

function takeFilledBack(document: SopDocument, question: SopQuestion, answer: string): SopDocument {
  const { filled = [], ...rest } = question;
  return replaceQuestion(withoutFilled(document, rest, filled, answer), { ...rest, answer: null });
}

function withoutFilled(
  document: SopDocument,
  { target }: Pick<SopQuestion, 'target'>,
  filled: FilledFields,
  answer: string,
): SopDocument {
  if (target?.path === 'blanks') return emptyBlanks(document, filled, target.name);
  if (target?.path === 'new_line') return emptyNewLine(document, filled, answer);
  return emptyOpenRoles(document, filled, answer);
}

/**
 * The one field that an answer fills. The approval has a place of its own, also without a target; where two
 * questions do, the second answer stays beside its question.
 */
function fieldOf({ about, target, replaced }: SopQuestion, document: SopDocument): FieldTarget | null {
  if (!target) {
    const isFree = document.approval === undefined || replaced !== undefined;
    return about === 'approval' && isFree ? { path: 'approval' } : null;
  }
  return target.path === 'prompt' ||
    target.path === 'blanks' ||
    target.path === 'open_roles' ||
    target.path === 'new_line'
    ? null
    : target;
}

function withoutReplaced({ replaced: _, ...question }: SopQuestion): SopQuestion {
  return question;
}

function replaceQuestion(document: SopDocument, question: SopQuestion): SopDocument {
  const questions = document.questions.map((each) => (each.id === question.id ? question : each));
  return { ...document, questions };
}
