import type { EntityManager } from 'typeorm';
import { type PreparedStatement, runPrepared } from './prepared-statement.js';

/**
 * Every advisory lock of the product. Two versions run side by side during an upgrade, so a key that is in use never
 * changes. Locks with one number share one key space of Postgres, locks with two numbers the other. Functions in the
 * database lock the hash of their own name: `fold_sop_counts`.
 */

/** Held by the one process that changes the schema. */
export const MIGRATION_LOCK = 7_340_118;

/** Held by the one process that changes the state of the billing sandbox. */
export const SANDBOX_LOCK = 7_340_119;

/**
 * First of two keys; the second is the number of a worker process, which holds the lock as long as it lives. A process
 * that gets the lock knows that the worker is gone.
 */
export const WORKER_LOCK = 7_340_120;

/** First of two keys, followed by the hash of a person's id. */
const PERSON_LOCKS = {
  /** Orders the changes of an owner's seats. */
  seats: 41,
  /** Orders the changes of a person's billing. */
  billing: 42,
  /** Orders what is told about a person's reading. */
  reading: 43,
  /** Orders the growth of an owner's files. */
  files: 44,
  /** Orders the changes of a person's folders. */
  folders: 45,
  /** Orders the growth of a person's templates. */
  templates: 47,
} as const;

/** Waits until nobody else changes this of the person; the lock ends with the transaction. */
export async function lockPerson(
  manager: EntityManager,
  subject: keyof typeof PERSON_LOCKS,
  userId: string,
): Promise<void> {
  await manager.query('SELECT pg_advisory_xact_lock($1, hashtext($2))', [PERSON_LOCKS[subject], userId]);
}

/** Lets the transaction stay idle longer than the role's limit while it waits for an external service. */
export async function allowIdleTransaction(manager: EntityManager, seconds: number): Promise<void> {
  await manager.query("SELECT set_config('idle_in_transaction_session_timeout', $1, true)", [`${seconds}s`]);
}

/**
 * Waits until no other process computes the storage quota of all files; the lock ends with the transaction. The name in the
 * statement stays as it was: during an upgrade, processes of both versions have to take the same lock.
 */
export async function lockFiles(manager: EntityManager): Promise<void> {
  await manager.query("SELECT pg_advisory_xact_lock(hashtext('room of all files'))");
}

const TRY_LOCK_COLLECTOR: PreparedStatement = {
  name: 'storage-collector-lock',
  text: "SELECT pg_try_advisory_xact_lock(hashtext('collector of blobs')) AS is_mine",
};

/** @returns false when another process collects blobs; the lock ends with the transaction */
export async function tryLockBlobCollector(manager: EntityManager): Promise<boolean> {
  return (await runPrepared<{ is_mine: boolean }>(manager, TRY_LOCK_COLLECTOR, []))[0]?.is_mine === true;
}

/** Waits until nobody else adds or rotates a signing key; the lock ends with the transaction. */
export async function lockSigningKeys(manager: EntityManager): Promise<void> {
  await manager.query("SELECT pg_advisory_xact_lock(hashtext('auth signing key'))");
}

/**
 * Waits until nobody else adds or finds an account by this name; the lock ends with the transaction.
 * @param name says of what kind it is: `address a@example.com`.
 */
export async function lockAccountName(manager: EntityManager, name: string): Promise<void> {
  await manager.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [`auth ${name}`]);
}
