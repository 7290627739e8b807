import type { ReactNode } from 'react';

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

/** One kind of entry of the desk: how it is listed, shown and edited. */
export interface DeskKind<Row extends Entry> {
  /** Names the kind in the query cache. */
  name: string;
  title: string;
  /** One of them: "a client". */
  noun: string;
  emptyText: string;
  columns: readonly { label: string; render: (row: Row) => ReactNode }[];
  fields: readonly EntryField[];
  blank: () => EntryValues;
  valuesOf: (row: Row) => EntryValues;
  list: (cursor: string | undefined, signal: AbortSignal) => Promise<Page<Row>>;
  create: (values: EntryValues) => Promise<unknown>;
  update: (row: Row, values: EntryValues) => Promise<unknown>;
}
