import type { EntityManager } from 'typeorm';

/** A change that both mailboxes still have to confirm. */
export interface PendingEmailChange {
  id: string;
  email: string;
  new_email: string;
  email_change_agreed: 'current' | 'new' | null;
}

const COLUMNS = 'id, email, new_email, email_change_agreed';

/** Pending changes of address, as part of the caller's transaction. */
export class EmailChangeQueries {
  constructor(private readonly manager: EntityManager) {}

  /**
   * Stores the requested address of an account; repeating the same one keeps earlier confirmations.
   * @returns null without an account
   */
  async begin(userId: string, newEmail: string): Promise<PendingEmailChange | null> {
    const [rows]: [PendingEmailChange[], number] = await this.manager.query(
      `UPDATE auth_users SET updated_at = now(), new_email = $2,
         email_change_agreed = CASE WHEN new_email = $2 THEN email_change_agreed END
       WHERE id = $1 AND deleted_at IS NULL RETURNING ${COLUMNS}`,
      [userId, newEmail],
    );
    return rows[0] ?? null;
  }

  /** The pending change of an account; locks the account. */
  async lock(userId: string): Promise<PendingEmailChange | null> {
    const rows: PendingEmailChange[] = await this.manager.query(
      `SELECT ${COLUMNS} FROM auth_users WHERE id = $1 AND new_email IS NOT NULL FOR UPDATE`,
      [userId],
    );
    return rows[0] ?? null;
  }

  /** The same, for the account of an address. @param email the one that it has. */
  async lockByAddress(email: string): Promise<PendingEmailChange | null> {
    const rows: PendingEmailChange[] = await this.manager.query(
      `SELECT ${COLUMNS} FROM auth_users WHERE email = $1 AND new_email IS NOT NULL AND deleted_at IS NULL FOR UPDATE`,
      [email],
    );
    return rows[0] ?? null;
  }
}
