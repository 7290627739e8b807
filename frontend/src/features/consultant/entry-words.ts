import type { statuses } from './words.en';

/** The states that entries can have. */
export type EntryStatusName = keyof typeof statuses;

/** The texts of one kind of entry. */
export interface EntryWords {
  title: string;
  /** Accessible name of the table. */
  table: string;
  /** Add one: "Add a client". */
  add: string;
  /** Change one. */
  change: string;
  /** Shown when there are none: "No clients yet". */
  emptyTitle: string;
  emptyText: string;
  /** "Your clients could not be loaded." */
  notLoaded: string;
  /** Label of the switch that shows hidden ones: "Show ended clients". */
  showArchived: string;
  /** Shown when none is hidden. */
  noneArchived: string;
  /** Shown when a client has none. */
  noneOfClient?: string;
  /** Label of the button that removes one: "Delete". */
  remove: string;
  removeTitle: (name: string) => string;
  /** What is lost, and how it can be kept. */
  removeText: string;
}
