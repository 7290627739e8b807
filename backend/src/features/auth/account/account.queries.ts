import type { EntityManager } from 'typeorm';
import type { UserMetadata } from './user-metadata.js';

/** The initial values of an account. */
export interface NewEmailAccount {
  id?: string;
  /** As returned by {@link readEmailAddress}. */
  email: string;
  passwordHash: string | null;
  userMetadata: UserMetadata;
  appMetadata: Record<string, unknown>;
}

/** The owner of an address. */
export interface AddressOwner {
  id: string;
  isConfirmed: boolean;
  isBanned: boolean;
}

/** Whom an account belongs to. */
interface PersonRow {
  email: string | null;
  full_name: string | null;
}

/** Statements on accounts as part of the caller's transaction; plain changes go through the entity. */
export class AccountQueries {
  constructor(private readonly manager: EntityManager) {}

  /** Locks the account until the end of the transaction. @returns whether it exists. */
  async lock(userId: string): Promise<boolean> {
    const rows: unknown[] = await this.manager.query(
      'SELECT 1 FROM auth_users WHERE id = $1 AND deleted_at IS NULL FOR UPDATE',
      [userId],
    );
    return rows.length > 0;
  }

  /** The same, for what its owner says about themselves. */
  async lockMetadata(userId: string): Promise<UserMetadata | null> {
    const rows: { user_metadata: UserMetadata }[] = await this.manager.query(
      'SELECT user_metadata FROM auth_users WHERE id = $1 AND deleted_at IS NULL FOR UPDATE',
      [userId],
    );
    return rows[0]?.user_metadata ?? null;
  }

  /** The same, for whom the account belongs to. */
  async lockPerson(userId: string): Promise<PersonRow | null> {
    const rows: PersonRow[] = await this.manager.query(
      "SELECT email, user_metadata ->> 'full_name' AS full_name FROM auth_users WHERE id = $1 FOR UPDATE",
      [userId],
    );
    return rows[0] ?? null;
  }

  /** The same, for the account of an address. */
  async lockOwner(email: string): Promise<AddressOwner | null> {
    const rows: AddressOwner[] = await this.manager.query(
      `SELECT id, email_confirmed_at IS NOT NULL AS "isConfirmed", coalesce(banned_until > now(), false) AS "isBanned"
       FROM auth_users WHERE email = $1 AND deleted_at IS NULL FOR UPDATE`,
      [email],
    );
    return rows[0] ?? null;
  }

  /** Whether another account has the address. @param exceptId the account that may have it. */
  async isTaken(email: string, exceptId: string | null): Promise<boolean> {
    const others: unknown[] = await this.manager.query(
      'SELECT 1 FROM auth_users WHERE email = $1 AND deleted_at IS NULL AND id IS DISTINCT FROM $2',
      [email, exceptId],
    );
    return others.length > 0;
  }

  /** Adds an account with an unverified address. @returns false when the id is taken. */
  async insertUnconfirmed(account: NewEmailAccount & { id: string }): Promise<boolean> {
    const { id, email, passwordHash, userMetadata, appMetadata } = account;
    const created: unknown[] = await this.manager.query(
      `INSERT INTO auth_users (id, email, password_hash, user_metadata, app_metadata) VALUES ($1, $2, $3, $4, $5)
       ON CONFLICT (id) DO NOTHING RETURNING id`,
      [id, email, passwordHash, JSON.stringify(userMetadata), JSON.stringify(appMetadata)],
    );
    return created.length > 0;
  }

  /** Marks the email address as verified; an earlier time is kept. */
  async confirm(userId: string): Promise<void> {
    await this.manager.query(
      'UPDATE auth_users SET email_confirmed_at = coalesce(email_confirmed_at, now()), updated_at = now() WHERE id = $1',
      [userId],
    );
  }

  /** Addresses with possibly queued mails. */
  async listMailboxes(userId: string): Promise<string[]> {
    const rows: { email: string | null; new_email: string | null }[] = await this.manager.query(
      // Another account may have taken the new address by now.
      `SELECT email, CASE WHEN NOT EXISTS (
           SELECT 1 FROM auth_users o WHERE o.email = u.new_email AND o.deleted_at IS NULL) THEN new_email END AS new_email
         FROM auth_users u WHERE id = $1`,
      [userId],
    );
    return rows.flatMap(({ email, new_email: newEmail }) => [email, newEmail]).filter((address) => address !== null);
  }

  /** Records a sign-in by a provider. The first provider stays the account's own; each that has opened it is listed once. */
  async recordProvider(userId: string, provider: string): Promise<void> {
    await this.manager.query(
      `UPDATE auth_users SET last_sign_in_at = now(), app_metadata = jsonb_build_object('provider', $2::text)
         || app_metadata || jsonb_build_object('providers', CASE
           WHEN app_metadata -> 'providers' @> to_jsonb($2::text) THEN app_metadata -> 'providers'
           ELSE coalesce(app_metadata -> 'providers', '[]') || to_jsonb($2::text) END)
       WHERE id = $1`,
      [userId, provider],
    );
  }

  /** Lists the providers that are left, the first of them as the account's own. */
  async replaceProviders(
    userId: string,
    providers: readonly string[],
    { dropsPassword }: { dropsPassword: boolean },
  ): Promise<void> {
    await this.manager.query(
      `UPDATE auth_users SET app_metadata = app_metadata || jsonb_build_object('provider', $2::text, 'providers', $3::jsonb),
         password_hash = CASE WHEN $4 THEN NULL ELSE password_hash END, updated_at = now() WHERE id = $1`,
      [userId, providers[0], JSON.stringify(providers), dropsPassword],
    );
  }
}
