import type { Node, ResolvedPos } from 'prosemirror-model';
import { TextSelection, type Transaction } from 'prosemirror-state';
import type { FieldKind, LineList } from '../schema/line-kinds';
import { fieldOf, listOfLine, mediaOf } from '../schema/sop-schema';

/** Where the caret is in a line. */
export interface LinePlace {
  list: LineList;
  line: Node;
  /** Before the line. */
  linePos: number;
  /** Of the line among the children of its section or phase. */
  index: number;
  /** Section or phase that holds the line. */
  parent: Node;
  block: Node;
  /** Before the block to type in. */
  blockPos: number;
  /** Null in the line's main text. */
  field: FieldKind | null;
}

/** Where a position is, when it is in a line. */
export function lineAt($pos: ResolvedPos): LinePlace | null {
  if (!$pos.parent.isTextblock || $pos.depth < 2) return null;
  const depth = $pos.depth - 1;
  const line = $pos.node(depth);
  const list = listOfLine(line);
  if (!list) return null;
  return {
    list,
    line,
    linePos: $pos.before(depth),
    index: $pos.index(depth - 1),
    parent: $pos.node(depth - 1),
    block: $pos.parent,
    blockPos: $pos.before(),
    field: fieldOf($pos.parent)?.field ?? null,
  };
}

/** The phase that a position is in, with the place before it. */
export function phaseAt($pos: ResolvedPos): { phase: Node; phasePos: number; index: number } | null {
  for (let depth = $pos.depth; depth > 0; depth -= 1) {
    if ($pos.node(depth).type.name !== 'phase') continue;
    return { phase: $pos.node(depth), phasePos: $pos.before(depth), index: $pos.index(depth - 1) };
  }
  return null;
}

/** Whether a position is in the title of a phase. */
export function isInPhaseTitle($pos: ResolvedPos): boolean {
  return $pos.parent.type.name === 'phase_title';
}

/** The main text of a line, with the place before it. */
export function mainOf(line: Node, linePos: number): { block: Node; pos: number } {
  let pos = linePos + 1;
  for (const block of line.content.content) {
    if (block.type.name === 'main') return { block, pos };
    pos += block.nodeSize;
  }
  throw new Error('A line without its main text');
}

/** Whether a line has only its main text and its required fields. */
export function isBare(line: Node): boolean {
  if (mediaOf(line).length > 0) return false;
  return line.content.content.every((block) => {
    const place = fieldOf(block);
    return place === null || (place.field.isRequired === true && block.content.size === 0);
  });
}

export function isEmptyLine(line: Node): boolean {
  return isBare(line) && line.textContent.trim() === '';
}

/** Puts the caret into a block to type in. @param pos before the block @param offset from its start; its end by default */
export function caretIn(tr: Transaction, pos: number, offset?: number): Transaction {
  const size = tr.doc.nodeAt(pos)?.content.size ?? 0;
  return tr.setSelection(TextSelection.create(tr.doc, pos + 1 + Math.min(offset ?? size, size)));
}

/** Puts the caret into the main text of a line. */
export function caretInLine(tr: Transaction, linePos: number, offset?: number): Transaction {
  const line = tr.doc.nodeAt(linePos);
  return line ? caretIn(tr, mainOf(line, linePos).pos, offset) : tr;
}

/** The block to type in before or after another one; null at the ends of the text. */
export function neighborBlock(doc: Node, pos: number, step: -1 | 1): number | null {
  let before: number | null = null;
  let after: number | null = null;
  doc.descendants((node, at) => {
    if (after !== null) return false;
    if (!node.isTextblock) return true;
    if (at < pos && !isHiddenTitle(doc, at)) before = at;
    if (at > pos && !isHiddenTitle(doc, at)) after = at;
    return false;
  });
  return step < 0 ? before : after;
}

/** A single phase needs no title, so it shows none. */
export function isHiddenTitle(doc: Node, pos: number): boolean {
  const $pos = doc.resolve(pos + 1);
  return isInPhaseTitle($pos) && $pos.node($pos.depth - 2).childCount === 1;
}
