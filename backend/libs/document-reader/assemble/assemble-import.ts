import { splitSentences } from '../../drafter/index.js';
import {
  cutLine,
  type NewItemId,
  newItemId,
  type SopDocument,
  type SopMedia,
  sopDocumentSchema,
  stepsOf,
  TEXT_LIMITS,
  withoutSecrets,
} from '../../sop-document/index.js';
import type { DocumentBlock } from '../document-block.js';
import { withoutChapterNumber } from '../list-marks.js';
import { joinShortPhases } from './join-phases.js';
import {
  captionBelow,
  mediaOf,
  PICTURE_REASONS,
  type PictureBlock,
  type PictureOptions,
  pictureLine,
} from './pictures.js';
import { type ImportSection, sectionOf } from './sections.js';
import { SopDraft } from './sop-draft.js';
import { isControl, lineOf, tableAt } from './tables.js';
import { takeBesideStep, takeRows, takeSectionLine } from './take-line.js';

/** A procedure made from a document, verbatim and in its order. */
export interface ImportedSop {
  document: SopDocument;
  /** Number of blocks of the document: headings, paragraphs, items, rows and pictures. */
  lines: number;
  /** Lines that are not part of the procedure, verbatim and in order. */
  leftOut: string[];
}

/** `name` is the title if the document has none. */
export interface ImportOptions extends PictureOptions {
  /** BCP 47 tag of the document's language. */
  lang: string;
  newId?: NewItemId;
}

/**
 * Converts the blocks of a document to a procedure: headings become phases or name a part, items and rows become steps,
 * in order and verbatim. Nothing is added; lines without a place are listed in `leftOut`.
 */
export function assembleImport(
  blocks: readonly DocumentBlock[],
  { lang, newId = newItemId, ...options }: ImportOptions,
): ImportedSop {
  const assembly = new Assembly(new SopDraft(newId), options);
  const { title, rest } = titleOf(blocks.map(withoutSecretsIn), options.name);
  for (let at = 0; at < rest.length; ) at = assembly.take(rest, at);
  const { draft, leftOut } = assembly;
  const phases = joinShortPhases(draft.phases.filter(({ steps }) => steps.length > 0));
  const {
    purpose,
    scope,
    trigger,
    definitions,
    roles,
    resources,
    safety,
    exceptions,
    records,
    kpis,
    references,
    notes,
  } = draft;
  const document = sopDocumentSchema.parse({
    ...{ v: 1, lang, title: cutLine(title, TEXT_LIMITS.title), purpose, scope, trigger, definitions, roles, resources },
    ...{ safety, phases: phases.kept, exceptions, records, kpis, references, notes, questions: [] },
  });
  return {
    document,
    lines: blocks.length,
    leftOut: [...leftOut, ...phases.leftOut, ...assembly.picturesWithoutStep(document)],
  };
}

/**
 * The first block, if it is a heading that names no part of a procedure and no other heading is above its level;
 * otherwise the name of the file.
 */
function titleOf(blocks: DocumentBlock[], name: string): { title: string; rest: DocumentBlock[] } {
  const [first] = blocks;
  const others = blocks.slice(1).filter((block) => block.kind === 'heading');
  const isTitle =
    first?.kind === 'heading' &&
    sectionOf(first.text) === null &&
    (others.length === 0 || others.every(({ level }) => level >= first.level));
  if (isTitle) return { title: withoutChapterNumber(first.text), rest: blocks.slice(1) };
  const title = name
    .replace(/\.[a-z0-9]{1,10}$/iu, '')
    .replace(/[_-]+/gu, ' ')
    .trim();
  return { title: title || name, rest: blocks };
}

class Assembly {
  readonly leftOut: string[] = [];
  private section: ImportSection | null = null;
  private heading = '';
  /** Open headings, outermost first; `isPart` if the heading names a part of a procedure. */
  private readonly path: { level: number; text: string; isPart: boolean }[] = [];
  /** Whether there is a list or table under the current heading, so that its paragraphs are not steps. */
  private hasList = false;
  private hasPhase = false;
  /** Pictures that were assigned to a step. */
  private readonly pictures: SopMedia[] = [];

  constructor(
    readonly draft: SopDraft,
    private readonly options: PictureOptions,
  ) {}

  /** Adds the block at an index, or all rows of a table. @returns the index of the next block */
  take(blocks: readonly DocumentBlock[], at: number): number {
    const block = blocks[at];
    if (!block) return at + 1;
    if (block.kind === 'heading') this.openHeading(block.level, block.text, blocks, at);
    else if (block.kind === 'picture') return this.takePicture(blocks, at, block);
    else if (block.kind === 'row') return this.takeTable(blocks, at, block.table);
    else this.takeLine(block);
    return at + 1;
  }

  private openHeading(level: number, text: string, blocks: readonly DocumentBlock[], at: number): void {
    while ((this.path.at(-1)?.level ?? 0) >= level) this.path.pop();
    const named = sectionOf(text, hasBelow(blocks, at + 1, ['item']));
    const outer = this.path.findLast(({ isPart }) => isPart);
    const isInPart = named === null && outer !== undefined && this.section !== 'phases' && this.section !== null;
    this.path.push({ level, text: withoutChapterNumber(text), isPart: named !== null });
    this.hasList = hasBelow(blocks, at + 1, ['item', 'row']);
    this.hasPhase = false;
    if (isInPart) return void this.takeText(text, null);
    this.section = named;
    this.heading = text;
  }

  private takeLine(block: Extract<DocumentBlock, { kind: 'item' | 'paragraph' }>): void {
    this.takeText(block.text, block.kind === 'item' ? block.level : null);
  }

  private takeText(text: string, level: number | null): void {
    const { draft, section } = this;
    if (section === 'skip') return void this.leftOut.push(text);
    const isTaken =
      section === null || section === 'phases'
        ? this.takeWork(text, level)
        : takeSectionLine(draft, section, { text, level, heading: this.heading });
    if (!isTaken && !draft.addNote(text)) this.leftOut.push(text);
  }

  private takeWork(text: string, level: number | null): boolean {
    const { draft } = this;
    const isFirst = !this.hasPhase || draft.lastStep === undefined;
    if (level !== null && level > 0 && !isFirst) return draft.addSub(text);
    if (level !== null) return this.takeStep(text);
    if (this.hasList) return !isFirst && takeBesideStep(draft, text);
    // Paragraphs before the first heading describe the document.
    if (this.path.length === 0) return false;
    const sentences = text.length > TEXT_LIMITS.stepText ? splitSentences(text, 'en') : [text];
    return sentences.map((sentence) => this.takeStep(sentence)).every(Boolean);
  }

  private takeStep(text: string): boolean {
    this.openPhase();
    return this.draft.addStep(text);
  }

  /** A heading becomes a phase with its first step; its title includes the headings above it. */
  private openPhase(): void {
    if (this.hasPhase) return;
    this.hasPhase = true;
    const names = this.path.filter(({ isPart }) => !isPart).map(({ text }) => text);
    const title = names.join(': ');
    const last = names.at(-1) ?? this.path.at(-1)?.text ?? this.options.pictureWord;
    if (!this.draft.addPhase(title || last)) this.draft.addPhase(cutLine(last, TEXT_LIMITS.phaseTitle));
  }

  /** Adds a picture with the caption below it. @returns the index of the next block */
  private takePicture(
    blocks: readonly DocumentBlock[],
    at: number,
    block: PictureBlock,
    isAboutDocument = this.section === 'skip',
  ): number {
    const id = this.options.pictureIds?.get(block.number);
    if (id === undefined) {
      this.namePicture(block);
      return at + 1;
    }
    const caption = captionBelow(blocks[at + 1]);
    this.showPicture(mediaOf(id, block, caption, this.options), isAboutDocument);
    return at + (caption === null ? 1 : 2);
  }

  private namePicture({ number, name }: PictureBlock): void {
    const { pictureWord } = this.options;
    const text = name === null ? `${pictureWord} ${number}` : `${pictureWord}: ${name}`;
    const isAtStep = this.hasPhase && this.isInWork && this.draft.addSub(text);
    if (!isAtStep && !this.draft.addNote(text)) this.leftOut.push(text);
  }

  /** A picture belongs to the step before it, or to the next one if there is none before it in its part. */
  private showPicture(picture: SopMedia, isAboutDocument: boolean): void {
    const { draft, options } = this;
    const isBelowStep = draft.lastStep !== undefined && (this.hasPhase || !this.isInWork);
    if (!isAboutDocument && (isBelowStep ? draft.addPicture(picture) : draft.addPictureAhead(picture))) {
      this.pictures.push(picture);
      return;
    }
    const reason = isAboutDocument ? PICTURE_REASONS.aboutDocument : PICTURE_REASONS.tooMany;
    this.leftOut.push(pictureLine(options.pictureWord, picture, reason));
  }

  private get isInWork(): boolean {
    return this.section === null || this.section === 'phases';
  }

  /** Pictures for which no step followed, and those of steps that did not fit into the procedure. */
  picturesWithoutStep(document: SopDocument): string[] {
    const shown = new Set(stepsOf(document).flatMap(({ media = [] }) => media.map(({ id }) => id)));
    return this.pictures
      .filter(({ id }) => !shown.has(id))
      .map((picture) => pictureLine(this.options.pictureWord, picture, PICTURE_REASONS.noStep));
  }

  private takeTable(blocks: readonly DocumentBlock[], at: number, table: number): number {
    const { section } = this;
    const { rows, pictures, next } = tableAt(blocks, at, table);
    const isAboutDocument = section === 'skip' || (this.path.length === 0 && isControl(rows));
    const showPicturesOf = (cells: readonly string[]) => {
      for (const picture of pictures.get(cells) ?? []) this.takePicture([], 0, picture, isAboutDocument);
      pictures.delete(cells);
    };
    if (isAboutDocument) this.leftOut.push(...rows.map(({ cells }) => lineOf(cells)));
    else {
      if (section === null || section === 'phases') this.openPhase();
      for (const cells of takeRows(this.draft, section ?? 'phases', rows, showPicturesOf)) {
        if (!this.draft.addNote(lineOf(cells))) this.leftOut.push(lineOf(cells));
      }
    }
    // Pictures of the table's header.
    for (const cells of [...pictures.keys()]) showPicturesOf(cells);
    return next;
  }
}

/** Whether a block of one of the kinds occurs before the next heading. */
function hasBelow(blocks: readonly DocumentBlock[], from: number, kinds: readonly DocumentBlock['kind'][]): boolean {
  for (let at = from; at < blocks.length; at += 1) {
    const kind = blocks[at]?.kind;
    if (kind === undefined || kind === 'heading') return false;
    if (kinds.includes(kind)) return true;
  }
  return false;
}

/** Secrets must not appear in procedures; the original file keeps them. */
function withoutSecretsIn(block: DocumentBlock): DocumentBlock {
  if (block.kind === 'picture') return block;
  if (block.kind === 'row') return { ...block, cells: block.cells.map(withoutSecrets) };
  return { ...block, text: withoutSecrets(block.text).replace(/\s+/gu, ' ').trim() };
}
