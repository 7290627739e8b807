/** A row of auth_users, without what no answer needs. */
export interface AuthUserRow {
  id: string;
  email: string | null;
  email_confirmed_at: Date | null;
  confirmation_sent_at: Date | null;
  recovery_sent_at: Date | null;
  invited_at: Date | null;
  reauthentication_sent_at: Date | null;
  /** The address that waits for both mailboxes to agree. */
  new_email: string | null;
  email_change_sent_at: Date | null;
  user_metadata: Record<string, unknown>;
  app_metadata: Record<string, unknown>;
  last_sign_in_at: Date | null;
  banned_until: Date | null;
  created_at: Date;
  updated_at: Date;
  /** Second factors, oldest first. */
  factors: AuthFactorRow[];
}

/** A row of auth_identities. */
export interface AuthIdentityRow {
  id: string;
  user_id: string;
  provider: string;
  subject: string;
  email: string | null;
  identity_data: Record<string, unknown>;
  last_sign_in_at: Date | null;
  created_at: Date;
  updated_at: Date;
}

/** A second factor as its owner may see it: made to JSON by the database, so its times are text. */
export interface AuthFactorRow {
  id: string;
  factor_type: string;
  status: string;
  friendly_name: string;
  created_at: string;
  updated_at: string;
  last_challenged_at: string | null;
}
