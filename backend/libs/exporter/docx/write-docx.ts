import { Document, Packer } from 'docx';
import type { Run } from '../../sop-document/index.js';
import type { ExportBranding, ExportPictures } from '../export-request.js';
import type { ExportDocument } from '../model/export-document.js';
import { DOCX_NUMBERING } from './docx-numbering.js';
import { docxFooter, docxHeader } from './docx-page-edges.js';
import { DocxParagraphs } from './docx-paragraphs.js';
import { docxStyles } from './docx-styles.js';
import { docxTable } from './docx-table.js';

/** 20 mm in twentieths of a point. */
const MARGIN = 1134;

/** Returns an export as a Word document with real headings, lists, tables, header and footer. */
export async function writeDocx(
  document: ExportDocument,
  branding: ExportBranding,
  pictures: ExportPictures,
): Promise<Uint8Array> {
  const paragraphs = new DocxParagraphs(document.isRightToLeft, pictures);
  const { isRightToLeft } = document;
  const sections = document.sections.flatMap(({ number, heading, blocks, table }) => [
    ...(heading === null ? [] : [paragraphs.heading(number, heading)]),
    ...paragraphs.blocks(blocks),
    ...(table ? [docxTable(table, { paragraphs, branding, isRightToLeft })] : []),
  ]);
  const file = new Document({
    title: document.title,
    creator: '',
    styles: docxStyles(document.lang, branding),
    numbering: DOCX_NUMBERING,
    sections: [
      {
        properties: { page: { margin: { top: MARGIN, bottom: MARGIN, left: MARGIN, right: MARGIN } } },
        headers: { default: docxHeader(document, branding) },
        footers: { default: docxFooter(document, branding) },
        children: [paragraphs.title(document.title), paragraphs.line(factRuns(document)), ...sections],
      },
    ],
  });
  return Packer.toBuffer(file);
}

function factRuns({ facts, colon }: ExportDocument): Run[] {
  const text = facts.map(({ label, value }) => `${label}${colon}${value}`).join(' · ');
  return [{ style: 'plain', text }];
}
