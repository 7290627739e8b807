import { type Node, type NodeSpec, type NodeType, Schema } from 'prosemirror-model';
import type { SopMedia } from '../../../../api/generated/types.gen';
import {
  type FieldKind,
  LINE_KINDS,
  LISTS,
  LISTS_AFTER,
  LISTS_BEFORE,
  type LineKind,
  type LineList,
  MAX_PHASE_TITLE_LENGTH,
  PART_LENGTHS,
  PARTS,
  PARTS_AFTER,
  PARTS_BEFORE,
} from './line-kinds';

/** An editable text; line breaks are kept. */
const TEXT: NodeSpec = { content: 'text*', whitespace: 'pre', marks: '' };

/** The kind of a node: a line of a list, or a field of a line. */
const ALL_LISTS = [...LISTS, 'steps'] as const satisfies readonly LineList[];

const fieldType = (list: LineList, { name }: FieldKind) => `${list}_${name}`;

function repeatOf({ most, isRequired }: FieldKind): string {
  if (most !== undefined) return '*';
  return isRequired ? '' : '?';
}

function lineContent(list: LineList): string {
  const { fields } = LINE_KINDS[list];
  const expression = (field: FieldKind) => `${fieldType(list, field)}${repeatOf(field)}`;
  const before = fields.filter(({ isBefore }) => isBefore).map(expression);
  const after = fields.filter(({ isBefore }) => !isBefore).map(expression);
  return [...before, 'main', ...after].join(' ');
}

/** What a step without pictures has. */
const NO_MEDIA: readonly SopMedia[] = [];

/** The pictures of a line. */
export function mediaOf({ attrs }: Pick<Node, 'attrs'>): readonly SopMedia[] {
  return (attrs['media'] as readonly SopMedia[] | undefined) ?? NO_MEDIA;
}

function lineSpec(list: LineList): NodeSpec {
  const choices = Object.entries(LINE_KINDS[list].choices).map(([name, value]) => [name, { default: value }]);
  return {
    content: lineContent(list),
    attrs: {
      ...{ id: { default: '' }, src: { default: 'user' } },
      ...Object.fromEntries(choices),
      // Pictures are atomic: they belong to their step and are replaced as a whole.
      ...(list === 'steps' && { media: { default: NO_MEDIA } }),
    },
    defining: true,
    toDOM: () => ['div', 0],
  };
}

function nodeSpecs(): Record<string, NodeSpec> {
  const specs: Record<string, NodeSpec> = {
    doc: {
      content: [
        ...PARTS_BEFORE.map((part) => `${part}?`),
        ...LISTS_BEFORE.map((list) => `${list}?`),
        'phases',
        ...LISTS_AFTER.map((list) => `${list}?`),
        ...PARTS_AFTER.map((part) => `${part}?`),
      ].join(' '),
    },
    text: {},
    main: { ...TEXT, toDOM: () => ['div', 0] },
    phases: { content: 'phase+', isolating: true, toDOM: () => ['div', 0] },
    phase: { content: 'phase_title steps_line*', attrs: { id: { default: '' } }, toDOM: () => ['div', 0] },
    phase_title: { ...TEXT, toDOM: () => ['div', 0] },
  };
  for (const part of PARTS) specs[part] = { content: 'main', isolating: true, toDOM: () => ['div', 0] };
  for (const list of ALL_LISTS) {
    if (list !== 'steps') specs[list] = { content: `${list}_line+`, isolating: true, toDOM: () => ['div', 0] };
    specs[`${list}_line`] = lineSpec(list);
    for (const field of LINE_KINDS[list].fields) {
      const attrs = field.hasIds ? { attrs: { id: { default: '' } } } : {};
      specs[fieldType(list, field)] = { ...TEXT, ...attrs, toDOM: () => ['div', 0] };
    }
  }
  return specs;
}

/** The editor schema of the structured document: every line is a node with its id, every text of it a text block. */
export const sopSchema = new Schema({ nodes: nodeSpecs() });

/** A node type of the schema. @throws Error for a name that it does not have, which is a mistake in the program. */
export function typeOf(name: string): NodeType {
  const type = sopSchema.nodes[name];
  if (!type) throw new Error(`The schema has no ${name}`);
  return type;
}

export function fieldTypeOf(list: LineList, field: string): NodeType {
  return typeOf(`${list}_${field}`);
}

export function lineTypeOf(list: LineList): NodeType {
  return typeOf(`${list}_line`);
}

/** The list whose line a node is; null for every other node. */
export function listOfLine({ type }: Pick<Node, 'type'>): LineList | null {
  return LIST_BY_LINE.get(type.name) ?? null;
}
const LIST_BY_LINE: ReadonlyMap<string, LineList> = new Map(ALL_LISTS.map((list) => [`${list}_line`, list]));

/** A text that belongs to a line besides its main one. */
export interface FieldPlace {
  list: LineList;
  field: FieldKind;
}

/** The field of a text block; null for a main text and everything else. */
export function fieldOf({ type }: Pick<Node, 'type'>): FieldPlace | null {
  return FIELD_BY_TYPE.get(type.name) ?? null;
}
const FIELD_BY_TYPE: ReadonlyMap<string, FieldPlace> = new Map(
  ALL_LISTS.flatMap((list) =>
    LINE_KINDS[list].fields.map((field) => [fieldType(list, field), { list, field }] as const),
  ),
);

/** The structure of a line. */
export function kindOf(list: LineList): LineKind {
  return LINE_KINDS[list];
}

/** Maximum length of a text block, in UTF-16 units. */
export function maxLengthOf(block: Node, parent: Node): number {
  if (block.type.name === 'phase_title') return MAX_PHASE_TITLE_LENGTH;
  const place = fieldOf(block);
  if (place) return place.field.maxLength;
  const list = listOfLine(parent);
  if (list) return LINE_KINDS[list].main.maxLength;
  return PART_LENGTHS[parent.type.name as keyof typeof PART_LENGTHS] ?? Number.POSITIVE_INFINITY;
}
