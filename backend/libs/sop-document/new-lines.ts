import type { FilledFields } from './blanks.js';
import { newItemId } from './item-id.js';
import { fitTarget, readTarget, writeTarget } from './question-target.js';
import type { SopDocument } from './sop-document.js';
import { labelsFor } from './sop-labels.js';
import { LIST_LIMITS } from './sop-limits.js';
import type { FieldTarget, NewLineTarget } from './sop-question.js';

type ItemTarget = Extract<FieldTarget, { id: string }>;

/**
 * Adds a line that says what was answered, or completes the record that another answer has added. The same document, and
 * nothing filled, if the list is full.
 */
export function fillNewLine(
  document: SopDocument,
  target: NewLineTarget,
  answer: string,
): { document: SopDocument; filled: FilledFields } {
  const id = startedRecord(document, target) ?? newItemId();
  const field = { path: target.list, id, field: target.field } as ItemTarget;
  const written = writeTarget(withLine(document, target, id), field, { text: fitTarget(answer, field), src: 'user' });
  const isWritten = readTarget(written, field)?.text === fitTarget(answer, field);
  return isWritten ? { document: written, filled: [{ target: field, text: null }] } : { document, filled: [] };
}

/** Removes what the answer has written and nobody has changed since: the field of a record, or the whole line. */
export function emptyNewLine(document: SopDocument, filled: FilledFields, answer: string): SopDocument {
  return filled.reduce((changed, { target }) => {
    if (!('id' in target) || readTarget(changed, target)?.text !== fitTarget(answer, target)) return changed;
    const record = changed.records.find(({ id }) => id === target.id);
    const isAlone = record === undefined || record.where === null || record.keep === null;
    return isAlone && isNamedByAnswers(changed, target)
      ? withoutLine(changed, target.id)
      : writeTarget(changed, target, { text: null, src: 'user' });
  }, document);
}

/** The record that the answer to a question about its other field has added. */
function startedRecord(document: SopDocument, target: NewLineTarget): string | null {
  if (target.list !== 'records') return null;
  const added = document.questions.flatMap((question) =>
    question.target?.path === 'new_line' && question.answer !== null ? (question.filled ?? []) : [],
  );
  const ids = new Set(added.flatMap((entry) => (entry.target.path === 'records' ? [entry.target.id] : [])));
  return document.records.find((record) => ids.has(record.id) && record[target.field] === null)?.id ?? null;
}

function withLine(document: SopDocument, { list }: NewLineTarget, id: string): SopDocument {
  if (document[list].some((line) => line.id === id) || document[list].length >= LIST_LIMITS[list]) return document;
  const labels = labelsFor(document.lang);
  const line = { id, src: 'user' as const };
  switch (list) {
    case 'safety':
      return { ...document, safety: [...document.safety, { ...line, level: 'note', text: labels.toConfirm }] };
    case 'records':
      return {
        ...document,
        records: [...document.records, { ...line, name: labels.anyRecord, where: null, keep: null }],
      };
    case 'kpis':
      return { ...document, kpis: [...document.kpis, { ...line, name: labels.goodResult, target: null }] };
  }
}

/** A person who gave the line another name has made it their own. */
function isNamedByAnswers(document: SopDocument, { path, id }: ItemTarget): boolean {
  const { anyRecord, goodResult } = labelsFor(document.lang);
  if (path === 'records') return document.records.some((line) => line.id === id && line.name === anyRecord);
  if (path === 'kpis') return document.kpis.some((line) => line.id === id && line.name === goodResult);
  return path === 'safety';
}

function withoutLine(document: SopDocument, id: string): SopDocument {
  return {
    ...document,
    safety: document.safety.filter((line) => line.id !== id),
    records: document.records.filter((line) => line.id !== id),
    kpis: document.kpis.filter((line) => line.id !== id),
  };
}
