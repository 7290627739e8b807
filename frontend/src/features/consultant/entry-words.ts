import type { statuses } from './words.en';

/** The states that entries can have. */
export type EntryStatusName = keyof typeof statuses;

/** What is said of one kind of entry. */
export interface EntryWords {
  title: string;
  /** Names the table for those who hear it. */
  table: string;
  /** Add one: "Add a client". */
  add: string;
  /** Change one. */
  change: string;
  /** Stands where there is none: "No clients yet". */
  emptyTitle: string;
  emptyText: string;
  /** "Your clients could not be loaded." */
  notLoaded: string;
  /** Of the switch that shows those that are put away: "Show ended clients". */
  showArchived: string;
  /** Stands where none is put away. */
  noneArchived: string;
  /** Stands where a client has none. */
  noneOfClient?: string;
  /** Of the button that takes one away: "Delete". */
  remove: string;
  removeTitle: (name: string) => string;
  /** What is lost, and how it can be kept. */
  removeText: string;
}
