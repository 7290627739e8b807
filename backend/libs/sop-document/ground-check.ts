import { cutText } from './clean-text.js';
import { type NewItemId, newItemId } from './item-id.js';
import { markSuggested } from './mark-suggested.js';
import type { SopDocument } from './sop-document.js';
import { labelsFor } from './sop-labels.js';
import { LIST_LIMITS, TEXT_LIMITS } from './sop-limits.js';
import type { SopQuestion } from './sop-question.js';
import { type UngroundedLine, ungroundedLines } from './specifics/ungrounded.js';

const SHOWN_VALUES = 3;

/** A checked document and how many values of it the request does not contain. */
export interface GroundedDocument {
  document: SopDocument;
  ungrounded: number;
}

/**
 * Marks ungrounded lines: a line with a number, code, address or name that the request does not contain becomes
 * `suggested`, and a question asks to confirm it.
 */
export function groundCheck(document: SopDocument, prompt: string, newId: NewItemId = newItemId): GroundedDocument {
  const found = ungroundedLines(document, prompt);
  const suspects = new Set(found.flatMap(({ line }) => (line.id === null ? [] : [line.id])));
  const questions = [...document.questions, ...confirmations(document, found, newId)].slice(0, LIST_LIMITS.questions);
  return {
    document: { ...markSuggested(document, suspects), questions },
    ungrounded: found.reduce((sum, { values }) => sum + values.length, 0),
  };
}

/**
 * One question per line, without duplicates. They fill no field: the answer is a yes or another value, not a sentence.
 */
function confirmations(document: SopDocument, found: UngroundedLine[], newId: NewItemId): SopQuestion[] {
  const { confirmValues } = labelsFor(document.lang);
  const asked = new Set(document.questions.map((question) => question.text));
  const questions: SopQuestion[] = [];
  for (const { line, values } of found) {
    const shown = values.slice(0, SHOWN_VALUES).map((value) => `“${value}”`);
    const text = cutText(
      confirmValues.replace('{values}', () => shown.join(', ')),
      TEXT_LIMITS.question,
    );
    if (asked.has(text)) continue;
    asked.add(text);
    const about = line.about === 'notes' ? 'phases' : line.about;
    questions.push({ id: newId(), about, text, answer: null, target: null });
  }
  return questions;
}
