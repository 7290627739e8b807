import { writeDocx } from './docx/write-docx.js';
import { writeHtml } from './html/write-html.js';
import { embeddableLogo } from './logo/embeddable-logo.js';
import { writeMarkdown } from './markdown/write-markdown.js';
import { buildExportDocument } from './model/build-export-document.js';
import { writePdf } from './pdf/write-pdf.js';
import { DEFAULT_BRANDING, type ExportRequest } from './sop-export.js';
import { writeText } from './text/write-text.js';
import { writeXlsx } from './xlsx/write-xlsx.js';

/** Makes the file of an export. Takes up to some hundred milliseconds: the server runs it in a thread. */
export async function makeExport({ format, source, branding = DEFAULT_BRANDING }: ExportRequest): Promise<Uint8Array> {
  const brand = { ...branding, logo: embeddableLogo(branding.logo) };
  switch (format) {
    case 'txt':
      return Buffer.from(writeText(source));
    case 'pdf':
      return writePdf(buildExportDocument(source), brand);
    case 'docx':
      return writeDocx(buildExportDocument(source), brand);
    case 'xlsx':
      return writeXlsx(buildExportDocument(source), brand);
    case 'md':
      return Buffer.from(writeMarkdown(buildExportDocument(source), brand));
    case 'html':
      return Buffer.from(writeHtml(buildExportDocument(source), brand));
  }
}
