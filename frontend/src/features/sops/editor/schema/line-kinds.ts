/** One text of a line besides its main one. Names and bounds are those of the API document. */
export interface FieldKind {
  name: string;
  label: string;
  maxLength: number;
  /** Stands before the main text. */
  isBefore?: boolean;
  /** A line without it cannot be saved. */
  isRequired?: boolean;
  /** There may be several, at most so many. */
  most?: number;
  /** Each of several has an id of its own. */
  hasIds?: boolean;
  /** Whole numbers only. */
  isNumber?: boolean;
}

/** What one line of a list is made of. */
export interface LineKind {
  /** One of them: "step". */
  noun: string;
  /** Most lines of the list; of steps, in one phase. */
  most: number;
  /** Its main text: without it, a line says nothing. */
  main: { name: string; label: string; maxLength: number };
  fields: readonly FieldKind[];
  /** What is chosen and not typed, with what a new line has. */
  choices: Readonly<Record<string, string>>;
}

export const PARTS = ['purpose', 'scope', 'trigger'] as const;
export type Part = (typeof PARTS)[number];
export const PART_LENGTHS: Readonly<Record<Part, number>> = { purpose: 1000, scope: 1000, trigger: 300 };

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
/** What is said of a picture, and what stands below it. */
export const MAX_PICTURE_TEXT = 300;

export const RESOURCE_KINDS = ['material', 'tool', 'ppe', 'system', 'document', 'access', 'training'] as const;
export const SAFETY_LEVELS = ['danger', 'warning', 'caution', 'note'] as const;

export const LINE_KINDS: Readonly<Record<LineList, LineKind>> = {
  definitions: {
    noun: 'definition',
    most: 30,
    main: { name: 'term', label: 'Term', maxLength: 80 },
    fields: [{ name: 'text', label: 'Meaning', maxLength: 400 }],
    choices: {},
  },
  roles: {
    noun: 'role',
    most: 20,
    main: { name: 'name', label: 'Role', maxLength: 80 },
    fields: [{ name: 'duties', label: 'Duty', maxLength: 300, most: 10 }],
    choices: {},
  },
  resources: {
    noun: 'item',
    most: 60,
    main: { name: 'name', label: 'Item', maxLength: 160 },
    fields: [],
    choices: { kind: 'material' },
  },
  safety: {
    noun: 'safety line',
    most: 30,
    main: { name: 'text', label: 'What to look out for', maxLength: 400 },
    fields: [],
    choices: { level: 'caution' },
  },
  steps: {
    noun: 'step',
    most: 60,
    main: { name: 'text', label: 'What to do', maxLength: 500 },
    fields: [
      { name: 'when', label: 'Condition', maxLength: 300, isBefore: true },
      { name: 'role', label: 'Role', maxLength: 80 },
      { name: 'minutes', label: 'Time', maxLength: 5, isNumber: true },
      { name: 'sub', label: 'Sub-step', maxLength: 300, most: 20, hasIds: true },
      { name: 'check', label: 'Check', maxLength: 300 },
      { name: 'expected', label: 'Limit', maxLength: 120 },
      { name: 'caution', label: 'Caution', maxLength: 300 },
    ],
    choices: { input: 'tick' },
  },
  exceptions: {
    noun: 'exception',
    most: 30,
    main: { name: 'when', label: 'When this happens', maxLength: 300 },
    fields: [
      { name: 'then', label: 'What to do then', maxLength: 500, isRequired: true },
      { name: 'escalate_to', label: 'Escalate to', maxLength: 80 },
    ],
    choices: {},
  },
  records: {
    noun: 'record',
    most: 20,
    main: { name: 'name', label: 'Record', maxLength: 160 },
    fields: [
      { name: 'where', label: 'Where', maxLength: 160 },
      { name: 'keep', label: 'Keep for', maxLength: 80 },
    ],
    choices: {},
  },
  kpis: {
    noun: 'measure',
    most: 15,
    main: { name: 'name', label: 'Measure', maxLength: 200 },
    fields: [{ name: 'target', label: 'Target', maxLength: 120 }],
    choices: {},
  },
  references: {
    noun: 'reference',
    most: 20,
    main: { name: 'text', label: 'Reference', maxLength: 300 },
    fields: [],
    choices: {},
  },
  notes: {
    noun: 'note',
    most: 30,
    main: { name: 'text', label: 'Note', maxLength: 500 },
    fields: [],
    choices: {},
  },
};
