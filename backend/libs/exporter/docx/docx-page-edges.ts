import { AlignmentType, Footer, Header, ImageRun, PageNumber, Paragraph, TextRun } from 'docx';
import type { ExportBranding, ExportLogo } from '../export-request.js';
import { pageLabelParts } from '../labels/page-label.js';
import type { ExportDocument } from '../model/export-document.js';

const EDGE_SIZE = 18;
/** In pixels. */
const LOGO = { maxWidth: 200, maxHeight: 40 };

/** The header of each page: logo, title and version. */
export function docxHeader(document: ExportDocument, { logo }: ExportBranding): Header {
  const version = document.facts[0];
  const title = version ? `${document.title} · ${version.label} ${version.value}` : document.title;
  const children = [...(logo ? [logoRun(logo), edgeText('  ', document)] : []), edgeText(title, document)];
  return new Header({ children: [new Paragraph({ bidirectional: document.isRightToLeft, children })] });
}

/** The footer of each page: the company's line and "page n of m", counted by Word. */
export function docxFooter(document: ExportDocument, { footerLine }: ExportBranding): Footer {
  const pageParts = pageLabelParts(document.labels).map((part) => {
    if (part === 'page') return PageNumber.CURRENT;
    if (part === 'pages') return PageNumber.TOTAL_PAGES;
    return part.text;
  });
  const pageRun = new TextRun({
    children: pageParts,
    size: EDGE_SIZE,
    sizeComplexScript: EDGE_SIZE,
    rightToLeft: document.isRightToLeft,
  });
  const line = footerLine === null ? [] : [edgeText(`${footerLine} · `, document)];
  return new Footer({
    children: [
      new Paragraph({
        alignment: AlignmentType.CENTER,
        bidirectional: document.isRightToLeft,
        children: [...line, pageRun],
      }),
    ],
  });
}

function edgeText(text: string, { isRightToLeft }: ExportDocument): TextRun {
  return new TextRun({ text, size: EDGE_SIZE, sizeComplexScript: EDGE_SIZE, rightToLeft: isRightToLeft });
}

function logoRun({ type, data, width, height }: ExportLogo): ImageRun {
  const scale = Math.min(LOGO.maxWidth / width, LOGO.maxHeight / height);
  const transformation = { width: Math.round(width * scale), height: Math.round(height * scale) };
  return new ImageRun({ type, data, transformation });
}
