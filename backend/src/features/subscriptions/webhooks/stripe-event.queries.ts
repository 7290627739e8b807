import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';

const MAX_ERROR_LENGTH = 500;

const REMEMBER = `INSERT INTO stripe_events AS known (id, type, created, attempts) VALUES ($1, $2, $3, 1)
  ON CONFLICT (id) DO UPDATE SET attempts = known.attempts + 1
  RETURNING processed_at`;
const PROCESSED = `UPDATE stripe_events SET processed_at = now(), error = NULL WHERE id = $1`;
const FAILED = 'UPDATE stripe_events SET error = $2 WHERE id = $1';
const CAUGHT_UP = `UPDATE stripe_events SET processed_at = now(), error = NULL
  WHERE id = ANY($1) AND processed_at IS NULL`;
/** Older events are never delivered again, so they would be reported forever. */
const STUCK = `SELECT count(*)::int AS stuck FROM stripe_events
  WHERE processed_at IS NULL AND received_at < $1::timestamptz - interval '10 minutes' AND received_at >= $2`;
const OUTDATED = `DELETE FROM stripe_events WHERE id IN (
  SELECT id FROM stripe_events WHERE received_at < $1::timestamptz - interval '90 days'
  ORDER BY received_at LIMIT 10000)`;

/** Received events of the payment service, and whether they are processed. */
@Injectable()
export class StripeEventQueries {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** Records that an event was delivered, or found undelivered. @returns false if the event was already processed */
  async remember({ id, type, created }: { id: string; type: string; created: number }): Promise<boolean> {
    const rows: { processed_at: Date | null }[] = await this.dataSource.query(REMEMBER, [id, type, created]);
    return rows[0]?.processed_at === null;
  }

  async markProcessed(id: string): Promise<void> {
    await this.dataSource.query(PROCESSED, [id]);
  }

  async markFailed(id: string, message: string): Promise<void> {
    await this.dataSource.query(FAILED, [id, message.slice(0, MAX_ERROR_LENGTH)]);
  }

  /** Marks events as processed whose customer was synced by reconciliation; those that never arrived have no row. */
  async markCaughtUp(ids: readonly string[]): Promise<void> {
    await this.dataSource.query(CAUGHT_UP, [ids]);
  }

  /** Number of unprocessed events received since `since`, but more than ten minutes ago. */
  async countStuck(now: Date, since: Date): Promise<number> {
    const rows: { stuck: number }[] = await this.dataSource.query(STUCK, [now, since]);
    return rows[0]?.stuck ?? 0;
  }

  /** Deletes events received more than 90 days ago, at most 10,000 per call. */
  async deleteOutdated(now: Date): Promise<void> {
    await this.dataSource.query(OUTDATED, [now]);
  }
}
