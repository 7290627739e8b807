import type { SopDocument } from '../../../api/generated/types.gen';

const FIRST_QUESTION = 'first-open-question';

/** The number of unanswered questions of a draft. */
export function countOpenQuestions(document: Pick<SopDocument, 'questions'> | null): number {
  return document?.questions.filter(({ answer }) => answer === null).length ?? 0;
}

/** The id of the first one's field, so that other parts of the page can link to it. */
export function questionFieldId(questions: SopDocument['questions'], id: string): string | undefined {
  return questions.find(({ answer }) => answer === null)?.id === id ? FIRST_QUESTION : undefined;
}

/** Focuses the field of the first answer, and scrolls it into view. */
export function focusFirstQuestion(): void {
  const field = document.getElementById(FIRST_QUESTION);
  field?.focus({ preventScroll: true });
  field?.scrollIntoView({ block: 'center' });
}
