import type { BlockList } from '../block-list.js';
import { markedItem } from '../list-marks.js';
import { type Figures, figuresOf } from './figures.js';
import { type LetterSizes, letterSizes } from './letter-sizes.js';
import type { MarkedText, PageContent, PlacedPicture, StructureNode } from './page-content.js';
import { contentOf, hasRole, MAX_DEPTH, nodesOf, nodesWith, ownContent, withoutRole } from './structure.js';

/** Minimum share of the text that the structure must contain to be used. */
const LEAST_SHARE = 0.7;
/** Indentation in points from which an item is nested. */
const INDENT = 8;
/** Tables of contents and indexes, which are not part of the procedure. */
const SKIPPED = new Set(['TOC', 'TOCI', 'Artifact', 'Index']);
const FIGURE = /^Figure$/u;

/** Whether the structure contains most of the text, and more than paragraphs. */
export function isTagged(pages: readonly PageContent[]): boolean {
  const total = pages.flatMap(({ runs }) => runs).reduce((sum, { text }) => sum + text.trim().length, 0);
  let named = 0;
  let isBuilt = false;
  for (const { structure, marked } of pages) {
    for (const id of contentOf(structure)) named += marked.get(id)?.text.replace(/\s/gu, '').length ?? 0;
    isBuilt ||= hasRole(structure, /^(?:H\d?|L|Table)$/u);
  }
  return isBuilt && named >= total * LEAST_SHARE;
}

/** Reads a document by its structure tree. */
export function readTagged(pages: readonly PageContent[], list: BlockList): void {
  const sizes = letterSizes(pages.flatMap(({ runs }) => runs));
  for (const page of pages) {
    const reader = new TaggedPage(page, sizes, list);
    if (page.structure) reader.read(page.structure, 0);
    reader.addPicturesAbove(Number.NEGATIVE_INFINITY);
  }
}

class TaggedPage {
  private readonly figures: Figures;
  /** Pictures that the structure does not contain, from the top; they are placed by their position. */
  private readonly pictures: PlacedPicture[];
  private lists = 0;
  /** Left edge of the current list. */
  private listX = 0;

  constructor(
    private readonly page: PageContent,
    private readonly sizes: LetterSizes,
    private readonly list: BlockList,
  ) {
    this.figures = figuresOf(page);
    this.pictures = [...this.figures.others];
  }

  read(node: StructureNode, depth: number): void {
    const { role } = node;
    if (depth > MAX_DEPTH || SKIPPED.has(role)) return;
    const level = /^H([1-6])?$/u.exec(role);
    if (level) {
      this.add(node, (text) => this.list.heading(Number(level[1] ?? 2), text));
      this.addFigures(nodesWith(node, FIGURE));
      return;
    }
    if (role === 'Figure') {
      this.addFigure(node, depth);
      return;
    }
    if (role === 'Table') {
      this.readTable(node);
      return;
    }
    if (role === 'L') {
      this.readList(node, depth);
      return;
    }
    if (role === 'P' && !hasRole(node, /^(?:Figure|L|Table)$/u)) {
      this.add(node, (text, { size }) => this.addLine(text, size));
      return;
    }
    if (node.children.some((child) => !('role' in child)))
      this.add(ownContent(node), (text, { size }) => this.addLine(text, size));
    for (const child of nodesOf(node)) this.read(child, depth + 1);
  }

  /** @param y the upper edge of a line; pictures whose middle is higher are above it */
  addPicturesAbove(y: number): void {
    for (let [next] = this.pictures; next && next.y - next.height / 2 > y; [next] = this.pictures) {
      this.pictures.shift();
      this.list.picture('', next.content);
    }
  }

  private addFigure(node: StructureNode, depth: number): void {
    const picture = this.figures.pictureOf(node);
    if (picture !== 'decoration') this.list.picture(node.alt ?? '', picture?.content ?? null);
    for (const caption of nodesWith(node, /^Caption$/u)) this.read(caption, depth + 1);
  }

  /** Figures of an item or row are added below it. */
  private addFigures(figures: readonly StructureNode[], depth = 0): void {
    for (const figure of figures) this.addFigure(figure, depth + 1);
  }

  private add(node: StructureNode, write: (text: string, first: Pick<MarkedText, 'size' | 'x'>) => void): void {
    const parts = contentOf(node).flatMap((id) => this.page.marked.get(id) ?? []);
    const text = parts.map((part) => part.text).join(' ');
    if (text.trim() === '') return;
    this.addPicturesAbove(Math.max(...parts.map(({ y, size }) => y + size)));
    write(text, { size: Math.max(...parts.map(({ size }) => size)), x: parts[0]?.x ?? 0 });
  }

  /** Many files tag their headings as paragraphs. */
  private addLine(text: string, size: number): void {
    const level = this.sizes.levelOf(size, text.trim());
    const item = markedItem(text);
    if (level > 0) this.list.heading(level, text);
    else if (item) this.list.item(item.level, item.isOrdered, item.text);
    else this.list.paragraph(text);
  }

  private readList(node: StructureNode, depth: number): void {
    this.lists += 1;
    for (const child of nodesOf(node)) {
      if (child.role === 'L') this.readList(child, depth + 1);
      else this.readItem(child, depth + 1);
    }
    this.lists -= 1;
  }

  private readItem(node: StructureNode, depth: number): void {
    if (depth > MAX_DEPTH) return;
    this.add(withoutRole(node, /^(?:Figure|L)$/u), (text, { x }) => {
      const item = markedItem(text);
      // Some programs tag an inner list as a sibling of the outer one: only the position distinguishes them.
      if (this.list.blocks.at(-1)?.kind !== 'item') this.listX = x;
      const level = Math.max(this.lists - 1, x > this.listX + INDENT ? 1 : 0);
      this.list.item(level, item?.isOrdered ?? false, item?.text ?? text);
    });
    // Figures of an inner list are added with that list.
    const figures = nodesWith(node, /^(?:Figure|L)$/u).filter(({ role }) => role === 'Figure');
    this.addFigures(figures, depth);
    for (const inner of nodesWith(node, /^L$/u)) this.readList(inner, depth + 1);
  }

  private readTable(node: StructureNode): void {
    const table = this.list.newTable();
    for (const row of nodesWith(node, /^TR$/u)) {
      const cells = nodesOf(row).filter(({ role }) => role === 'TD' || role === 'TH');
      const first = contentOf(row).flatMap((id) => {
        const text = this.page.marked.get(id);
        return text ? [text.y + text.size] : [];
      });
      if (first.length > 0) this.addPicturesAbove(Math.max(...first));
      const texts = cells.map((cell) =>
        contentOf(cell)
          .map((id) => this.page.marked.get(id)?.text ?? '')
          .join(' '),
      );
      this.list.row(table, cells.length > 0 && cells.every(({ role }) => role === 'TH'), texts);
      this.addFigures(nodesWith(row, FIGURE));
    }
  }
}
