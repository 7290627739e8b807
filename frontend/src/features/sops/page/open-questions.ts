import type { SopDocument } from '../../../api/generated/types.gen';

const FIRST_QUESTION = 'first-open-question';

/** How many questions of a draft nobody has answered. */
export function countOpenQuestions(document: Pick<SopDocument, 'questions'> | null): number {
  return document?.questions.filter(({ answer }) => answer === null).length ?? 0;
}

/** Names the field of the first one, so that other parts of the page can lead there. */
export function questionFieldId(questions: SopDocument['questions'], id: string): string | undefined {
  return questions.find(({ answer }) => answer === null)?.id === id ? FIRST_QUESTION : undefined;
}

/** Puts the caret where the first answer goes, and brings it into view. */
export function focusFirstQuestion(): void {
  const field = document.getElementById(FIRST_QUESTION);
  field?.focus({ preventScroll: true });
  field?.scrollIntoView({ block: 'center' });
}
