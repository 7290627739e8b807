import { type GuardedRequest, notesOf, textsFor } from '../../../../../libs/drafter/index.js';
import {
  cutLine,
  LIST_LIMITS,
  type NewItemId,
  newItemId,
  primaryLanguage,
  type SopDocument,
  type SopQuestion,
  TEXT_LIMITS,
} from '../../../../../libs/sop-document/index.js';

type Asked = Pick<SopQuestion, 'about' | 'text'> & { target?: SopQuestion['target'] };

/**
 * Adds questions about what was removed for the model (secrets, dangers, instructions to a program), ambiguous
 * corrections, and a truncated answer.
 */
export function tellLeftOut(
  document: SopDocument,
  request: GuardedRequest,
  { isCut, newId = newItemId }: { isCut: boolean; newId?: NewItemId },
): SopDocument {
  const { questions, refusals } = textsFor(primaryLanguage(document.lang));
  const asked: Asked[] = [];
  if (isCut) asked.push({ about: 'phases', text: questions.cut, target: { path: 'prompt' } });
  if (request.removedSecrets.length > 0)
    asked.push({ about: 'resources', text: questions.secrets(request.removedSecrets) });
  if (request.refusals.length > 0) asked.push({ about: 'safety', text: questions.refused });
  if (request.droppedInstructions > 0) asked.push({ about: 'scope', text: questions.instructions });
  for (const text of request.unclearCorrections) asked.push({ about: 'phases', text: questions.correction(text) });

  const notes = notesOf(
    request.refusals.map((reason) => refusals[reason].note),
    newId,
    'suggested',
  );
  const safety = request.refusals
    .flatMap((reason) => refusals[reason].safety)
    .map((text) => ({ id: newId(), src: 'suggested' as const, level: 'danger' as const, text }));
  return {
    ...document,
    safety: [...safety, ...document.safety].slice(0, LIST_LIMITS.safety),
    notes: [...notes, ...document.notes].slice(0, LIST_LIMITS.notes),
    questions: [...asked.map((question) => toQuestion(question, newId)), ...document.questions].slice(
      0,
      LIST_LIMITS.questions,
    ),
  };
}

function toQuestion({ about, text, target = null }: Asked, newId: NewItemId): SopQuestion {
  return { id: newId(), about, text: cutLine(text, TEXT_LIMITS.question), answer: null, target };
}
