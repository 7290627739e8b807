import type { OutlineBlock, Run } from '../../sop-document/index.js';
import { type BlockGroup, groupBlocks, type ListItem } from '../model/block-groups.js';
import type { PdfFlow, Tag } from './pdf-flow.js';
import { TEXT_SIZE } from './pdf-layout.js';
import type { PdfPictures } from './pdf-pictures.js';
import { plainText, styledRuns } from './pdf-runs.js';
import type { StyledText, TextStyle } from './text/text-piece.js';

const BULLET = plainText('•');
const DETAIL = plainText('–');
const OPEN_BOX = '[  ]';
const TICKED_BOX = '[x]';

/** Writes the lines of a section: paragraphs, subheadings and lists. */
export class PdfBlocks {
  constructor(
    private readonly flow: PdfFlow,
    private readonly headingStyle: TextStyle,
    private readonly pictures: PdfPictures,
  ) {}

  write(blocks: readonly OutlineBlock[]): void {
    for (const group of groupBlocks(blocks)) this.writeGroup(group);
  }

  private writeGroup(group: BlockGroup): void {
    switch (group.kind) {
      case 'paragraph':
        this.flow.paragraph({ type: 'P' }, styledRuns(group.block.runs));
        break;
      case 'subheading':
        this.writeSubheading(`${group.block.number} ${group.block.text}`);
        break;
      case 'steps':
        this.writeList(group.items, ({ number }) => plainText(`${number}.`));
        break;
      case 'bullets':
        this.writeList(group.items, () => BULLET);
        break;
      case 'questions':
        this.writeList(group.items, ({ isAnswered }) => plainText(isAnswered ? TICKED_BOX : OPEN_BOX));
        break;
    }
  }

  private writeSubheading(text: string): void {
    const size = TEXT_SIZE.subheading;
    const options = { size, spaceBefore: 6, keepBelow: 3 * size };
    this.flow.paragraph({ type: 'H3' }, [{ text, style: this.headingStyle }], options);
  }

  private writeList<Block extends { runs: Run[] }>(
    items: readonly ListItem<Block>[],
    markerOf: (block: Block) => StyledText,
  ): void {
    const { pdf } = this.flow;
    const list = pdf.struct('L');
    pdf.addStructure(list);
    const tag: Tag = { type: 'LI', list };
    for (const { block, details } of items) {
      this.writeItem(tag, block.runs, { indent: 1, marker: markerOf(block) });
      for (const detail of details) {
        if (!this.pictures.write(detail, list)) this.writeItem(tag, detail.runs, { indent: 2, marker: DETAIL });
      }
    }
    list.end();
  }

  private writeItem(tag: Tag, runs: readonly Run[], place: { indent: number; marker: StyledText }): void {
    this.flow.paragraph(tag, styledRuns(runs), { ...place, spaceAfter: 3 });
  }
}
