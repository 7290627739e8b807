import type { SandboxKind, SandboxRecord } from './sandbox-records.js';

/** Which records to list. Conditions are joined by "and". */
export interface RecordFilter {
  customer?: string | undefined;
  /** Only what is due by this moment, in Unix seconds. */
  dueBy?: number | undefined;
}

/** Reads and writes that take effect together. */
export interface SandboxTransaction {
  find<Kind extends SandboxKind>(kind: Kind, id: string): Promise<SandboxRecord<Kind> | null>;
  /** Newest first; with `dueBy` the oldest due first. */
  list<Kind extends SandboxKind>(kind: Kind, filter?: RecordFilter): Promise<SandboxRecord<Kind>[]>;
  /** Adds the record, or replaces the one with the same kind and id. */
  put<Kind extends SandboxKind>(kind: Kind, record: SandboxRecord<Kind>): Promise<void>;
  remove(kind: SandboxKind, id: string): Promise<void>;
}

/**
 * Where the sandbox keeps its records. Transactions run strictly one after the other, across processes too, and read
 * what the one before has written; one that throws leaves no trace.
 */
export interface SandboxStore {
  transact<Result>(work: (transaction: SandboxTransaction) => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
}
