import { RECOVERY_FACTOR } from '../factors/recovery-code.js';

/** A factor that was not verified in time is as good as gone. The client knows a set of recovery codes as a factor. */
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

/** An account, without what no answer needs, read by a prepared statement: its times are RFC 3339. */
export interface AuthUserRow {
  id: string;
  email: string | null;
  email_confirmed_at: string | null;
  confirmation_sent_at: string | null;
  recovery_sent_at: string | null;
  invited_at: string | null;
  reauthentication_sent_at: string | null;
  /** The address that waits for both mailboxes to agree. */
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

/** A way to sign in to an account. */
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
