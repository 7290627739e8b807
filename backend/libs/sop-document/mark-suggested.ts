import type { Source } from './document-fields.js';
import type { SopDocument } from './sop-document.js';

/** Returns the document with the lines of these ids marked as suggestions. */
export function markSuggested(document: SopDocument, ids: ReadonlySet<string>): SopDocument {
  const all = <Line extends { id: string; src: Source }>(lines: Line[]): Line[] =>
    lines.map((line) => (ids.has(line.id) ? { ...line, src: 'suggested' } : line));
  return {
    ...document,
    definitions: all(document.definitions),
    roles: all(document.roles),
    resources: all(document.resources),
    safety: all(document.safety),
    phases: document.phases.map((phase) => ({ ...phase, steps: all(phase.steps) })),
    exceptions: all(document.exceptions),
    records: all(document.records),
    kpis: all(document.kpis),
    references: all(document.references),
    notes: all(document.notes),
  };
}
