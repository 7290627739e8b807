import { writeDocx } from './docx/write-docx.js';
import { DEFAULT_BRANDING, type ExportRequest } from './export-request.js';
import { writeHtml } from './html/write-html.js';
import { writeMarkdown } from './markdown/write-markdown.js';
import { buildExportDocument } from './model/build-export-document.js';
import { writePdf } from './pdf/write-pdf.js';
import { writeText } from './text/write-text.js';
import { writeXlsx } from './xlsx/write-xlsx.js';

/** Makes the file of an export. Takes up to some hundred milliseconds, so the server runs it in a worker thread. */
export async function makeExport({
  format,
  source,
  branding = DEFAULT_BRANDING,
  pictures = new Map(),
}: ExportRequest): Promise<Uint8Array> {
  switch (format) {
    case 'txt':
      return Buffer.from(writeText(source));
    case 'pdf':
      return writePdf(buildExportDocument(source), branding, pictures);
    case 'docx':
      return writeDocx(buildExportDocument(source), branding, pictures);
    case 'xlsx':
      return writeXlsx(buildExportDocument(source), branding);
    case 'md':
      return Buffer.from(writeMarkdown(buildExportDocument(source), branding));
    case 'html':
      return Buffer.from(writeHtml(buildExportDocument(source), branding, pictures));
  }
}
