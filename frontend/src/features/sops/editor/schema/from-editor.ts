import type { Node } from 'prosemirror-model';
import type { SopDocument } from '../../../../api/generated/types.gen';
import {
  type FieldKind,
  LINE_KINDS,
  LISTS,
  type LineList,
  MAX_STEP_MINUTES,
  PARTS_AFTER,
  PARTS_BEFORE,
} from './line-kinds';
import { fieldOf, mediaOf } from './sop-schema';

/** The content of the editor, ready to be saved. */
export interface WrittenDocument {
  document: SopDocument;
  /** Lines with content but without their required text; they are not in the document. */
  unfinished: number;
}

/**
 * Returns the document in the editor: texts are trimmed, unknown values are null, empty lines are left out.
 * @param base the document that was opened: fields that are not editable are copied from it
 */
export function fromEditor(doc: Node, base: SopDocument): WrittenDocument {
  const sections = new Map(children(doc).map((section) => [section.type.name, section]));
  let unfinished = 0;
  const linesOf = (section: Node | undefined, list: LineList): object[] =>
    (section ? children(section) : [])
      .filter(({ type }) => type.name === `${list}_line`)
      .flatMap((node) => {
        const line = lineOf(node, list);
        if (isWhole(line, list)) return [line];
        if (saysSomething(line, list)) unfinished += 1;
        return [];
      });
  const parts = PARTS_BEFORE.map((part) => [part, textOrNull(sections.get(part)?.firstChild)]);
  const partsAfter = PARTS_AFTER.flatMap((part) => {
    const text = textOrNull(sections.get(part)?.firstChild);
    return text === null ? [] : [[part, text]];
  });
  const lists = LISTS.map((list) => [list, linesOf(sections.get(list), list)]);
  const wereEmpty = new Set(base.phases.flatMap(({ id, steps }) => (steps.length === 0 ? [id] : [])));
  const phases = children(sections.get('phases') ?? doc)
    .filter(({ type }) => type.name === 'phase')
    .map((phase) => ({
      id: phase.attrs['id'] as string,
      title: phase.firstChild?.textContent.trim() ?? '',
      steps: linesOf(phase, 'steps'),
    }))
    .filter(({ id, steps }) => steps.length > 0 || wereEmpty.has(id))
    .map((phase, index) => ({ ...phase, title: phase.title || `${index + 1}` }));
  // The schema tables use the names of the API document; the server validates each save.
  const written = {
    ...Object.fromEntries(parts),
    ...Object.fromEntries(lists),
    ...Object.fromEntries(partsAfter),
    phases,
  } as Partial<SopDocument>;
  const { approval: _, ...kept } = base;
  return { document: { ...kept, ...written }, unfinished };
}

/** The content of a line as one string, to compare lines. */
export function wordsOf(node: Node, list: LineList): string {
  const { id, src, ...said } = lineOf(node, list);
  return JSON.stringify(said);
}

function children(node: Node): Node[] {
  return [...node.content.content];
}

function lineOf(node: Node, list: LineList): Record<string, unknown> {
  const { main, fields } = LINE_KINDS[list];
  const blocks = children(node);
  const mainText = blocks.find(({ type }) => type.name === 'main')?.textContent.trim() ?? '';
  const values = fields.map((field) => [
    field.name,
    fieldValue(
      field,
      blocks.filter((block) => fieldOf(block)?.field === field),
    ),
  ]);
  const { media, ...attrs } = node.attrs;
  const pictures = mediaOf(node).length > 0 ? { media } : {};
  return { ...attrs, [main.name]: mainText, ...Object.fromEntries(values), ...pictures };
}

function fieldValue(field: FieldKind, blocks: Node[]): unknown {
  if (field.most === undefined) return field.isNumber ? numberOrNull(blocks[0]) : fieldText(field, blocks[0]);
  const filled = blocks.filter(({ textContent }) => textContent.trim() !== '');
  return filled.map(({ attrs, textContent }) => {
    const text = textContent.trim();
    return field.hasIds ? { id: attrs['id'] as string, text } : text;
  });
}

function fieldText({ isRequired }: FieldKind, block: Node | undefined): string | null {
  return isRequired ? (block?.textContent.trim() ?? '') : textOrNull(block);
}

function textOrNull(block: Node | null | undefined): string | null {
  return block?.textContent.trim() || null;
}

function numberOrNull(block: Node | undefined): number | null {
  const value = Number(block?.textContent.trim());
  return Number.isInteger(value) && value > 0 && value <= MAX_STEP_MINUTES ? value : null;
}

function isWhole(line: Record<string, unknown>, list: LineList): boolean {
  const { main, fields } = LINE_KINDS[list];
  const required = [main.name, ...fields.filter(({ isRequired }) => isRequired).map(({ name }) => name)];
  return required.every((name) => line[name] !== '');
}

function saysSomething(line: Record<string, unknown>, list: LineList): boolean {
  const { main, fields } = LINE_KINDS[list];
  return [main.name, ...fields.map(({ name }) => name), 'media'].some((name) => {
    const value = line[name] ?? null;
    return Array.isArray(value) ? value.length > 0 : value !== null && value !== '';
  });
}
