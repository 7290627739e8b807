import { pageLabel } from '../labels/page-label.js';
import type { ExportDocument } from '../model/export-document.js';
import type { ExportBranding, ExportLogo } from '../sop-export.js';
import { PAGE, TEXT_SIZE } from './pdf-layout.js';
import { quietText } from './pdf-runs.js';
import type { PdfText } from './pdf-text.js';

const SIZE = TEXT_SIZE.edge;
const RULE_DISTANCE = 16;

/** Writes header and footer on each page, when the number of pages is known. */
export class PdfPageEdges {
  constructor(
    private readonly pdf: PDFKit.PDFDocument,
    private readonly text: PdfText,
    private readonly document: ExportDocument,
    private readonly branding: ExportBranding,
  ) {}

  write(): void {
    const { start, count } = this.pdf.bufferedPageRange();
    for (let index = start; index < start + count; index += 1) {
      this.pdf.switchToPage(index);
      // What stands on each page is no part of the text that is read aloud.
      this.pdf.markContent('Artifact', { type: 'Pagination' });
      this.writeHeader();
      this.writeFooter(index - start + 1, count);
      this.pdf.endMarkedContent();
    }
  }

  private writeHeader(): void {
    const { logo } = this.branding;
    const version = this.document.facts[0];
    if (logo) this.drawLogo(logo);
    else this.line(this.document.title, PAGE.headerTop, 'start');
    if (version) this.line(`${version.label} ${version.value}`, PAGE.headerTop, 'end');
    this.rule(PAGE.headerTop + Math.max(RULE_DISTANCE, logo ? PAGE.logoHeight + 4 : 0));
  }

  private writeFooter(page: number, pages: number): void {
    const top = this.pdf.page.height - PAGE.footerTop;
    this.rule(top - 4);
    this.line(this.branding.footerLine ?? this.document.title, top, 'start');
    this.line(pageLabel(this.document.labels, page, pages), top, 'end');
  }

  /** One line, in the half of the page on its side. */
  private line(text: string, top: number, align: 'start' | 'end'): void {
    const width = this.pdf.page.width - 2 * PAGE.marginSide;
    const [line] = this.text.lines([quietText(text)], { width: width * 0.7, size: SIZE });
    if (line) this.text.draw(line, { left: PAGE.marginSide, top, width, size: SIZE, align });
  }

  private rule(top: number): void {
    const { marginSide } = PAGE;
    this.pdf
      .moveTo(marginSide, top)
      .lineTo(this.pdf.page.width - marginSide, top)
      .lineWidth(0.7)
      .stroke(this.branding.secondaryColour);
  }

  private drawLogo({ data, width, height }: ExportLogo): void {
    const drawnWidth = (width / height) * PAGE.logoHeight;
    const left = this.text.isRightToLeft ? this.pdf.page.width - PAGE.marginSide - drawnWidth : PAGE.marginSide;
    this.pdf.image(Buffer.from(data), left, PAGE.headerTop - 8, { height: PAGE.logoHeight });
  }
}
