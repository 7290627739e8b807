import type { LineList } from '../document/draft-document';
import type { LinePlace } from './line-place';

/** One field of a line as it is edited. */
export interface LineField {
  name: string;
  label: string;
  maxLength: number;
  /** A line without this field says nothing and is dropped when the document is saved. */
  isRequired?: boolean;
  /** One entry a row. */
  isList?: boolean;
  options?: readonly string[];
  /** Takes the whole width. */
  isWide?: boolean;
}

export interface LineForm {
  /** One of them, for buttons: "Add a role". */
  noun: string;
  fields: readonly LineField[];
  blank: Record<string, unknown>;
}

/** How the lines of each list are edited; bounds as in the API document. */
export const LINE_FORMS: Record<Exclude<LineList, 'phases'>, LineForm> = {
  definitions: {
    noun: 'a definition',
    fields: [
      { name: 'term', label: 'Term', maxLength: 80, isRequired: true },
      { name: 'text', label: 'Meaning', maxLength: 400 },
    ],
    blank: { term: '', text: null },
  },
  roles: {
    noun: 'a role',
    fields: [
      { name: 'name', label: 'Role', maxLength: 80, isRequired: true },
      { name: 'duties', label: 'Duties, one a line', maxLength: 300, isList: true, isWide: true },
    ],
    blank: { name: '', duties: [] },
  },
  resources: {
    noun: 'an item',
    fields: [
      { name: 'name', label: 'Item', maxLength: 160, isRequired: true },
      {
        name: 'kind',
        label: 'Kind',
        maxLength: 20,
        options: ['material', 'tool', 'ppe', 'system', 'document', 'access', 'training'],
      },
    ],
    blank: { name: '', kind: 'material' },
  },
  safety: {
    noun: 'a warning',
    fields: [
      { name: 'level', label: 'Level', maxLength: 20, options: ['danger', 'warning', 'caution', 'note'] },
      { name: 'text', label: 'Warning', maxLength: 400, isRequired: true, isWide: true },
    ],
    blank: { level: 'caution', text: '' },
  },
  exceptions: {
    noun: 'an exception',
    fields: [
      { name: 'when', label: 'When', maxLength: 300, isRequired: true, isWide: true },
      { name: 'then', label: 'Then', maxLength: 500, isRequired: true, isWide: true },
      { name: 'escalate_to', label: 'Escalate to', maxLength: 80 },
    ],
    // biome-ignore lint/suspicious/noThenProperty: the stored documents name it so; it holds text, so nothing awaits it
    blank: { when: '', then: '', escalate_to: null },
  },
  records: {
    noun: 'a record',
    fields: [
      { name: 'name', label: 'Record', maxLength: 160, isRequired: true },
      { name: 'where', label: 'Kept where', maxLength: 160 },
      { name: 'keep', label: 'Kept for', maxLength: 80 },
    ],
    blank: { name: '', where: null, keep: null },
  },
  kpis: {
    noun: 'a measure',
    fields: [
      { name: 'name', label: 'Measure', maxLength: 200, isRequired: true },
      { name: 'target', label: 'Target', maxLength: 120 },
    ],
    blank: { name: '', target: null },
  },
  references: {
    noun: 'a reference',
    fields: [{ name: 'text', label: 'Reference', maxLength: 300, isRequired: true, isWide: true }],
    blank: { text: '' },
  },
  notes: {
    noun: 'a note',
    fields: [{ name: 'text', label: 'Note', maxLength: 500, isRequired: true, isWide: true }],
    blank: { text: '' },
  },
};

export const STEP_FORM: LineForm = {
  noun: 'a step',
  fields: [
    { name: 'text', label: 'Step', maxLength: 500, isRequired: true, isWide: true },
    { name: 'role', label: 'Role', maxLength: 80 },
    { name: 'when', label: 'Condition', maxLength: 300 },
    { name: 'expected', label: 'Limit or result', maxLength: 120 },
    { name: 'check', label: 'Check', maxLength: 300 },
    { name: 'caution', label: 'Caution', maxLength: 300 },
  ],
  blank: {
    text: '',
    role: null,
    when: null,
    sub: [],
    check: null,
    caution: null,
    input: 'tick',
    expected: null,
    minutes: null,
  },
};

const ID_LENGTH = 8;
const ID_CHARACTERS = 'abcdefghijklmnopqrstuvwxyz0123456789';

function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(ID_LENGTH));
  return Array.from(bytes, (byte) => ID_CHARACTERS[byte % ID_CHARACTERS.length]).join('');
}

/** A new, empty line of a list. */
export function blankLine(place: LinePlace): { id: string } {
  const id = newId();
  if (place === 'phases') return { id, title: '', steps: [] } as { id: string };
  const form = typeof place === 'string' ? LINE_FORMS[place] : STEP_FORM;
  return { id, src: 'user', ...form.blank } as { id: string };
}
