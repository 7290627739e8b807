import type { DiffPartName, ItemChange } from '../../../api/generated/types.gen';

/** What differs between two texts of an SOP. */

export const title = (version: string) => `What changed since ${version}`;
export const isLoading = 'Comparing';
export const notLoaded = 'The comparison could not be loaded.';
export const restore = (version: string) => `Restore ${version}`;

export const facts = 'Numbers and times';
export const isSame = 'The words are the same.';
export const counts = {
  changed: (count: number) => `${count} changed`,
  added: (count: number) => `${count} added`,
  removed: (count: number) => `${count} removed`,
  moved: (count: number) => `${count} moved`,
} as const;
export const summary = (counts: readonly string[]) => `${counts.join(', ')}.`;
export const changes = {
  added: 'Added',
  removed: 'Removed',
  changed: 'Changed',
  moved: 'Moved',
} satisfies Record<ItemChange, string>;
export const moved = (from: string, to: string) => `from ${from} to ${to}`;
export const movedToPhase = 'to another phase';
/** Read aloud before a piece of text. */
export const pieceAdded = ' added: ';
export const pieceRemoved = ' removed: ';

export const parts = {
  overview: 'Overview',
  definitions: 'Definitions',
  roles: 'Roles and responsibilities',
  resources: 'Materials, tools and prerequisites',
  safety: 'Safety',
  phases: 'Phases',
  steps: 'Steps',
  exceptions: 'Exceptions and troubleshooting',
  records: 'Records',
  kpis: 'Measures',
  references: 'References',
  notes: 'Notes',
  questions: 'To confirm',
  text: 'Text',
} satisfies Record<DiffPartName, string>;
export const numbered = (entry: string, number: string) => `${entry} ${number}`;
export const entries = {
  overview: '',
  definitions: 'Definition',
  roles: 'Role',
  resources: 'Item',
  safety: 'Warning',
  phases: 'Phase',
  steps: 'Step',
  exceptions: 'Exception',
  records: 'Record',
  kpis: 'Measure',
  references: 'Reference',
  notes: 'Note',
  questions: 'Question',
  text: 'Line',
} satisfies Record<DiffPartName, string>;
export const overview = {
  title: 'Title',
  category: 'Category',
  document_title: 'Heading of the document',
  purpose: 'Purpose',
  scope: 'Scope',
  trigger: 'When to use',
  approval: 'Approval and review',
} as const;
export const fields = {
  when: 'When',
  // biome-ignore lint/suspicious/noThenProperty: the document's own name of the field; nothing awaits it
  then: 'Then',
  role: 'Role',
  sub: 'Sub-steps',
  check: 'Check',
  expected: 'Limit',
  caution: 'Caution',
  media: 'Pictures',
  minutes: 'Time in minutes',
  input: 'Recorded as',
  duties: 'Duties',
  kind: 'Kind',
  level: 'Level',
  escalate_to: 'Escalate to',
  where: 'Where',
  keep: 'Keep for',
  target: 'Target',
  answer: 'Answer',
} as const;
