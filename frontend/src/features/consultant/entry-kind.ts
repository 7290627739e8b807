import type { InputHTMLAttributes, ReactNode } from 'react';
import type { FieldFault } from '../../components/form/field-fault';
import type { EntryWords } from './entry-words';

/** A field of an entry's form. Values are stored as text, as the inputs return them. */
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
  /** Null where the entry has no value. */
  render: (row: Row) => ReactNode;
  /** Names wrap where there is no space; dates, amounts and states do not. */
  isShort?: boolean;
  /** Aligned digit by digit. */
  isAmount?: boolean;
  /** Redundant where all entries belong to one client. */
  isClient?: boolean;
}

export interface ListRequest {
  cursor: string | undefined;
  /** Only hidden entries, instead of all others. */
  isArchived: boolean;
  /** Only what belongs to this client. */
  clientId?: string | undefined;
  /** Defaults to the page size of the kind. */
  limit?: number | undefined;
  signal: AbortSignal;
}

/** The action that removes an entry, after confirmation. */
export interface EntryRemoval<Row> {
  /** Whether it stays in the list, among the hidden entries. */
  isKept?: boolean;
  /** Whether there is anything to remove. */
  isPossible?: (row: Row) => boolean;
  remove: (row: Row) => Promise<unknown>;
}

/** One kind of entry of the workspace: how it is listed, shown and edited. */
export interface EntryKind<Row extends Entry> {
  /** Query key of the kind. */
  name: string;
  words: EntryWords;
  /** Distinguishes one from another. */
  nameOf: (row: Row) => string;
  /** Its page, for kinds that have one. */
  addressOf?: (row: Row) => string;
  /** The first one is the heading of a card where there is no space for a table. */
  columns: readonly EntryColumn<Row>[];
  fields: readonly EntryField[];
  blank: () => EntryValues;
  valuesOf: (row: Row) => EntryValues;
  list: (request: ListRequest) => Promise<Page<Row>>;
  create: (values: EntryValues) => Promise<unknown>;
  update: (row: Row, values: EntryValues) => Promise<unknown>;
  removal?: EntryRemoval<Row>;
}
