import type { EntityManager } from 'typeorm';

/** First half of the two-key advisory lock that orders seat changes of one owner. */
const SEAT_LOCK = 41;

/** Waits until nobody else changes the owner's seats; ends with the transaction. */
export async function lockSeats(manager: EntityManager, ownerId: string): Promise<void> {
  await manager.query('SELECT pg_advisory_xact_lock($1, hashtext($2))', [SEAT_LOCK, ownerId]);
}
