import {
  ExternalHyperlink,
  HeadingLevel,
  ImageRun,
  type IParagraphOptions,
  type IRunOptions,
  Paragraph,
  TextRun,
} from 'docx';
import type { OutlineBlock, Run } from '../../sop-document/index.js';
import type { ExportPictures } from '../export-request.js';
import { type BlockGroup, groupBlocks, type ListItem } from '../model/block-groups.js';
import { type LinkedRun, signedRuns } from '../model/linked-runs.js';
import { type ShownPicture, shownPicture } from '../model/shown-picture.js';
import { BULLETS, STEPS } from './docx-numbering.js';

type StepBlock = Extract<OutlineBlock, { kind: 'step' }>;

/** In twentieths of a point: the indent of a step's details. */
const PICTURE_INDENT = 960;
const LINK_COLOR = '#0b57d0';
const PIXELS_A_MM = 96 / 25.4;

/** Writes the lines of one document, all in its text direction. */
export class DocxParagraphs {
  /** Word restarts a list only with another list instance. */
  private listInstance = 0;
  private lastStepNumber = 0;

  constructor(
    private readonly isRightToLeft: boolean,
    private readonly pictures: ExportPictures,
  ) {}

  title(text: string): Paragraph {
    return this.paragraph({ heading: HeadingLevel.TITLE, children: [this.text({ style: 'plain', text })] });
  }

  heading(number: number | null, text: string): Paragraph {
    const line = number === null ? text : `${number}. ${text}`;
    return this.paragraph({ heading: HeadingLevel.HEADING_1, children: [this.text({ style: 'plain', text: line })] });
  }

  line(runs: Run[], options: IParagraphOptions = {}): Paragraph {
    return this.paragraph({ ...options, children: signedRuns(runs).map((run) => this.linked(run)) });
  }

  tableHead(text: string, color: string): Paragraph {
    return this.paragraph({ children: [this.text({ style: 'strong', text }, color)] });
  }

  /** The lines of a section: paragraphs, subheadings and lists. */
  blocks(blocks: readonly OutlineBlock[]): Paragraph[] {
    return groupBlocks(blocks).flatMap((group) => this.group(group));
  }

  private group(group: BlockGroup): Paragraph[] {
    switch (group.kind) {
      case 'paragraph':
        return [this.line(group.block.runs)];
      case 'subheading':
        return [this.subheading(`${group.block.number} ${group.block.text}`)];
      case 'steps':
        return this.steps(group.items);
      case 'bullets':
        return group.items.flatMap((item) => [this.bullet(item.block.runs, 0), ...this.details(item)]);
      case 'questions':
        return group.items.flatMap((item) => {
          const box: Run = { style: 'plain', text: item.block.isAnswered ? '☑ ' : '☐ ' };
          return [this.line([box, ...item.block.runs]), ...this.details(item)];
        });
    }
  }

  private subheading(text: string): Paragraph {
    return this.paragraph({ heading: HeadingLevel.HEADING_2, children: [this.text({ style: 'plain', text })] });
  }

  /** Steps are numbered through all phases: only a list that starts with 1 is a new one. */
  private steps(items: ListItem<StepBlock>[]): Paragraph[] {
    const firstNumber = items[0]?.block.number ?? 1;
    const countsOn = firstNumber === this.lastStepNumber + 1;
    this.lastStepNumber = items.at(-1)?.block.number ?? firstNumber;
    if (firstNumber === 1) this.listInstance += 1;
    const isWordsList = firstNumber === 1 || countsOn;
    const numbering = { reference: STEPS, level: 0, instance: this.listInstance };
    return items.flatMap((item) => {
      const { number, runs } = item.block;
      const line = isWordsList
        ? this.line(runs, { numbering })
        : this.line([{ style: 'plain', text: `${number}. ` }, ...runs]);
      return [line, ...this.details(item)];
    });
  }

  private details({ details }: ListItem<unknown>): Paragraph[] {
    return details.flatMap((detail) => {
      const shown = shownPicture(detail, this.pictures);
      return shown ? this.picture(shown) : [this.bullet(detail.runs, 1)];
    });
  }

  private picture({ file, alt, caption, widthMm, heightMm }: ShownPicture): Paragraph[] {
    const image = new ImageRun({
      type: 'jpg',
      data: Buffer.from(file.data),
      transformation: { width: Math.round(widthMm * PIXELS_A_MM), height: Math.round(heightMm * PIXELS_A_MM) },
      altText: { name: alt, description: alt },
    });
    const place = { indent: { start: PICTURE_INDENT } };
    const below: Run[] = [{ style: 'mark', text: caption ?? '' }];
    // The caption stays on the page of its picture.
    const figure = this.paragraph({ ...place, keepNext: caption !== null, children: [image] });
    return caption === null ? [figure] : [figure, this.line(below, place)];
  }

  private bullet(runs: Run[], level: 0 | 1): Paragraph {
    return this.line(runs, { numbering: { reference: BULLETS, level } });
  }

  private paragraph(options: IParagraphOptions): Paragraph {
    return new Paragraph({ ...options, bidirectional: this.isRightToLeft });
  }

  private linked({ href, ...run }: LinkedRun): TextRun | ExternalHyperlink {
    if (href === undefined) return this.text(run);
    return new ExternalHyperlink({ link: href, children: [this.text(run, LINK_COLOR, { underline: {} })] });
  }

  private text({ style, text }: Run, color?: string, more: IRunOptions = {}): TextRun {
    const isBold = style === 'strong';
    const isItalic = style === 'mark' || style === 'role';
    return new TextRun({
      ...more,
      text,
      bold: isBold,
      boldComplexScript: isBold,
      italics: isItalic,
      italicsComplexScript: isItalic,
      rightToLeft: this.isRightToLeft,
      ...(color === undefined ? {} : { color: color.replace('#', '') }),
    });
  }
}
