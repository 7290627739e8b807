import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import { primaryLanguage } from '../../sop-document/index.js';
import type { ExportBranding, ExportPictures } from '../export-request.js';
import type { ExportDocument, ExportSection } from '../model/export-document.js';
import { FontRegistry } from './fonts/font-registry.js';
import { PdfBlocks } from './pdf-blocks.js';
import { PdfFlow } from './pdf-flow.js';
import { PAGE, TEXT_SIZE } from './pdf-layout.js';
import { PdfPageEdges } from './pdf-page-edges.js';
import { PdfPictures } from './pdf-pictures.js';
import { quietText } from './pdf-runs.js';
import { PdfTable } from './pdf-table.js';
import { PdfText } from './pdf-text.js';
import type { TextStyle } from './text/text-piece.js';

/**
 * Returns an export as PDF: A4, tagged for screen readers, with an outline of the sections and embedded font subsets.
 */
export async function writePdf(
  document: ExportDocument,
  branding: ExportBranding,
  pictures: ExportPictures,
): Promise<Uint8Array> {
  const pdf = new PDFDocument({
    size: PAGE.size,
    margin: 0,
    bufferPages: true,
    pdfVersion: '1.7',
    tagged: true,
    lang: document.lang,
    displayTitle: true,
    info: { Title: document.title, CreationDate: new Date(`${document.createdOn}T00:00:00Z`) },
  });
  const file = buffer(pdf);
  const text = new PdfText(pdf, new FontRegistry(primaryLanguage(document.lang)), document.isRightToLeft);
  const flow = new PdfFlow(pdf, text);
  const headingStyle: TextStyle = { weight: 700, color: branding.primaryColor };
  writeTop(flow, document, headingStyle);
  const blocks = new PdfBlocks(flow, headingStyle, new PdfPictures(flow, pictures));
  for (const section of document.sections) writeSection(flow, section, { headingStyle, blocks, branding });
  new PdfPageEdges(pdf, text, document, branding).write();
  pdf.end();
  return file;
}

function writeTop(flow: PdfFlow, document: ExportDocument, style: TextStyle): void {
  flow.paragraph({ type: 'H1' }, [{ text: document.title, style }], { size: TEXT_SIZE.title });
  const facts = document.facts.map(({ label, value }) => `${label}${document.colon}${value}`).join(' · ');
  flow.paragraph({ type: 'P' }, [quietText(facts)], { spaceAfter: 10 });
}

function writeSection(
  flow: PdfFlow,
  { number, heading, blocks, table }: ExportSection,
  writers: { headingStyle: TextStyle; blocks: PdfBlocks; branding: ExportBranding },
): void {
  const { headingStyle: style, branding } = writers;
  if (heading !== null) {
    const size = TEXT_SIZE.heading;
    const line = number === null ? heading : `${number}. ${heading}`;
    flow.paragraph({ type: 'H2' }, [{ text: line, style }], { size, spaceBefore: 12, keepBelow: 3 * size });
    flow.pdf.outline.addItem(line);
  }
  writers.blocks.write(blocks);
  const look = { color: branding.secondaryColor, headTextColor: branding.onSecondaryColor };
  if (table) new PdfTable(flow, table, look).write();
}
