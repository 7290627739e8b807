import type { InputHTMLAttributes, ReactNode } from 'react';
import type { FieldFault } from '../../components/form/field-fault';
import type { EntryWords } from './entry-words';

/** A field of an entry's form. Values are kept as text, as the inputs give them. */
export interface EntryField {
  name: string;
  label: string;
  type?: 'text' | 'email' | 'date' | 'datetime-local' | 'number';
  isRequired?: boolean;
  options?: readonly { value: string; label: string }[];
  /** The client that the entry belongs to; its choices are loaded. */
  isClient?: boolean;
  helperText?: string;
  /** More rules of HTML. */
  input?: InputHTMLAttributes<HTMLInputElement>;
  /** Custom error messages, where the default ones do not fit. */
  faultTexts?: Partial<Record<FieldFault, string>>;
}

export type EntryValues = Record<string, string>;

export interface Page<Row> {
  items: Row[];
  next_cursor: string | null;
}

export interface Entry {
  id: string;
  version: number;
}

export interface EntryColumn<Row> {
  label: string;
  /** Null where the entry says nothing of it. */
  render: (row: Row) => ReactNode;
  /** Names wrap where there is no room; dates, amounts and states do not. */
  isShort?: boolean;
  /** Stands below one another digit by digit. */
  isAmount?: boolean;
  /** Tells nothing where all entries are of one client. */
  isClient?: boolean;
}

export interface ListRequest {
  cursor: string | undefined;
  /** Only what was put away, instead of everything else. */
  isArchived: boolean;
  /** Only what belongs to this client. */
  clientId?: string | undefined;
  /** As many as the kind usually gives, if not given. */
  limit?: number | undefined;
  signal: AbortSignal;
}

/** What takes an entry away, once it is confirmed. */
export interface EntryRemoval<Row> {
  /** Whether it stays in the list, among those that are put away. */
  isKept?: boolean;
  /** Whether there is anything to take away. */
  isPossible?: (row: Row) => boolean;
  remove: (row: Row) => Promise<unknown>;
}

/** One kind of entry of the workspace: how it is listed, shown and edited. */
export interface EntryKind<Row extends Entry> {
  /** Names the kind in the query cache. */
  name: string;
  words: EntryWords;
  /** What tells one from another. */
  nameOf: (row: Row) => string;
  /** Its page, for kinds that have one. */
  addressOf?: (row: Row) => string;
  /** The first one stands above the others where there is no room for a table. */
  columns: readonly EntryColumn<Row>[];
  fields: readonly EntryField[];
  blank: () => EntryValues;
  valuesOf: (row: Row) => EntryValues;
  list: (request: ListRequest) => Promise<Page<Row>>;
  create: (values: EntryValues) => Promise<unknown>;
  update: (row: Row, values: EntryValues) => Promise<unknown>;
  removal?: EntryRemoval<Row>;
}
