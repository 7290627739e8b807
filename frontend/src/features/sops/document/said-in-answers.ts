import type { SopQuestion } from '../../../api/generated/types.gen';
import type { DraftDocument } from './draft-document';

/** A part of the procedure that a question is about. */
export type AnsweredPart = SopQuestion['about'];

/** What a person answered about a part, in words that stand in none of its lines. */
export interface SaidInAnswer {
  id: string;
  question: string;
  answer: string;
}

/** The answers that the lines of the document do not hold, by part; exports print them as well. */
export function saidInAnswers(document: DraftDocument): ReadonlyMap<AnsweredPart, SaidInAnswer[]> {
  const parts = new Map<AnsweredPart, SaidInAnswer[]>();
  const { questions, ...lines } = document;
  for (const { id, about, text, answer, replaced, filled, target } of questions ?? []) {
    if (!id || !about || !text || !answer || target?.path === 'prompt') continue;
    const isWritten = Boolean(replaced) || (filled ?? []).length > 0;
    if (isWritten && holds(lines, answer)) continue;
    parts.set(about, [...(parts.get(about) ?? []), { id, question: text, answer }]);
  }
  return parts;
}

function holds(part: unknown, words: string): boolean {
  if (typeof part === 'string') return part.includes(words);
  return typeof part === 'object' && part !== null && Object.values(part).some((each) => holds(each, words));
}
