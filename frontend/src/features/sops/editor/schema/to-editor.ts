import type { Node, NodeType } from 'prosemirror-model';
import type { SopDocument, SopPhase } from '../../../../api/generated/types.gen';
import {
  type FlatList,
  LINE_KINDS,
  LISTS_AFTER,
  LISTS_BEFORE,
  type LineList,
  PARTS_AFTER,
  PARTS_BEFORE,
  type Part,
} from './line-kinds';
import { newItemId } from './new-item-id';
import { fieldTypeOf, lineTypeOf, sopSchema, typeOf } from './sop-schema';

/** A line of a document, whichever list it is of. */
export type DocumentLine = { id: string; src: string } & Record<string, unknown>;

/** Converts the document for the editor. Without steps it gets an empty one. */
export function toEditor(document: SopDocument): Node {
  const part = (name: Part) => {
    const text = document[name] ?? null;
    return text === null ? [] : [typeOf(name).create(null, textBlock(typeOf('main'), text))];
  };
  const list = (name: FlatList) => {
    const lines: readonly object[] = document[name];
    return lines.length === 0
      ? []
      : [
          typeOf(name).create(
            null,
            lines.map((line) => lineNode(name, line as DocumentLine)),
          ),
        ];
  };
  return typeOf('doc').create(null, [
    ...PARTS_BEFORE.flatMap(part),
    ...LISTS_BEFORE.flatMap(list),
    typeOf('phases').create(null, document.phases.length > 0 ? document.phases.map(phaseNode) : [emptyPhase()]),
    ...LISTS_AFTER.flatMap(list),
    ...PARTS_AFTER.flatMap(part),
  ]);
}

/** A text block. */
export function textBlock(type: NodeType, text: string, attrs: Record<string, unknown> | null = null): Node {
  return type.create(attrs, text === '' ? null : sopSchema.text(text));
}

function phaseNode({ id, title, steps }: SopPhase): Node {
  return typeOf('phase').create({ id }, [
    textBlock(typeOf('phase_title'), title),
    ...steps.map((step) => lineNode('steps', step as DocumentLine)),
  ]);
}

/** A phase with one empty step. */
export function emptyPhase(): Node {
  return typeOf('phase').create({ id: newItemId() }, [textBlock(typeOf('phase_title'), ''), emptyLine('steps')]);
}

/** A new line of a list, with only its main text. */
export function emptyLine(list: LineList, text = ''): Node {
  const required = LINE_KINDS[list].fields.filter(({ isRequired }) => isRequired);
  return lineTypeOf(list).create({ id: newItemId(), src: 'user' }, [
    textBlock(typeOf('main'), text),
    ...required.map(({ name }) => textBlock(fieldTypeOf(list, name), '')),
  ]);
}

function lineNode(list: LineList, line: DocumentLine): Node {
  const { main, fields, choices } = LINE_KINDS[list];
  const blocks = (isBefore: boolean) =>
    fields
      .filter((field) => (field.isBefore ?? false) === isBefore)
      .flatMap(({ name }) => fieldNodes(fieldTypeOf(list, name), line[name]));
  const chosen = Object.keys(choices).map((name) => [name, line[name]]);
  const pictures = line['media'] ? { media: line['media'] } : {};
  return lineTypeOf(list).create({ id: line.id, src: line.src, ...Object.fromEntries(chosen), ...pictures }, [
    ...blocks(true),
    textBlock(typeOf('main'), String(line[main.name])),
    ...blocks(false),
  ]);
}

/** The value of a field: null, a text or a number, several texts, or several with ids. */
function fieldNodes(type: NodeType, value: unknown): Node[] {
  if (value === null || value === undefined) return [];
  if (!Array.isArray(value)) return [textBlock(type, String(value))];
  return (value as (string | { id: string; text: string })[]).map((entry) =>
    typeof entry === 'string' ? textBlock(type, entry) : textBlock(type, entry.text, { id: entry.id }),
  );
}
