import { cutText } from '../../sop-document/index.js';
import type { ExportBranding, ExportLogo } from '../export-request.js';
import { pageLabel } from '../labels/page-label.js';
import type { ExportDocument } from '../model/export-document.js';
import { LINE_HEIGHT, PAGE, TEXT_SIZE } from './pdf-layout.js';
import { quietText } from './pdf-runs.js';
import type { PdfText, TextLine } from './pdf-text.js';

const SIZE = TEXT_SIZE.edge;
const RULE_DISTANCE = 16;
const LOGO_GAP = 10;
/** The share of the width for the text at the start; the text at the end is short. */
const START_SHARE = 0.72;

/** Writes header and footer on each page, when the number of pages is known. */
export class PdfPageEdges {
  private readonly logo: { dataUrl: string; width: number; height: number } | null;
  private readonly headerTitle: TextLine[];
  private readonly footerText: TextLine[];

  constructor(
    private readonly pdf: PDFKit.PDFDocument,
    private readonly text: PdfText,
    private readonly document: ExportDocument,
    private readonly branding: ExportBranding,
  ) {
    this.logo = branding.logo && { dataUrl: dataUrlOf(branding.logo), ...drawnSizeOf(branding.logo) };
    const startWidth = this.width * START_SHARE;
    this.headerTitle = this.fittingLines(document.title, startWidth - this.titleInset, 1);
    this.footerText = this.fittingLines(branding.footerLine ?? document.title, startWidth, PAGE.maxFooterLines);
  }

  write(): void {
    const { start, count } = this.pdf.bufferedPageRange();
    for (let index = start; index < start + count; index += 1) {
      this.pdf.switchToPage(index);
      // Headers and footers are artifacts: screen readers skip them.
      this.pdf.markContent('Artifact', { type: 'Pagination' });
      this.writeHeader();
      this.writeFooter(index - start + 1, count);
      this.pdf.endMarkedContent();
    }
  }

  private get width(): number {
    return this.pdf.page.width - 2 * PAGE.marginSide;
  }

  /** The title is beside the logo. */
  private get titleInset(): number {
    return this.logo ? this.logo.width + LOGO_GAP : 0;
  }

  private writeHeader(): void {
    const version = this.document.facts[0];
    this.drawLogo();
    this.drawStart(this.headerTitle, PAGE.headerTop, this.titleInset);
    if (version) this.drawEnd(`${version.label} ${version.value}`, PAGE.headerTop);
    this.rule(PAGE.headerTop + (this.logo ? PAGE.logoHeight + 4 : RULE_DISTANCE));
  }

  private writeFooter(page: number, pages: number): void {
    const top = this.pdf.page.height - PAGE.footerTop;
    this.rule(top - 4);
    this.drawStart(this.footerText, top);
    this.drawEnd(pageLabel(this.document.labels, page, pages), top);
  }

  /** Truncates the text to a number of lines. */
  private fittingLines(text: string, width: number, maxLines: number): TextLine[] {
    const linesOf = (shown: string) => this.text.lines([quietText(shown)], { width, size: SIZE });
    let shown = text;
    let lines = linesOf(shown);
    while (lines.length > maxLines && shown.length > 1) {
      shown = cutText(shown, shown.length - 1);
      lines = linesOf(shown);
    }
    return lines;
  }

  private drawStart(lines: TextLine[], top: number, inset = 0): void {
    const left = this.text.isRightToLeft ? PAGE.marginSide : PAGE.marginSide + inset;
    for (const [index, line] of lines.entries()) {
      const lineTop = top + index * SIZE * LINE_HEIGHT;
      this.text.draw(line, { left, top: lineTop, width: this.width - inset, size: SIZE });
    }
  }

  private drawEnd(text: string, top: number): void {
    const [line] = this.text.lines([quietText(text)], { width: this.width, size: SIZE });
    if (line) this.text.draw(line, { left: PAGE.marginSide, top, width: this.width, size: SIZE, align: 'end' });
  }

  private rule(top: number): void {
    const { marginSide } = PAGE;
    this.pdf
      .moveTo(marginSide, top)
      .lineTo(this.pdf.page.width - marginSide, top)
      .lineWidth(0.7)
      .stroke(this.branding.secondaryColor);
  }

  private drawLogo(): void {
    if (!this.logo) return;
    const { dataUrl, width, height } = this.logo;
    const left = this.text.isRightToLeft ? this.pdf.page.width - PAGE.marginSide - width : PAGE.marginSide;
    const top = PAGE.headerTop - 8 + (PAGE.logoHeight - height) / 2;
    this.pdf.image(dataUrl, left, top, { width, height });
  }
}

/** The library reuses an image given as text on every page; bytes are unpacked and stored again for each. */
function dataUrlOf({ type, data }: ExportLogo): string {
  return `data:image/${type};base64,${Buffer.from(data).toString('base64')}`;
}

/** As large as fits the header. */
function drawnSizeOf({ width, height }: ExportLogo): { width: number; height: number } {
  const scale = Math.min(PAGE.logoWidth / width, PAGE.logoHeight / height);
  return { width: width * scale, height: height * scale };
}
