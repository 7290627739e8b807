import type { OutlineBlock } from '../../sop-document/index.js';
import type { ExportPictures } from '../export-request.js';
import { shownPicture } from '../model/shown-picture.js';
import type { PdfFlow } from './pdf-flow.js';
import { INDENT, LINE_HEIGHT, PAGE, TEXT_SIZE } from './pdf-layout.js';
import { quietText } from './pdf-runs.js';

const POINTS_A_MM = 72 / 25.4;
const INSET = 2 * INDENT;
const SPACE = 5;

/** Draws pictures under their steps. */
export class PdfPictures {
  constructor(
    private readonly flow: PdfFlow,
    private readonly pictures: ExportPictures,
  ) {}

  /** Draws the picture of a line. @returns false when there is none to draw */
  write(block: Extract<OutlineBlock, { kind: 'bullet' }>, list: PDFKit.PDFStructureElement): boolean {
    const shown = shownPicture(block, this.pictures);
    if (!shown) return false;
    const { pdf } = this.flow;
    const [width, height] = [shown.widthMm * POINTS_A_MM, shown.heightMm * POINTS_A_MM];
    this.flow.needRoom(height + SPACE + (shown.caption === null ? 0 : TEXT_SIZE.edge * LINE_HEIGHT));
    const left = this.flow.text.isRightToLeft
      ? pdf.page.width - PAGE.marginSide - INSET - width
      : PAGE.marginSide + INSET;
    const image = Buffer.from(shown.file.data);
    const figure = pdf.struct('Figure', { alt: shown.alt }, () => {
      pdf.image(image, left, this.flow.top, { width, height });
    });
    list.add(pdf.struct('LI', {}, [figure]));
    this.flow.top += height + SPACE;
    if (shown.caption !== null) {
      const options = { indent: 2, size: TEXT_SIZE.edge, spaceAfter: SPACE };
      this.flow.paragraph({ type: 'LI', list }, [quietText(shown.caption)], options);
    }
    return true;
  }
}
