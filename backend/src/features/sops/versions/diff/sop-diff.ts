/** A piece of text that is the same on both sides, or only on one. */
export interface Segment {
  change: 'same' | 'added' | 'removed';
  text: string;
  /** Whether it is, or contains, a number, a time or a code, which a reader must not overlook. */
  is_fact: boolean;
}

export interface FieldDiff {
  /** `text`, `role`, `check` …; as the document names it. */
  name: string;
  /** In the order in which they are read. */
  segments: Segment[];
}

export const ITEM_CHANGES = ['added', 'removed', 'changed', 'moved'] as const;
export type ItemChange = (typeof ITEM_CHANGES)[number];

/** One entry that differs. */
export interface ItemDiff {
  /** The id of the item; the field's name for texts of the document itself, the line's number for plain text. */
  id: string;
  /** `changed` also for an item that has been changed and moved; see `is_moved`. */
  change: ItemChange;
  is_moved: boolean;
  /** Its former position: `2.3` is the third step of the second phase. Null if it did not exist. */
  at_from: string | null;
  at_to: string | null;
  /** The fields that differ; none for an item that has only moved. */
  fields: FieldDiff[];
}

export const DIFF_PARTS = [
  'overview',
  'definitions',
  'roles',
  'resources',
  'safety',
  'phases',
  'steps',
  'exceptions',
  'records',
  'kpis',
  'references',
  'notes',
  'questions',
  'text',
] as const;
export type DiffPartName = (typeof DIFF_PARTS)[number];

export interface PartDiff {
  part: DiffPartName;
  items: ItemDiff[];
}

/** A number, time or code that became another one; null where there was none, or is none any more. */
export interface FactChange {
  from: string | null;
  to: string | null;
}

/** What differs between two texts of an SOP. Equal parts are left out. */
export interface SopDiff {
  summary: Record<ItemChange, number>;
  facts: FactChange[];
  parts: PartDiff[];
}
