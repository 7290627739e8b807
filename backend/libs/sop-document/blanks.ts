import { fieldTargetsOf, fitTarget, readTarget, writeTarget } from './question-target.js';
import type { SopDocument } from './sop-document.js';
import { type FieldTarget, MOST_FILLED, type SopQuestion } from './sop-question.js';

/** Fields that an answer has filled, with their texts as they are without any answer. */
export type FilledFields = NonNullable<SopQuestion['filled']>;

type Answers = ReadonlyMap<string, string>;

const BLANK = /\[([^[\]]+)\]/gu;

/** The format of a blank: `[opening time]`. */
export function blankOf(name: string): string {
  return `[${name}]`;
}

/** Fills every blank of this name with an answer. The source of a line stays as it is: only the blank was decided. */
export function fillBlanks(
  document: SopDocument,
  name: string,
  answer: string,
): { document: SopDocument; filled: FilledFields } {
  const before = answersOf(document);
  const after = new Map(before).set(name, answer);
  const known = document.questions.flatMap(({ filled = [] }) => filled);
  const filled: FilledFields = [];
  let complete = document;
  for (const target of fieldTargetsOf(document)) {
    const value = readTarget(complete, target);
    if (!value?.text?.includes(blankOf(name)) || filled.length === MOST_FILLED) continue;
    const earlier = known.find((entry) => isSame(entry.target, target) && shown(entry, before) === value.text);
    const entry = { target, text: earlier?.text ?? value.text };
    filled.push(entry);
    complete = writeTarget(complete, target, { ...value, text: shown(entry, after) });
  }
  return { document: complete, filled };
}

/**
 * Restores the blanks of this name that the answer has filled; a field that someone has changed since stays as it is.
 */
export function emptyBlanks(document: SopDocument, filled: FilledFields, name: string): SopDocument {
  const before = answersOf(document);
  const after = new Map(before);
  after.delete(name);
  return filled.reduce((changed, entry) => {
    const value = readTarget(changed, entry.target);
    if (value?.text !== shown(entry, before)) return changed;
    return writeTarget(changed, entry.target, { ...value, text: shown(entry, after) });
  }, document);
}

function answersOf({ questions }: SopDocument): Answers {
  const answered = questions.flatMap(({ target, answer }) =>
    target?.path === 'blanks' && answer !== null ? [[target.name, answer] as const] : [],
  );
  return new Map(answered);
}

/** The text of a field with these answers. */
function shown({ target, text }: FilledFields[number], answers: Answers): string {
  return fitTarget(
    (text ?? '').replace(BLANK, (blank, name: string) => answers.get(name) ?? blank),
    target,
  );
}

function isSame(one: FieldTarget, other: FieldTarget): boolean {
  if (!('id' in one) || !('id' in other)) return one.path === other.path;
  return one.path === other.path && one.id === other.id && one.field === other.field;
}
