import { Injectable } from '@nestjs/common';
import type { Principal } from '../../../common/access/principal.js';
import { PreparedQueries } from '../../../database/prepared-queries.js';

/** The columns for a sign-in by password. */
export interface CredentialsRow {
  id: string;
  password_hash: string | null;
  is_confirmed: boolean;
  is_banned: boolean;
}

/** The columns for a password change. */
export interface PasswordStateRow {
  password_hash: string | null;
  signed_in_by_mail: boolean;
}

/** The words that a new password must not consist of. */
export interface PasswordOwnerRow {
  email: string | null;
  full_name: string | null;
}

/** Sign-in methods that verify the account's mailbox, as does the code of a reauthentication. */
const MAILED_METHODS = ['otp', 'recovery', 'magiclink'];

const CREDENTIALS = `SELECT id, password_hash, email_confirmed_at IS NOT NULL AS is_confirmed,
    coalesce(banned_until > now(), false) AS is_banned
  FROM auth_users WHERE email = $1 AND deleted_at IS NULL`;

const STATE = `SELECT u.password_hash, EXISTS (
    SELECT 1 FROM jsonb_array_elements(s.amr) AS entry WHERE entry ->> 'method' = ANY ($3)) AS signed_in_by_mail
  FROM auth_users u JOIN auth_sessions s ON s.user_id = u.id WHERE u.id = $1 AND s.id = $2`;

const OWNER = "SELECT email, user_metadata ->> 'full_name' AS full_name FROM auth_users WHERE id = $1";

/** Password queries. */
@Injectable()
export class PasswordQueries {
  constructor(private readonly reads: PreparedQueries) {}

  /** @param email as an account keeps it. */
  async findCredentials(email: string): Promise<CredentialsRow | null> {
    const [row] = await this.reads.query<CredentialsRow>('auth-credentials', CREDENTIALS, [email]);
    return row ?? null;
  }

  /** Null when the session is gone. */
  async findState({ userId, sessionId }: Principal): Promise<PasswordStateRow | null> {
    const values = [userId, sessionId, MAILED_METHODS];
    const [row] = await this.reads.query<PasswordStateRow>('auth-password-state', STATE, values);
    return row ?? null;
  }

  async findOwner(userId: string): Promise<PasswordOwnerRow | null> {
    const [row] = await this.reads.query<PasswordOwnerRow>('auth-password-owner', OWNER, [userId]);
    return row ?? null;
  }
}
