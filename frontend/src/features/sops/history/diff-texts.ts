import type { DiffItemDto, DiffPartName, DiffSummaryDto, ItemChange } from '../../../api/generated/types.gen';
import * as words from './compare-dialog.en';

/** Headings of the parts, as the editor calls them. */
export const PART_TITLES: Record<DiffPartName, string> = words.parts;

const OVERVIEW_FIELDS: Readonly<Record<string, string>> = words.overview;

/** Fields whose text does not explain them. */
const FIELD_LABELS: Readonly<Record<string, string>> = words.fields;

export const CHANGE_TEXTS: Record<ItemChange, string> = words.changes;

/** The name of an entry: `Step 7`, `Purpose`. */
export function itemName(part: DiffPartName, item: DiffItemDto): string {
  if (part === 'overview') return OVERVIEW_FIELDS[item.id] ?? item.id;
  const number = item.at_to ?? item.at_from;
  return number ? words.numbered(words.entries[part], number) : words.entries[part];
}

/** The former position of an entry, or null when it has not moved. */
export function moveText({ is_moved, at_from, at_to }: DiffItemDto): string | null {
  if (!is_moved || at_from === null || at_to === null) return null;
  // Steps are numbered through all phases: the first step of a phase has the same number as the last of the previous
  // one.
  return at_from === at_to ? words.movedToPhase : words.moved(at_from, at_to);
}

/** The name of a field, or null where its text is clear without it. */
export function fieldLabel(name: string): string | null {
  return FIELD_LABELS[name] ?? null;
}

/** The summary as one sentence: "3 changed, 1 added, 1 moved." */
export function summaryText({ changed, added, removed, moved }: DiffSummaryDto): string {
  const { counts } = words;
  const told = [
    changed > 0 && counts.changed(changed),
    added > 0 && counts.added(added),
    removed > 0 && counts.removed(removed),
    moved > 0 && counts.moved(moved),
  ].filter((text) => text !== false);
  return told.length === 0 ? words.isSame : words.summary(told);
}
