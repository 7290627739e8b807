import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { PreparedQueries } from '../../../database/prepared-queries.js';
import { runPrepared } from '../../../database/prepared-statement.js';
import { RECOVERY_FACTOR } from '../factors/recovery-code.js';

/** A factor that was not verified in time counts as deleted. The client knows a set of recovery codes as a factor. */
const FACTORS = `SELECT json_agg(f ORDER BY f.created_at, f.id) FROM (
    SELECT id, factor_type, status, friendly_name, created_at, updated_at, last_challenged_at FROM auth_factors
    WHERE user_id = auth_users.id AND (status = 'verified' OR created_at > now() - interval '30 minutes')
    UNION ALL SELECT id, '${RECOVERY_FACTOR}', 'verified', 'Recovery codes', created_at, created_at, NULL
    FROM auth_recovery_codes r WHERE user_id = auth_users.id
      -- A version before them may have left codes behind that stand for nothing.
      AND EXISTS (SELECT 1 FROM auth_factors o WHERE o.user_id = r.user_id AND o.status = 'verified')) f`;

const IDENTITIES = `SELECT json_agg(i ORDER BY i.created_at, i.id) FROM (
    SELECT id, user_id, provider, subject, email, identity_data, last_sign_in_at, created_at, updated_at
    FROM auth_identities WHERE user_id = auth_users.id) i`;

/** What a statement on `auth_users` selects or returns for an {@link AuthUserRow}. */
export const AUTH_USER_COLUMNS = `id, email, email_confirmed_at, confirmation_sent_at, recovery_sent_at, invited_at,
  reauthentication_sent_at, new_email, email_change_sent_at, user_metadata, app_metadata, last_sign_in_at, banned_until,
  created_at, updated_at, coalesce((${FACTORS}), '[]') AS factors, coalesce((${IDENTITIES}), '[]') AS identities`;

/** The columns of an account that responses need, read by a prepared statement: its times are RFC 3339. */
export interface AuthUserRow {
  id: string;
  email: string | null;
  email_confirmed_at: string | null;
  confirmation_sent_at: string | null;
  recovery_sent_at: string | null;
  invited_at: string | null;
  reauthentication_sent_at: string | null;
  /** The new address that both mailboxes still have to confirm. */
  new_email: string | null;
  email_change_sent_at: string | null;
  user_metadata: Record<string, unknown>;
  app_metadata: Record<string, unknown>;
  last_sign_in_at: string | null;
  banned_until: string | null;
  created_at: string;
  updated_at: string;
  /** Second factors, oldest first. */
  factors: AuthFactorRow[];
  /** Ways to sign in, oldest first. */
  identities: AuthIdentityRow[];
}

/** A sign-in method of an account. */
export interface AuthIdentityRow {
  id: string;
  user_id: string;
  provider: string;
  subject: string;
  email: string | null;
  identity_data: Record<string, unknown>;
  last_sign_in_at: string | null;
  created_at: string;
  updated_at: string;
}

/** A second factor as its owner may see it. */
export interface AuthFactorRow {
  id: string;
  factor_type: string;
  status: string;
  friendly_name: string;
  created_at: string;
  updated_at: string;
  last_challenged_at: string | null;
}

const BY_ID = {
  name: 'auth-user',
  text: `SELECT ${AUTH_USER_COLUMNS} FROM auth_users WHERE id = $1 AND deleted_at IS NULL`,
};

const BY_EMAIL = `SELECT ${AUTH_USER_COLUMNS} FROM auth_users WHERE email = $1 AND deleted_at IS NULL`;

const COUNT = 'SELECT count(*)::int AS total FROM auth_users WHERE deleted_at IS NULL';

const PAGE = `SELECT ${AUTH_USER_COLUMNS} FROM auth_users WHERE deleted_at IS NULL
  ORDER BY created_at DESC, id DESC LIMIT $1 OFFSET $2`;

const SIGN_IN = {
  name: 'auth-user-sign-in',
  text: `UPDATE auth_users SET last_sign_in_at = now() WHERE id = $1 AND password_hash = $2 AND deleted_at IS NULL
    RETURNING ${AUTH_USER_COLUMNS}`,
};

/** Accounts as answers show them, without those that are closed. */
@Injectable()
export class AuthUserQueries {
  constructor(private readonly reads: PreparedQueries) {}

  /** @param manager of a transaction to read it in. */
  async find(userId: string, manager?: EntityManager): Promise<AuthUserRow | null> {
    const [row] = manager
      ? await runPrepared<AuthUserRow>(manager, BY_ID, [userId])
      : await this.reads.query<AuthUserRow>(BY_ID.name, BY_ID.text, [userId]);
    return row ?? null;
  }

  /** @param email as an account keeps it. */
  async findByEmail(email: string): Promise<AuthUserRow | null> {
    const [row] = await this.reads.query<AuthUserRow>('auth-user-by-email', BY_EMAIL, [email]);
    return row ?? null;
  }

  async count(): Promise<number> {
    const [row] = await this.reads.query<{ total: number }>('auth-user-count', COUNT, []);
    return row?.total ?? 0;
  }

  /** Newest first. */
  list(limit: number, offset: number): Promise<AuthUserRow[]> {
    return this.reads.query<AuthUserRow>('auth-user-page', PAGE, [limit, offset]);
  }

  /** Records a sign-in. @returns null when the account's password is not, or no longer, the one of the hash. */
  async signIn(manager: EntityManager, userId: string, passwordHash: string): Promise<AuthUserRow | null> {
    const [row] = await runPrepared<AuthUserRow>(manager, SIGN_IN, [userId, passwordHash]);
    return row ?? null;
  }
}
