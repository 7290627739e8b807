import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

/** After this time, a visit is not reported again. */
const KEPT_DAYS = 2;

/** The owner of an SOP that a person may read: their own, and completed ones of teams that they are a member of. */
const OWNER = `SELECT user_id FROM sops WHERE id = $1 AND deleted_at IS NULL AND (user_id = $2 OR status = 'completed'
  AND user_id IN (SELECT user_id FROM install_links WHERE member_user_id = $2 AND is_active))`;
const TOLD = 'SELECT seconds FROM sop_reading_visits WHERE reader_id = $1 AND visit_id = $2';
const TODAY =
  'SELECT coalesce(sum(seconds), 0)::int AS seconds FROM sop_reading_days WHERE reader_id = $1 AND day = $2';
const ADD = `INSERT INTO sop_reading_days (user_id, reader_id, sop_id, day, seconds) VALUES ($1, $2, $3, $4, $5)
  ON CONFLICT (sop_id, reader_id, day) DO UPDATE SET seconds = sop_reading_days.seconds + excluded.seconds`;
const REMEMBER = `INSERT INTO sop_reading_visits (reader_id, visit_id, sop_id, seconds) VALUES ($1, $2, $3, $4)
  ON CONFLICT (reader_id, visit_id) DO UPDATE SET seconds = excluded.seconds`;
const FORGET = `DELETE FROM sop_reading_visits WHERE reader_id = $1 AND created_at < now() - make_interval(days => $2)`;

/** Reading time of one person and SOP on one day. */
export interface ReadingTime {
  ownerId: string;
  readerId: string;
  sopId: string;
  /** Such as `2026-01-31`, in UTC. */
  day: string;
  seconds: number;
}

/** The tables of reading times. */
@Injectable()
export class ReadingQueries {
  /** The owner of the SOP; null when the person may not read it. */
  async findOwner(manager: EntityManager, sopId: string, readerId: string): Promise<string | null> {
    const rows: { user_id: string }[] = await manager.query(OWNER, [sopId, readerId]);
    return rows[0]?.user_id ?? null;
  }

  /** Seconds that are counted for a visit already. */
  async secondsOfVisit(manager: EntityManager, readerId: string, visitId: string): Promise<number> {
    const rows: { seconds: number }[] = await manager.query(TOLD, [readerId, visitId]);
    return rows[0]?.seconds ?? 0;
  }

  /** Seconds that are counted for a person and a day. */
  async secondsOfDay(manager: EntityManager, readerId: string, day: string): Promise<number> {
    const rows: { seconds: number }[] = await manager.query(TODAY, [readerId, day]);
    return rows[0]?.seconds ?? 0;
  }

  /** Adds to what is counted. @param reading `seconds` at least 1. */
  async add(manager: EntityManager, { ownerId, readerId, sopId, day, seconds }: ReadingTime): Promise<void> {
    await manager.query(ADD, [ownerId, readerId, sopId, day, seconds]);
  }

  /** Stores the reported seconds of a visit, so that it counts once, and deletes old visits of the person. */
  async rememberVisit(
    manager: EntityManager,
    { readerId, visitId, sopId, seconds }: { readerId: string; visitId: string; sopId: string; seconds: number },
  ): Promise<void> {
    await manager.query(FORGET, [readerId, KEPT_DAYS]);
    await manager.query(REMEMBER, [readerId, visitId, sopId, seconds]);
  }
}
