import { Injectable } from '@nestjs/common';
import type { Role } from '../../../common/access/principal.js';
import { PreparedQueries } from '../../../database/prepared-queries.js';
import type { AssuranceLevel } from '../tokens/access-token.service.js';
import type { SessionTimes } from './session-limits.service.js';

/** A session with the data of its user for a request. */
export interface SessionPersonRow extends SessionTimes {
  session_id: string;
  user_id: string;
  aal: AssuranceLevel;
  email: string | null;
  user_type: Role | null;
  is_ended: boolean;
  is_deleted: boolean;
  is_banned: boolean;
  has_second_factor: boolean;
}

/** A session as its owner sees it; times are RFC 3339. */
export interface LivingSessionRow {
  id: string;
  created_at: string;
  last_used_at: string;
  user_agent: string | null;
  is_current: boolean;
}

const MAX_LISTED = 100;

const WITH_PERSON = `SELECT s.id AS session_id, s.user_id, s.aal, s.created_at, s.refreshed_at, u.email, p.user_type,
    s.ended_at IS NOT NULL AS is_ended, u.deleted_at IS NOT NULL AS is_deleted,
    coalesce(u.banned_until > now(), false) AS is_banned,
    EXISTS (SELECT 1 FROM auth_factors f WHERE f.user_id = u.id AND f.status = 'verified') AS has_second_factor
  FROM auth_sessions s JOIN auth_users u ON u.id = s.user_id LEFT JOIN profiles p ON p.id = u.id
  WHERE s.id = $1`;

const IS_USER_THERE = 'SELECT 1 FROM auth_users WHERE id = $1 AND deleted_at IS NULL';

const LIVING = `SELECT id, created_at, coalesce(refreshed_at, created_at) AS last_used_at, user_agent,
    id = $2 AS is_current
  FROM auth_sessions WHERE user_id = $1 AND ended_at IS NULL
  ORDER BY is_current DESC, created_at DESC, id DESC LIMIT $3`;

/** Session queries, including those of each request. */
@Injectable()
export class SessionQueries {
  constructor(private readonly reads: PreparedQueries) {}

  async findWithPerson(sessionId: string): Promise<SessionPersonRow | null> {
    const [row] = await this.reads.query<SessionPersonRow>('auth-session', WITH_PERSON, [sessionId]);
    return row ?? null;
  }

  /** For a missing session: whether its user still has an account. */
  async isUserThere(userId: string): Promise<boolean> {
    const people = await this.reads.query('auth-user-there', IS_USER_THERE, [userId]);
    return people.length > 0;
  }

  /** The current session, then the newest first; a hundred at most. */
  listLiving(userId: string, currentId: string): Promise<LivingSessionRow[]> {
    return this.reads.query<LivingSessionRow>('account-sessions', LIVING, [userId, currentId, MAX_LISTED]);
  }
}
