import { PLAY_SIGN } from '../model/linked-runs.js';
import type { FontRegistry } from './fonts/font-registry.js';
import { BASELINE, LINE_HEIGHT } from './pdf-layout.js';
import { breakLines, widthOf } from './text/break-lines.js';
import { splitPieces } from './text/split-pieces.js';
import type { MeasuredPiece, StyledText, TextPiece } from './text/text-piece.js';
import { visualOrder, visualText } from './text/visual-text.js';

export type TextLine = readonly MeasuredPiece[];

/** Where a line is drawn, in points from the left and the top of the page. */
export interface LinePlace {
  left: number;
  top: number;
  width: number;
  size: number;
  /** `start` is the side where reading starts. */
  align?: 'start' | 'end';
}

/** Typesets text in any script: breaks it into lines, finds its fonts and reorders it visually. */
export class PdfText {
  private readonly registered = new Set<string>();

  constructor(
    private readonly pdf: PDFKit.PDFDocument,
    private readonly fonts: FontRegistry,
    readonly isRightToLeft: boolean,
  ) {}

  /** Returns the lines of a paragraph; at least one, even for no text. */
  lines(runs: readonly StyledText[], { width, size }: { width: number; size: number }): TextLine[] {
    const pieces = splitPieces(runs, { fonts: this.fonts, isRightToLeft: this.isRightToLeft });
    return breakLines(pieces, width, (piece) => this.measure(piece, size));
  }

  draw(line: TextLine, { left, top, width, size, align = 'start' }: LinePlace): void {
    const isFlushRight = (align === 'start') === this.isRightToLeft;
    const baseline = top + size * BASELINE;
    let position = isFlushRight ? left + width - widthOf(line) : left;
    for (const piece of joinNeighbours(visualOrder(line))) {
      this.useFont(piece, size);
      if (piece.style.isPlaySign) this.drawPlaySign(piece, position, baseline);
      else this.drawPiece(piece, position, baseline);
      const { href } = piece.style;
      if (href !== undefined) this.pdf.link(position, top, piece.width, size * LINE_HEIGHT, href);
      position += piece.width;
    }
  }

  private drawPiece(piece: MeasuredPiece, left: number, baseline: number): void {
    const draw = () =>
      this.pdf
        .fillColor(piece.style.color)
        .text(visualText(piece), left, baseline, { lineBreak: false, baseline: 'alphabetic' });
    if (piece.level % 2 === 0) {
      draw();
      return;
    }
    // Shaped letters are drawn from parts and in visual order: copying, search and screen readers need the text itself.
    this.pdf.markContent('Span', { actual: piece.text });
    draw();
    this.pdf.endMarkedContent();
  }

  /** For screen readers it is a symbol. */
  private drawPlaySign({ style, width }: MeasuredPiece, left: number, baseline: number): void {
    this.pdf.markContent('Span', { actual: PLAY_SIGN });
    this.pdf
      .polygon([left, baseline], [left, baseline - width * 1.4], [left + width * 1.1, baseline - width * 0.7])
      .fill(style.color);
    this.pdf.endMarkedContent();
  }

  private measure(piece: TextPiece, size: number): number {
    this.useFont(piece, size);
    return this.pdf.widthOfString(visualText(piece));
  }

  private useFont({ face }: TextPiece, size: number): void {
    if (!this.registered.has(face.path)) {
      this.pdf.registerFont(face.path, face.file);
      this.registered.add(face.path);
    }
    this.pdf.font(face.path).fontSize(size);
  }
}

/** Words of one style are drawn together, so that spaces are part of the text for copying and search. */
function joinNeighbours(pieces: readonly MeasuredPiece[]): MeasuredPiece[] {
  const joined: MeasuredPiece[] = [];
  for (const piece of pieces) {
    const last = joined.at(-1);
    const isSameLook = last && last.face === piece.face && last.style === piece.style;
    const isLeftToRight = last && last.level % 2 === 0 && piece.level % 2 === 0;
    if (isSameLook && isLeftToRight) {
      last.text += piece.text;
      last.width += piece.width;
    } else {
      joined.push({ ...piece });
    }
  }
  return joined;
}
