import type { Node } from 'prosemirror-model';
import type { Command, EditorState, Transaction } from 'prosemirror-state';
import { newItemId } from '../schema/new-item-id';
import { typeOf } from '../schema/sop-schema';
import { emptyLine, textBlock } from '../schema/to-editor';
import { removeLine, removeSection } from './join';
import { caretIn, caretInLine, isInPhaseTitle, type LinePlace, lineAt, phaseAt } from './places';

/** Alt+arrow: swaps the item of the caret with the adjacent one; a step also moves into the phase before or after. */
export function move(by: -1 | 1): Command {
  return (state, dispatch) => {
    const tr = moved(state, by);
    if (tr) dispatch?.(tr.scrollIntoView());
    return true;
  };
}

/** Whether there is a target position. */
export function canMove(state: EditorState, by: -1 | 1): boolean {
  return moved(state, by) !== null;
}

function moved(state: EditorState, by: -1 | 1): Transaction | null {
  const { $head } = state.selection;
  const place = lineAt($head);
  if (place?.field?.most !== undefined) return swapped(state, place.blockPos, by, place.block.type.name);
  if (place) {
    const within = swapped(state, place.linePos, by, place.line.type.name);
    return within ?? (place.list === 'steps' ? intoNextPhase(state, place, by) : null);
  }
  const phase = phaseAt($head);
  if (!phase || !isInPhaseTitle($head)) return null;
  return swapped(state, phase.phasePos, by, 'phase');
}

function swapped(state: EditorState, pos: number, by: -1 | 1, typeName: string): Transaction | null {
  const $pos = state.doc.resolve(pos);
  const node = $pos.nodeAfter;
  const other = by < 0 ? $pos.nodeBefore : state.doc.resolve(pos + (node?.nodeSize ?? 0)).nodeAfter;
  if (!node || other?.type.name !== typeName) return null;
  const target = by < 0 ? pos - other.nodeSize : pos + other.nodeSize;
  return carried(state, node, pos, target);
}

/** The node at another place, with the caret where it was in it. @param target before it, when it is taken out */
function carried(state: EditorState, node: Node, pos: number, target: number): Transaction {
  const offset = state.selection.head - pos;
  const tr = state.tr.delete(pos, pos + node.nodeSize).insert(target, node);
  const $head = tr.doc.resolve(Math.min(target + Math.max(offset, 1), target + node.nodeSize - 1));
  return $head.parent.isTextblock ? caretIn(tr, $head.before(), $head.parentOffset) : caretInLine(tr, target);
}

function intoNextPhase(state: EditorState, { line, linePos }: LinePlace, by: -1 | 1): Transaction | null {
  const phase = phaseAt(state.selection.$head);
  const other = phase && otherPhase(state.doc, phase.phasePos, by);
  if (!phase || !other) return null;
  // Up: behind the last step of the phase before. Down: below the title of the next one, which moved up by the line.
  const target =
    by < 0 ? other.pos + other.node.nodeSize - 1 : other.pos - line.nodeSize + 1 + other.node.child(0).nodeSize;
  return carried(state, line, linePos, target);
}

function otherPhase(doc: Node, pos: number, by: -1 | 1): { node: Node; pos: number } | null {
  const $pos = doc.resolve(pos);
  const own = $pos.nodeAfter?.nodeSize ?? 0;
  if (by < 0) return $pos.nodeBefore ? { node: $pos.nodeBefore, pos: pos - $pos.nodeBefore.nodeSize } : null;
  const next = doc.resolve(pos + own).nodeAfter;
  return next ? { node: next, pos: pos + own } : null;
}

/** Moves a step. @param from before the step @param to its target position in the current text */
export function moveStepTo(from: number, to: number): Command {
  return (state, dispatch) => {
    const step = state.doc.nodeAt(from);
    if (step?.type.name !== 'steps_line' || (to >= from && to <= from + step.nodeSize)) return false;
    const target = to > from ? to - step.nodeSize : to;
    const tr = state.tr.delete(from, from + step.nodeSize).insert(target, step);
    dispatch?.(caretInLine(tr, target).scrollIntoView());
    return true;
  };
}

/** Adds a line below the one of the caret. */
export const addLineBelow: Command = (state, dispatch) => {
  const place = lineAt(state.selection.$head);
  if (!place) return false;
  const afterPos = place.linePos + place.line.nodeSize;
  dispatch?.(caretInLine(state.tr.insert(afterPos, emptyLine(place.list)), afterPos).scrollIntoView());
  return true;
};

/** Starts a new phase after the step of the caret, with the following steps. */
export const addPhase: Command = (state, dispatch) => {
  const phase = phaseAt(state.selection.$head);
  if (!phase) return false;
  const place = lineAt(state.selection.$head);
  const endPos = phase.phasePos + phase.phase.nodeSize - 1;
  const cutPos = place ? place.linePos + place.line.nodeSize : endPos;
  const following = state.doc.slice(cutPos, endPos).content;
  const node = typeOf('phase').create({ id: newItemId() }, [
    textBlock(typeOf('phase_title'), ''),
    ...(following.childCount > 0 ? following.content : [emptyLine('steps')]),
  ]);
  const tr = state.tr.delete(cutPos, endPos);
  dispatch?.(caretIn(tr.insert(cutPos + 1, node), cutPos + 2).scrollIntoView());
  return true;
};

/** Removes the item of the caret: a line with its fields, an entry of a list field, or a section of the document. */
export const remove: Command = (state, dispatch) => {
  const { $head } = state.selection;
  const place = lineAt($head);
  if (place?.field && !place.field.isRequired) {
    const tr = state.tr.delete(place.blockPos, place.blockPos + place.block.nodeSize);
    dispatch?.(caretInLine(tr, place.linePos));
    return true;
  }
  if (place) {
    dispatch?.(removeLine(state.tr, place));
    return true;
  }
  if ($head.depth < 1 || phaseAt($head)) return false;
  dispatch?.(removeSection(state.tr, $head.before(1)));
  return true;
};
