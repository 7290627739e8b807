import type { Command, EditorState, Transaction } from 'prosemirror-state';
import { fieldTypeOf, mediaOf } from '../schema/sop-schema';
import {
  caretIn,
  isBare,
  isEmptyLine,
  isInPhaseTitle,
  type LinePlace,
  lineAt,
  mainOf,
  neighborBlock,
  phaseAt,
} from './places';
import * as words from './words.en';
import { placeForSub, withSteps } from './write';

/**
 * Backspace at the start of a text: joins it with the one before, or removes what is empty.
 * @param tell reports why it cannot
 */
export function joinBackward(tell: (message: string) => void): Command {
  return (state, dispatch) => {
    const { empty, $head } = state.selection;
    if (!empty || !$head.parent.isTextblock || $head.parentOffset > 0) return false;
    dispatch?.(joined(state, tell).scrollIntoView());
    return true;
  };
}

/** Delete at the end of a text: the next one of the same kind is joined with it. */
export function joinForward(tell: (message: string) => void): Command {
  return (state, dispatch) => {
    const { empty, $head } = state.selection;
    if (!empty || !$head.parent.isTextblock || $head.parentOffset < $head.parent.content.size) return false;
    const nextPos = neighborBlock(state.doc, $head.before(), 1);
    if (nextPos === null) return true;
    const there = state.apply(caretIn(state.tr, nextPos, 0));
    const tr = joined(there, tell);
    if (!tr.docChanged) return true;
    dispatch?.(withSteps(state.tr, tr).scrollIntoView());
    return true;
  };
}

function joined(state: EditorState, tell: (message: string) => void): Transaction {
  const { tr } = state;
  const { $head } = state.selection;
  const place = lineAt($head);
  if (place) return place.field ? joinField(tr, place) : joinMain(tr, place, tell);
  const phase = phaseAt($head);
  if (phase && isInPhaseTitle($head)) return joinPhase(tr, $head.parent.content.size === 0, phase);
  if ($head.parent.content.size === 0) return removeSection(tr, $head.before(1));
  return toBlockBefore(tr, $head.before());
}

function joinField(tr: Transaction, { block, blockPos, field, line, linePos }: LinePlace): Transaction {
  if (block.content.size === 0 && !field?.isRequired) {
    tr.delete(blockPos, blockPos + block.nodeSize);
    const before = neighborBlock(tr.doc, blockPos, -1);
    return before !== null && before > linePos ? caretIn(tr, before) : caretIn(tr, mainOf(line, linePos).pos);
  }
  if (field?.most === undefined) return toBlockBefore(tr, blockPos);
  const before = tr.doc.resolve(blockPos).nodeBefore;
  const isJoinable = before?.type === block.type || before?.type.name === 'main';
  if (!before || !isJoinable) return toBlockBefore(tr, blockPos);
  return joinText(tr, blockPos - before.nodeSize, block.textContent, blockPos, block.nodeSize);
}

function joinMain(tr: Transaction, place: LinePlace, tell: (message: string) => void): Transaction {
  const { list, line, linePos, index, parent, block, blockPos } = place;
  const above = index > 0 ? parent.child(index - 1) : null;
  const hasLineAbove = above?.type === line.type;
  if (isEmptyLine(line)) return removeLine(tr, place);
  if (!above || !hasLineAbove) return toBlockBefore(tr, blockPos);
  const abovePos = linePos - above.nodeSize;
  const sub = list === 'steps' ? fieldTypeOf('steps', 'sub') : null;
  const others = line.content.content.filter(({ type }) => type.name !== 'main');
  const onlySubs = others.every(({ type }) => type === sub) && mediaOf(line).length === 0;
  if (!isBare(line) && !onlySubs) {
    tell(words.cannotJoin);
    return tr;
  }
  const main = mainOf(above, abovePos);
  tr.delete(linePos, linePos + line.nodeSize);
  if (onlySubs && others.length > 0) tr.insert(placeForSub(above, abovePos), others);
  const size = main.block.content.size;
  if (block.content.size > 0) tr.insertText(block.textContent, main.pos + 1 + size);
  return caretIn(tr, main.pos, size);
}

function joinPhase(tr: Transaction, isEmpty: boolean, place: NonNullable<ReturnType<typeof phaseAt>>): Transaction {
  const { phase, phasePos, index } = place;
  const title = phase.child(0);
  if (!isEmpty || index === 0) return toBlockBefore(tr, phasePos + 1);
  // The steps go to the phase before.
  const steps = phase.content.cut(title.nodeSize);
  tr.delete(phasePos, phasePos + phase.nodeSize);
  const endOfPhase = phasePos - 1;
  tr.insert(endOfPhase, steps);
  const before = neighborBlock(tr.doc, endOfPhase, -1);
  return before === null ? tr : caretIn(tr, before);
}

/** Removes an empty line, and its section with the last one. The caret moves to the text before, else after. */
export function removeLine(tr: Transaction, { list, line, linePos, parent }: LinePlace): Transaction {
  const isOnly = parent.childCount === 1;
  if (list !== 'steps' && isOnly) return removeSection(tr, linePos - 1);
  tr.delete(linePos, linePos + line.nodeSize);
  return toNearestBlock(tr, linePos);
}

export function removeSection(tr: Transaction, pos: number): Transaction {
  const section = tr.doc.nodeAt(pos);
  if (!section || section.type.name === 'phases') return tr;
  tr.delete(pos, pos + section.nodeSize);
  return toNearestBlock(tr, pos);
}

function toNearestBlock(tr: Transaction, pos: number): Transaction {
  const target = neighborBlock(tr.doc, pos, -1) ?? neighborBlock(tr.doc, pos - 1, 1);
  return target === null ? tr : caretIn(tr, target);
}

function toBlockBefore(tr: Transaction, pos: number): Transaction {
  const before = neighborBlock(tr.doc, pos, -1);
  return before === null ? tr : caretIn(tr, before);
}

function joinText(tr: Transaction, intoPos: number, text: string, fromPos: number, fromSize: number): Transaction {
  const size = tr.doc.nodeAt(intoPos)?.content.size ?? 0;
  tr.delete(fromPos, fromPos + fromSize);
  if (text !== '') tr.insertText(text, intoPos + 1 + size);
  return caretIn(tr, intoPos, size);
}
