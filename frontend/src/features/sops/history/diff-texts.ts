import type { DiffItemDto, DiffPartName, DiffSummaryDto, ItemChange } from '../../../api/generated/types.gen';

/** Headings of the parts, as the editor calls them. */
export const PART_TITLES: Record<DiffPartName, string> = {
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
};

const NOUNS: Record<DiffPartName, string> = {
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
};

const OVERVIEW_FIELDS: Readonly<Record<string, string>> = {
  title: 'Title',
  category: 'Category',
  document_title: 'Heading of the document',
  purpose: 'Purpose',
  scope: 'Scope',
  trigger: 'When to use',
};

/** Fields whose meaning their text does not tell. */
const FIELD_LABELS: Readonly<Record<string, string>> = {
  when: 'When',
  // biome-ignore lint/suspicious/noThenProperty: the document's own name of the field; nothing awaits it
  then: 'Then',
  role: 'Role',
  sub: 'Details',
  check: 'Check',
  expected: 'Expected',
  caution: 'Caution',
  media: 'Pictures',
  minutes: 'Minutes',
  input: 'Recorded as',
  duties: 'Duties',
  kind: 'Kind',
  level: 'Level',
  escalate_to: 'Escalate to',
  where: 'Where',
  keep: 'Keep for',
  target: 'Target',
  answer: 'Answer',
};

export const CHANGE_TEXTS: Record<ItemChange, string> = {
  added: 'Added',
  removed: 'Removed',
  changed: 'Changed',
  moved: 'Moved',
};

/** What an entry is called: `Step 7`, `Purpose`. */
export function itemName(part: DiffPartName, item: DiffItemDto): string {
  if (part === 'overview') return OVERVIEW_FIELDS[item.id] ?? item.id;
  return `${NOUNS[part]} ${item.at_to ?? item.at_from ?? ''}`.trim();
}

/** Where an entry came from, or null when it stands where it stood. */
export function moveText({ is_moved, at_from, at_to }: DiffItemDto): string | null {
  if (!is_moved || at_from === null || at_to === null) return null;
  // Steps are counted through all phases: the one that begins a phase keeps its number when it ends the phase before.
  return at_from === at_to ? 'to another phase' : `from ${at_from} to ${at_to}`;
}

/** The name of a field, or null where its text speaks for itself. */
export function fieldLabel(name: string): string | null {
  return FIELD_LABELS[name] ?? null;
}

/** All in one sentence: "3 changed, 1 added, 1 moved." */
export function summaryText({ changed, added, removed, moved }: DiffSummaryDto): string {
  const counts: [number, string][] = [
    [changed, 'changed'],
    [added, 'added'],
    [removed, 'removed'],
    [moved, 'moved'],
  ];
  const told = counts.filter(([count]) => count > 0).map(([count, word]) => `${count} ${word}`);
  return told.length === 0 ? 'The words are the same.' : `${told.join(', ')}.`;
}
