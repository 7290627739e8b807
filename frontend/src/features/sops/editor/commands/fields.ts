import type { Node } from 'prosemirror-model';
import type { Command, Transaction } from 'prosemirror-state';
import {
  type FlatList,
  LINE_KINDS,
  LISTS_AFTER,
  LISTS_BEFORE,
  type LineList,
  PARTS,
  PARTS_AFTER,
  PARTS_BEFORE,
  type Part,
} from '../schema/line-kinds';
import { newItemId } from '../schema/new-item-id';
import { fieldTypeOf, typeOf } from '../schema/sop-schema';
import { emptyLine, textBlock } from '../schema/to-editor';
import { caretIn, caretInLine, type LinePlace, lineAt } from './places';

/** Adds a field to the line of the caret, or moves to an existing one. */
export function addField(list: LineList, name: string): Command {
  return (state, dispatch) => {
    const place = lineAt(state.selection.$head);
    if (place?.list !== list) return false;
    dispatch?.(intoField(state.tr, place, name).scrollIntoView());
    return true;
  };
}

/** Puts the caret into a field of a line, adding an empty one if it has none. For a list field, adds a new entry. */
export function intoField(tr: Transaction, { list, line, linePos }: LinePlace, name: string): Transaction {
  const type = fieldTypeOf(list, name);
  const field = LINE_KINDS[list].fields.find((each) => each.name === name);
  const there = childrenWithPlaces(line, linePos).filter(({ child }) => child.type === type);
  const usable = field?.most === undefined ? there[0] : there.find(({ child }) => child.content.size === 0);
  if (usable) return caretIn(tr, usable.pos);
  const pos = placeForField(line, linePos, list, name);
  tr.insert(pos, textBlock(type, '', field?.hasIds ? { id: newItemId() } : null));
  return caretIn(tr, pos);
}

/** Whether a line has a field that can be filled once only. */
export function hasField(line: Node, list: LineList, name: string): boolean {
  return line.content.content.some(({ type }) => type === fieldTypeOf(list, name));
}

function placeForField(line: Node, linePos: number, list: LineList, name: string): number {
  const { fields } = LINE_KINDS[list];
  const names = (isBefore: boolean) =>
    fields.filter((field) => (field.isBefore ?? false) === isBefore).map((field) => `${list}_${field.name}`);
  const order = [...names(true), 'main', ...names(false)];
  const rank = order.indexOf(`${list}_${name}`);
  const next = childrenWithPlaces(line, linePos).find(({ child }) => order.indexOf(child.type.name) > rank);
  return next?.pos ?? linePos + line.nodeSize - 1;
}

function childrenWithPlaces(parent: Node, parentPos: number): { child: Node; pos: number }[] {
  let pos = parentPos + 1;
  return parent.content.content.map((child) => {
    const at = pos;
    pos += child.nodeSize;
    return { child, pos: at };
  });
}

const SECTION_ORDER: readonly string[] = [...PARTS_BEFORE, ...LISTS_BEFORE, 'phases', ...LISTS_AFTER, ...PARTS_AFTER];

/** The sections that a document does not have yet, in the order in which they are read. */
export function missingSections(doc: Node): (Part | FlatList)[] {
  const there = new Set(doc.content.content.map(({ type }) => type.name));
  return [...PARTS_BEFORE, ...LISTS_BEFORE, ...LISTS_AFTER, ...PARTS_AFTER].filter((name) => !there.has(name));
}

/** Adds an empty line to a list, or the missing section, and puts the caret there. */
export function addToSection(name: Part | FlatList): Command {
  return (state, dispatch) => {
    const there = childrenWithPlaces(state.doc, -1).find(({ child }) => child.type.name === name);
    if (there) {
      const endPos = there.pos + there.child.nodeSize - 1;
      const isList = there.child.firstChild?.isTextblock === false;
      const added = isList ? caretInLine(state.tr.insert(endPos, emptyLine(name as FlatList)), endPos) : state.tr;
      dispatch?.((isList ? added : caretIn(added, there.pos + 1)).scrollIntoView());
      return true;
    }
    const isPart = (PARTS as readonly string[]).includes(name);
    const next = childrenWithPlaces(state.doc, -1).find(
      ({ child }) => SECTION_ORDER.indexOf(child.type.name) > SECTION_ORDER.indexOf(name),
    );
    const pos = next?.pos ?? state.doc.content.size;
    const content = isPart ? textBlock(typeOf('main'), '') : emptyLine(name as FlatList);
    const tr = state.tr.insert(pos, typeOf(name).create(null, content));
    dispatch?.((isPart ? caretIn(tr, pos + 1) : caretInLine(tr, pos + 1)).scrollIntoView());
    return true;
  };
}

/** Sets the selectable value of a line, such as the level of a safety line. */
export function choose(list: LineList, name: string, value: string): Command {
  return (state, dispatch) => {
    const place = lineAt(state.selection.$head);
    if (place?.list !== list) return false;
    dispatch?.(state.tr.setNodeAttribute(place.linePos, name, value));
    return true;
  };
}
