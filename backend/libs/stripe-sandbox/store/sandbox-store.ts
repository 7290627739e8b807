import type { SandboxKind, SandboxRecord } from './sandbox-records.js';

/** Which records to list. Conditions are joined by "and". */
export interface RecordFilter {
  customer?: string | undefined;
  /** Only records due by this time, in Unix seconds. */
  dueBy?: number | undefined;
}

/** Reads and writes of one transaction. */
export interface SandboxTransaction {
  find<Kind extends SandboxKind>(kind: Kind, id: string): Promise<SandboxRecord<Kind> | null>;
  /** Newest first; with `dueBy` the oldest due first. */
  list<Kind extends SandboxKind>(kind: Kind, filter?: RecordFilter): Promise<SandboxRecord<Kind>[]>;
  /** Adds the record, or replaces the one with the same kind and id. */
  put<Kind extends SandboxKind>(kind: Kind, record: SandboxRecord<Kind>): Promise<void>;
  remove(kind: SandboxKind, id: string): Promise<void>;
}

/**
 * The store of the sandbox's records. Transactions are serialized, across processes too, and read what the previous one
 * has written; one that throws is rolled back.
 */
export interface SandboxStore {
  transact<Result>(work: (transaction: SandboxTransaction) => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
}
