import type { EntityManager } from 'typeorm';

/** A session that has just ended. */
interface EndedSessionRow {
  id: string;
  user_id: string;
}

/**
 * What has outlived its limits opens nothing already; from now on it has ended in every list, too. An index on the last
 * use would have to be written with each refresh, for one reading an hour.
 */
const END_OUTLIVED = `UPDATE auth_sessions SET ended_at = now() WHERE id IN (
  SELECT id FROM auth_sessions WHERE ended_at IS NULL
    AND (coalesce(refreshed_at, created_at) < now() - make_interval(days => nullif($1::int, 0))
      OR created_at < now() - make_interval(days => nullif($2::int, 0))) LIMIT $3 FOR UPDATE SKIP LOCKED)
  RETURNING id, user_id`;

/**
 * Each with its limit, so that one run never holds the database up; the rest waits for the next. Rows that someone
 * holds are passed over, so that runs of several processes do not wait for each other.
 */
const DELETIONS = [
  // Nothing of a flow works after twenty minutes.
  `DELETE FROM auth_flows WHERE id IN (
     SELECT id FROM auth_flows WHERE created_at < now() - interval '1 day' LIMIT 10000 FOR UPDATE SKIP LOCKED)`,
  `DELETE FROM auth_factor_challenges WHERE id IN (
     SELECT id FROM auth_factor_challenges WHERE expires_at < now() LIMIT 10000 FOR UPDATE SKIP LOCKED)`,
  `DELETE FROM auth_one_time_tokens WHERE id IN (
     SELECT id FROM auth_one_time_tokens WHERE expires_at < now() LIMIT 10000 FOR UPDATE SKIP LOCKED)`,
  // Begun and never verified.
  `DELETE FROM auth_factors WHERE id IN (
     SELECT id FROM auth_factors WHERE status = 'unverified' AND created_at < now() - interval '1 day'
     LIMIT 10000 FOR UPDATE SKIP LOCKED)`,
  // An old token ends its session when it turns up again; after a month it is only refused. The parent of an active one
  // must go on being answered.
  `DELETE FROM auth_refresh_tokens WHERE id IN (
     SELECT t.id FROM auth_refresh_tokens t WHERE t.revoked_at < now() - interval '30 days'
       AND NOT EXISTS (SELECT 1 FROM auth_refresh_tokens child WHERE child.parent_id = t.id AND child.revoked_at IS NULL)
     LIMIT 10000 FOR UPDATE SKIP LOCKED)`,
  // Kept for a while, because their owners may ask what happened.
  `DELETE FROM auth_sessions WHERE id IN (
     SELECT id FROM auth_sessions WHERE ended_at < now() - interval '90 days' LIMIT 10000 FOR UPDATE SKIP LOCKED)`,
];

/** What sign-in leaves behind. */
export class ExpiredAuthRowQueries {
  constructor(private readonly manager: EntityManager) {}

  /** Ends sessions that have outlived their limits. @param days 0 for no limit. */
  async endOutlived(days: { idle: number; max: number }, limit: number): Promise<EndedSessionRow[]> {
    const values = [days.idle, days.max, limit];
    const [sessions]: [EndedSessionRow[], number] = await this.manager.query(END_OUTLIVED, values);
    return sessions;
  }

  /** Deletes up to ten thousand rows of each kind that nothing needs any more. */
  async deleteExpired(): Promise<void> {
    for (const statement of DELETIONS) await this.manager.query(statement);
  }
}
