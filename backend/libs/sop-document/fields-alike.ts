import type { FilledFields } from './blanks.js';
import { fitTarget, readTarget, writeTarget } from './question-target.js';
import { type SopDocument, stepsOf } from './sop-document.js';
import { type FieldTarget, MOST_FILLED } from './sop-question.js';

/**
 * Returns the other fields that an answer to this one fills: a question about a record fills all records with that
 * field empty, and the name of a role is used wherever the role acts.
 */
export function fieldsAlike(document: SopDocument, target: FieldTarget): FieldTarget[] {
  if (target.path === 'records' && target.field !== 'name')
    return emptyFieldsOfRecords(document, target.id, target.field);
  const name = target.path === 'roles' ? readTarget(document, target)?.text : null;
  return name ? fieldsNaming(document, name) : [];
}

function emptyFieldsOfRecords(document: SopDocument, id: string, field: 'where' | 'keep'): FieldTarget[] {
  return document.records
    .filter((record) => record.id !== id && record[field] === null)
    .map((record) => ({ path: 'records', id: record.id, field }));
}

function fieldsNaming(document: SopDocument, role: string): FieldTarget[] {
  const isNamed = (name: string | null) => name?.toLowerCase() === role.toLowerCase();
  const steps = stepsOf(document).filter((step) => isNamed(step.role));
  const exceptions = document.exceptions.filter((exception) => isNamed(exception.escalate_to));
  const targets = [
    ...steps.map(({ id }): FieldTarget => ({ path: 'steps', id, field: 'role' })),
    ...exceptions.map(({ id }): FieldTarget => ({ path: 'exceptions', id, field: 'escalate_to' })),
  ];
  return targets.slice(0, MOST_FILLED);
}

/** Writes the answer into all of them. The source of a line stays as it is. */
export function fillFields(
  document: SopDocument,
  targets: readonly FieldTarget[],
  answer: string,
): { document: SopDocument; filled: FilledFields } {
  return {
    document: targets.reduce((changed, target) => setField(changed, target, fitTarget(answer, target)), document),
    filled: targets.map((target) => ({ target, text: readTarget(document, target)?.text ?? null })),
  };
}

/** Restores the former texts of those that still contain the answer. */
export function emptyFields(document: SopDocument, filled: FilledFields, answer: string): SopDocument {
  return filled.reduce((changed, { target, text }) => {
    const holdsIt = readTarget(changed, target)?.text === fitTarget(answer, target);
    return holdsIt ? setField(changed, target, text) : changed;
  }, document);
}

function setField(document: SopDocument, target: FieldTarget, text: string | null): SopDocument {
  return writeTarget(document, target, { text, src: null });
}
