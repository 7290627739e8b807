import type { FilledFields } from './blanks.js';
import { fitTarget, readTarget, writeTarget } from './question-target.js';
import type { SopDocument } from './sop-document.js';
import type { FieldTarget } from './sop-question.js';

/** The place of a record, or how long it is kept. */
type RecordTarget = Extract<FieldTarget, { path: 'records' }>;

/** Gives the fields that say the same of the other records and are empty: a question about the records is about all of them. */
export function openFieldsLike(document: SopDocument, target: FieldTarget): RecordTarget[] {
  if (target.path !== 'records' || target.field === 'name') return [];
  const { id, field } = target;
  return document.records
    .filter((record) => record.id !== id && record[field] === null)
    .map((record): RecordTarget => ({ path: 'records', id: record.id, field }));
}

/** Gives all of them the answer. Where a line comes from stays as it is. */
export function fillRecords(
  document: SopDocument,
  targets: readonly RecordTarget[],
  answer: string,
): { document: SopDocument; filled: FilledFields } {
  return {
    document: targets.reduce((changed, target) => setField(changed, target, fitTarget(answer, target)), document),
    filled: targets.map((target) => ({ target, text: null })),
  };
}

/** Takes the answer back from those that have got it and still hold it. */
export function emptyRecords(document: SopDocument, filled: FilledFields, answer: string): SopDocument {
  return filled.reduce((changed, { target }) => {
    const holdsIt = readTarget(changed, target)?.text === fitTarget(answer, target);
    return holdsIt ? setField(changed, target, null) : changed;
  }, document);
}

function setField(document: SopDocument, target: FieldTarget, text: string | null): SopDocument {
  return writeTarget(document, target, { text, src: null });
}
