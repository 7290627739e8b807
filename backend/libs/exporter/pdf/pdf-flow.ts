import { INDENT, LINE_HEIGHT, PAGE, TEXT_SIZE } from './pdf-layout.js';
import type { PdfText, TextLine } from './pdf-text.js';
import type { StyledText } from './text/text-piece.js';

/** A structure tag for screen readers. */
export interface Tag {
  type: 'H1' | 'H2' | 'H3' | 'P' | 'LI' | 'Table';
  /** The list of an entry; other elements stand alone. */
  list?: PDFKit.PDFStructureElement;
}

export interface ParagraphOptions {
  size?: number;
  /** Indent levels from the side where reading starts. */
  indent?: number;
  /** Placed in the indent, beside the first line. */
  marker?: StyledText;
  spaceBefore?: number;
  spaceAfter?: number;
  /** Space that must remain below on the same page, so that no heading is orphaned. */
  keepBelow?: number;
}

const DEFAULT_SPACE_AFTER = 5;

/** Lays out the pages: each element is below the previous one, on a new page where there is no space. */
export class PdfFlow {
  top: number = PAGE.marginTop;

  constructor(
    readonly pdf: PDFKit.PDFDocument,
    readonly text: PdfText,
  ) {}

  get width(): number {
    return this.pdf.page.width - 2 * PAGE.marginSide;
  }

  get roomLeft(): number {
    return this.pdf.page.height - PAGE.marginBottom - this.top;
  }

  /** Starts the next page when less than this height is left. @returns whether it did. */
  needRoom(height: number): boolean {
    if (this.roomLeft >= height) return false;
    this.pdf.continueOnNewPage();
    this.top = PAGE.marginTop;
    return true;
  }

  /** Draws with a structure tag; space must be ensured before, so that the tag is on the page of its content. */
  tagged({ type, list }: Tag, draw: () => void): void {
    const element = this.pdf.struct(type, {}, draw);
    if (list) list.add(element);
    else this.pdf.addStructure(element);
  }

  paragraph(tag: Tag, runs: readonly StyledText[], options: ParagraphOptions = {}): void {
    const { size = TEXT_SIZE.body, indent = 0, marker, spaceBefore = 0, keepBelow = 0 } = options;
    const inset = indent * INDENT;
    const width = this.width - inset;
    const lineHeight = size * LINE_HEIGHT;
    const lines = this.text.lines(runs, { width, size });
    if (this.top > PAGE.marginTop) this.top += spaceBefore;
    this.needRoom(lineHeight * Math.min(lines.length, 2) + keepBelow);
    this.tagged(tag, () => {
      if (marker) this.drawMarker(marker, inset, size);
      for (const line of lines) {
        this.needRoom(lineHeight);
        this.drawLine(line, inset, width, size);
        this.top += lineHeight;
      }
    });
    this.top += options.spaceAfter ?? DEFAULT_SPACE_AFTER;
  }

  private drawLine(line: TextLine, inset: number, width: number, size: number): void {
    const left = this.text.isRightToLeft ? PAGE.marginSide : PAGE.marginSide + inset;
    this.text.draw(line, { left, top: this.top, width, size });
  }

  private drawMarker(marker: StyledText, inset: number, size: number): void {
    const [line] = this.text.lines([marker], { width: INDENT * 2, size });
    if (!line) return;
    const start = inset - INDENT;
    const left = this.text.isRightToLeft ? PAGE.marginSide + this.width - inset : PAGE.marginSide + start;
    this.text.draw(line, { left, top: this.top, width: INDENT, size });
  }
}
