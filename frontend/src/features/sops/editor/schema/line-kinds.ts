import { lineWords } from './line-kinds.en';

/** A field of a line besides its main text. Names and limits are those of the API document. */
export interface FieldKind {
  name: string;
  label: string;
  /** Label for deleting it; none where it cannot be deleted. */
  remove?: string;
  maxLength: number;
  /** Placed before the main text. */
  isBefore?: boolean;
  /** A line without it cannot be saved. */
  isRequired?: boolean;
  /** A list field: the maximum number of entries. */
  most?: number;
  /** Each entry has its own id. */
  hasIds?: boolean;
  /** Whole numbers only. */
  isNumber?: boolean;
}

/** The fields of a line of a list. */
export interface LineKind {
  /** Maximum number of lines of the list; for steps, in one phase. */
  most: number;
  /** Its main text: a line without it is empty. */
  main: { name: string; label: string; maxLength: number };
  fields: readonly FieldKind[];
  /** A selectable value, with the default of a new line. */
  choices: Readonly<Record<string, string>>;
}

export const PARTS_BEFORE = ['purpose', 'scope', 'trigger'] as const;
/** Left out of the document where it has no text. */
export const PARTS_AFTER = ['approval'] as const;
export const PARTS = [...PARTS_BEFORE, ...PARTS_AFTER] as const;
export type Part = (typeof PARTS)[number];
export const PART_LENGTHS: Readonly<Record<Part, number>> = {
  purpose: 1000,
  scope: 1000,
  trigger: 300,
  approval: 1000,
};

export const LISTS_BEFORE = ['definitions', 'roles', 'resources', 'safety'] as const;
export const LISTS_AFTER = ['exceptions', 'records', 'kpis', 'references', 'notes'] as const;
export const LISTS = [...LISTS_BEFORE, ...LISTS_AFTER] as const;
export type FlatList = (typeof LISTS)[number];
export type LineList = FlatList | 'steps';

export const MOST_PHASES = 15;
export const MAX_PHASE_TITLE_LENGTH = 120;
export const MAX_STEP_MINUTES = 10_000;

/** Pictures of one step. */
export const MOST_PICTURES = 6;
/** The alternative text and the caption of a picture. */
export const MAX_PICTURE_TEXT = 300;

export const RESOURCE_KINDS = ['material', 'tool', 'ppe', 'system', 'document', 'access', 'training'] as const;
export const SAFETY_LEVELS = ['danger', 'warning', 'caution', 'note'] as const;

export const LINE_KINDS: Readonly<Record<LineList, LineKind>> = {
  definitions: {
    most: 30,
    main: { name: 'term', label: lineWords.definitions.term, maxLength: 80 },
    fields: [{ name: 'text', ...lineWords.definitions.text, maxLength: 400 }],
    choices: {},
  },
  roles: {
    most: 20,
    main: { name: 'name', label: lineWords.roles.name, maxLength: 80 },
    fields: [{ name: 'duties', ...lineWords.roles.duties, maxLength: 300, most: 10 }],
    choices: {},
  },
  resources: {
    most: 60,
    main: { name: 'name', label: lineWords.resources.name, maxLength: 160 },
    fields: [],
    choices: { kind: 'material' },
  },
  safety: {
    most: 30,
    main: { name: 'text', label: lineWords.safety.text, maxLength: 400 },
    fields: [],
    choices: { level: 'caution' },
  },
  steps: {
    most: 60,
    main: { name: 'text', label: lineWords.steps.text, maxLength: 500 },
    fields: [
      { name: 'when', ...lineWords.steps.when, maxLength: 300, isBefore: true },
      { name: 'role', ...lineWords.steps.role, maxLength: 80 },
      { name: 'minutes', ...lineWords.steps.minutes, maxLength: 5, isNumber: true },
      { name: 'sub', ...lineWords.steps.sub, maxLength: 300, most: 20, hasIds: true },
      { name: 'check', ...lineWords.steps.check, maxLength: 300 },
      { name: 'expected', ...lineWords.steps.expected, maxLength: 120 },
      { name: 'caution', ...lineWords.steps.caution, maxLength: 300 },
    ],
    choices: { input: 'tick' },
  },
  exceptions: {
    most: 30,
    main: { name: 'when', label: lineWords.exceptions.when, maxLength: 300 },
    fields: [
      { name: 'then', ...lineWords.exceptions.then, maxLength: 500, isRequired: true },
      { name: 'escalate_to', ...lineWords.exceptions.escalate_to, maxLength: 80 },
    ],
    choices: {},
  },
  records: {
    most: 20,
    main: { name: 'name', label: lineWords.records.name, maxLength: 160 },
    fields: [
      { name: 'where', ...lineWords.records.where, maxLength: 160 },
      { name: 'keep', ...lineWords.records.keep, maxLength: 80 },
    ],
    choices: {},
  },
  kpis: {
    most: 15,
    main: { name: 'name', label: lineWords.kpis.name, maxLength: 200 },
    fields: [{ name: 'target', ...lineWords.kpis.target, maxLength: 120 }],
    choices: {},
  },
  references: {
    most: 20,
    main: { name: 'text', label: lineWords.references.text, maxLength: 300 },
    fields: [],
    choices: {},
  },
  notes: {
    most: 30,
    main: { name: 'text', label: lineWords.notes.text, maxLength: 500 },
    fields: [],
    choices: {},
  },
};
