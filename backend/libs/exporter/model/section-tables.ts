import { labelsFor, OutlineLines, type SopDocument } from '../../sop-document/index.js';
import type { ExportLabelSet } from '../labels/export-labels.js';
import type { ExportTable } from './export-document.js';

/** The roles and their responsibilities, one per row; null when no role is known. */
export function rolesTable(document: SopDocument, labels: ExportLabelSet): ExportTable | null {
  if (document.roles.length === 0) return null;
  const lines = new OutlineLines(labelsFor(document.lang));
  return {
    head: [labels.role, labels.duties],
    widths: [0.34, 0.66],
    rows: document.roles.map((role) => [
      [lines.strong(role.name), ...lines.origin(role.src)],
      [lines.plain(role.duties.join('; '))],
    ]),
  };
}

/** The records with place and retention, one per row; null when there are none. */
export function recordsTable(document: SopDocument, labels: ExportLabelSet): ExportTable | null {
  if (document.records.length === 0) return null;
  const lines = new OutlineLines(labelsFor(document.lang));
  return {
    head: [labels.record, lines.labels.where, lines.labels.keep],
    widths: [0.42, 0.33, 0.25],
    rows: document.records.map((record) => [
      [lines.plain(record.name), ...lines.origin(record.src)],
      [lines.value(record.where)],
      [lines.value(record.keep)],
    ]),
  };
}
