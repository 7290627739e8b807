import type { Node } from 'prosemirror-model';
import { type Command, type EditorState, Selection, type Transaction } from 'prosemirror-state';
import type { LineList } from '../schema/line-kinds';
import { newItemId } from '../schema/new-item-id';
import { fieldTypeOf, mediaOf, typeOf } from '../schema/sop-schema';
import { emptyLine, textBlock } from '../schema/to-editor';
import { intoField } from './fields';
import {
  caretIn,
  caretInLine,
  isEmptyLine,
  isInPhaseTitle,
  type LinePlace,
  lineAt,
  mainOf,
  neighborBlock,
  phaseAt,
} from './places';
import * as words from './words.en';

/** Where Enter goes at the end of a main text; elsewhere it begins the next line. */
const NEXT_FIELD: Partial<Record<LineList, string>> = { definitions: 'text', exceptions: 'then', roles: 'duties' };

/** Enter: the next step, sub-step, line or text. */
export const enter: Command = (state, dispatch) => {
  const cleared = state.tr;
  if (!state.selection.empty) cleared.deleteSelection();
  const tr = withSteps(cleared, afterEnter(state.apply(cleared)));
  dispatch?.(tr.scrollIntoView());
  return true;
};

/** Appends the steps of a transaction that was made on the state after another one. */
export function withSteps(tr: Transaction, next: Transaction): Transaction {
  for (const step of next.steps) tr.step(step);
  return tr.setSelection(Selection.fromJSON(tr.doc, next.selection.toJSON()));
}

function afterEnter(state: EditorState): Transaction {
  const { tr } = state;
  const { $head } = tr.selection;
  const place = lineAt($head);
  if (place) {
    if (place.field?.most !== undefined) return splitEntry(tr, place);
    return place.field ? leaveField(tr, place) : splitMain(tr, place);
  }
  const phase = phaseAt($head);
  if (phase && isInPhaseTitle($head)) {
    const firstPos = phase.phasePos + 1 + $head.parent.nodeSize;
    const first = tr.doc.nodeAt(firstPos);
    if (first?.type.name !== 'steps_line' || !isEmptyLine(first)) tr.insert(firstPos, emptyLine('steps'));
    return caretInLine(tr, firstPos);
  }
  const next = $head.parent.isTextblock ? neighborBlock(tr.doc, $head.before(), 1) : null;
  return next === null ? tr : caretIn(tr, next);
}

function splitMain(tr: Transaction, place: LinePlace): Transaction {
  const { list, line, linePos, block, blockPos } = place;
  if (isEmptyLine(line)) return tr;
  const offset = tr.selection.$head.parentOffset;
  const isAtEnd = offset === block.content.size;
  const nextField = NEXT_FIELD[list];
  if (isAtEnd && nextField) return intoField(tr, place, nextField);
  if (offset === 0 && !isAtEnd) {
    tr.insert(linePos, emptyLine(list));
    return caretInLine(tr, tr.mapping.map(linePos), 0);
  }
  const tail = block.textContent.slice(offset);
  const textPos = blockPos + 1 + offset;
  tr.delete(textPos, blockPos + 1 + block.content.size);
  const afterPos = tr.mapping.map(linePos + line.nodeSize);
  tr.insert(afterPos, emptyLine(list, tail));
  return caretInLine(tr, afterPos, 0);
}

/** Enter in one of several: the next one; out of an empty one. */
function splitEntry(tr: Transaction, place: LinePlace): Transaction {
  const { list, line, linePos, block, blockPos, field } = place;
  if (block.textContent.trim() === '') {
    if (list === 'steps') return liftSubStep(tr, place);
    tr.delete(blockPos, blockPos + block.nodeSize);
    const afterPos = tr.mapping.map(linePos + line.nodeSize);
    return caretInLine(tr.insert(afterPos, emptyLine(list)), afterPos);
  }
  const offset = tr.selection.$head.parentOffset;
  const tail = block.textContent.slice(offset);
  tr.delete(blockPos + 1 + offset, blockPos + 1 + block.content.size);
  const nextPos = tr.mapping.map(blockPos + block.nodeSize);
  tr.insert(nextPos, textBlock(block.type, tail, field?.hasIds ? { id: newItemId() } : null));
  return caretIn(tr, nextPos, 0);
}

/** Enter in a field of a line: the next line; an empty field is removed. */
function leaveField(tr: Transaction, { list, line, linePos, block, blockPos, field }: LinePlace): Transaction {
  if (block.textContent.trim() === '' && !field?.isRequired) tr.delete(blockPos, blockPos + block.nodeSize);
  if (isEmptyLine(line)) return caretInLine(tr, linePos);
  const afterPos = tr.mapping.map(linePos + line.nodeSize);
  return caretInLine(tr.insert(afterPos, emptyLine(list)), afterPos);
}

/** A sub-step becomes a step of its own behind its step, and takes the sub-steps after it along. */
export function liftSubStep(tr: Transaction, { line, linePos, block, blockPos }: LinePlace): Transaction {
  const offset = tr.selection.$head.parentOffset;
  const subs = line.content.content.filter(({ type }) => type === block.type);
  const followers = subs.slice(subs.indexOf(block) + 1);
  const size = [block, ...followers].reduce((sum, { nodeSize }) => sum + nodeSize, 0);
  const step = typeOf('steps_line').create({ id: block.attrs['id'], src: 'user' }, [
    textBlock(typeOf('main'), block.textContent),
    ...followers,
  ]);
  tr.delete(blockPos, blockPos + size);
  const afterPos = tr.mapping.map(linePos + line.nodeSize);
  return caretInLine(tr.insert(afterPos, step), afterPos, offset);
}

/** Shift+Tab: a sub-step becomes a step. */
export const lift: Command = (state, dispatch) => {
  const place = lineAt(state.selection.$head);
  if (place?.list !== 'steps' || place.field?.name !== 'sub') return place?.list === 'steps';
  dispatch?.(liftSubStep(state.tr, place).scrollIntoView());
  return true;
};

/** Tab: a step becomes the last sub-step of the one above. @param tell reports why it cannot */
export function nest(tell: (message: string) => void): Command {
  return (state, dispatch) => {
    const place = lineAt(state.selection.$head);
    if (place?.list !== 'steps') return false;
    const { line, linePos, index, parent } = place;
    const above = index > 0 ? parent.child(index - 1) : null;
    if (place.field || above?.type.name !== 'steps_line') return true;
    const sub = fieldTypeOf('steps', 'sub');
    const details = line.content.content.filter(({ type }) => type.name !== 'main' && type !== sub);
    if (details.length > 0 || mediaOf(line).length > 0) {
      tell(words.cannotNest);
      return true;
    }
    const tr = state.tr.delete(linePos, linePos + line.nodeSize);
    const pos = placeForSub(above, linePos - above.nodeSize);
    const main = mainOf(line, linePos).block;
    tr.insert(pos, [
      textBlock(sub, main.textContent, { id: line.attrs['id'] }),
      ...line.content.content.filter(({ type }) => type === sub),
    ]);
    dispatch?.(caretIn(tr, pos, state.selection.$head.parentOffset).scrollIntoView());
    return true;
  };
}

/** Behind the sub-steps of a step, or behind what comes before them. */
export function placeForSub(step: Node, stepPos: number): number {
  let pos = stepPos + 1;
  for (const block of step.content.content) {
    if (['steps_check', 'steps_expected', 'steps_caution'].includes(block.type.name)) break;
    pos += block.nodeSize;
  }
  return pos;
}
