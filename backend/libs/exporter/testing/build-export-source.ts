import { renderText, type SopDocument } from '../../sop-document/index.js';
import { buildSopDocument } from '../../sop-document/testing/build-sop-document.js';
import type { SopExportSource } from '../export-request.js';

/** Returns an SOP to export for tests, from a small document with the given differences. */
export function buildExportSource(changes: Partial<SopDocument> = {}): SopExportSource {
  const document = buildSopDocument(changes);
  return {
    title: document.title,
    status: 'in_progress',
    version: '3.0',
    createdAt: '2026-11-21T08:05:00.000Z',
    prompt: 'Opening checklist for our shop',
    content: renderText(document, { notice: false }),
    document,
  };
}

/** Returns the same SOP as it is after an edit as plain text: without its structured document. */
export function buildTextSource(changes: Partial<SopExportSource> = {}): SopExportSource {
  return { ...buildExportSource(), document: null, ...changes };
}
