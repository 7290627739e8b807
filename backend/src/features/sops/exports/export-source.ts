import type { SopExportSource } from '../../../../libs/exporter/index.js';
import { sopDocumentSchema } from '../../../../libs/sop-document/index.js';
import type { SopDto } from '../sops/sop.dto.js';

/** What an export shows of the present text of an SOP. */
export function exportSourceOf(sop: SopDto): SopExportSource {
  return {
    title: sop.title,
    status: sop.status,
    version: sop.version,
    createdAt: new Date(sop.created_at).toISOString(),
    prompt: sop.description,
    content: sop.content,
    document: sop.document ? sopDocumentSchema.parse(sop.document) : null,
  };
}
