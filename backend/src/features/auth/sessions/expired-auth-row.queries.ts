import type { EntityManager } from 'typeorm';

/** A session that has just ended. */
interface EndedSessionRow {
  id: string;
  user_id: string;
}

/**
 * Expired sessions are already rejected; this marks them as ended in every list, too. An index on the last use would
 * have to be updated with each refresh, for one read per hour.
 */
const END_OUTLIVED = `UPDATE auth_sessions SET ended_at = now() WHERE id IN (
  SELECT id FROM auth_sessions WHERE ended_at IS NULL
    AND (coalesce(refreshed_at, created_at) < now() - make_interval(days => nullif($1::int, 0))
      OR created_at < now() - make_interval(days => nullif($2::int, 0))) LIMIT $3 FOR UPDATE SKIP LOCKED)
  RETURNING id, user_id`;

/**
 * Each with its limit, so that one run never blocks the database; the rest waits for the next. Locked rows are skipped,
 * so that runs of several processes do not wait for each other.
 */
const DELETIONS = [
  // A flow is invalid after twenty minutes.
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
  // A replaced token ends its session when it is used again; after a month it is only rejected. The parent of an active
  // one must stay accepted.
  `DELETE FROM auth_refresh_tokens WHERE id IN (
     SELECT t.id FROM auth_refresh_tokens t WHERE t.revoked_at < now() - interval '30 days'
       AND NOT EXISTS (SELECT 1 FROM auth_refresh_tokens child WHERE child.parent_id = t.id AND child.revoked_at IS NULL)
     LIMIT 10000 FOR UPDATE SKIP LOCKED)`,
  // Kept for a while, so that their owners can review them.
  `DELETE FROM auth_sessions WHERE id IN (
     SELECT id FROM auth_sessions WHERE ended_at < now() - interval '90 days' LIMIT 10000 FOR UPDATE SKIP LOCKED)`,
];

/** Expired rows of sign-in. */
export class ExpiredAuthRowQueries {
  constructor(private readonly manager: EntityManager) {}

  /** Ends sessions that have outlived their limits. @param days 0 for no limit. */
  async endOutlived(days: { idle: number; max: number }, limit: number): Promise<EndedSessionRow[]> {
    const values = [days.idle, days.max, limit];
    const [sessions]: [EndedSessionRow[], number] = await this.manager.query(END_OUTLIVED, values);
    return sessions;
  }

  /** Deletes up to ten thousand obsolete rows of each kind. */
  async deleteExpired(): Promise<void> {
    for (const statement of DELETIONS) await this.manager.query(statement);
  }
}
