import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { Clock } from '../../common/clock.js';
import type { AuthIdentityRow, AuthUserRow } from './auth-user-rows.js';
import { RECOVERY_FACTOR } from './factors/recovery-code.js';

/** A factor that was not verified in time is as good as gone. The client knows a set of recovery codes as a factor. */
const FACTORS = `SELECT json_agg(f ORDER BY f.created_at, f.id) FROM (
    SELECT id, factor_type, status, friendly_name, created_at, updated_at, last_challenged_at FROM auth_factors
    WHERE user_id = auth_users.id AND (status = 'verified' OR created_at > now() - interval '30 minutes')
    UNION ALL SELECT id, '${RECOVERY_FACTOR}', 'verified', 'Recovery codes', created_at, created_at, NULL
    FROM auth_recovery_codes r WHERE user_id = auth_users.id
      -- A version before them may have left codes behind that stand for nothing.
      AND EXISTS (SELECT 1 FROM auth_factors o WHERE o.user_id = r.user_id AND o.status = 'verified')) f`;

const USER_COLUMNS = `id, email, email_confirmed_at, confirmation_sent_at, recovery_sent_at, invited_at,
  reauthentication_sent_at, new_email, email_change_sent_at, user_metadata, app_metadata, last_sign_in_at, banned_until, created_at,
  updated_at, coalesce((${FACTORS}), '[]') AS factors`;

/** Reads the accounts of the auth layer. */
@Injectable()
export class AuthUsersService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /** The account, or null when there is none or it was deleted. */
  async findUser(userId: string, manager: EntityManager = this.dataSource.manager): Promise<AuthUserRow | null> {
    const rows: AuthUserRow[] = await manager.query(
      `SELECT ${USER_COLUMNS} FROM auth_users WHERE id = $1 AND deleted_at IS NULL`,
      [userId],
    );
    return rows[0] ?? null;
  }

  /** The account of an address, or null. @param email as an account keeps it. */
  async findUserByEmail(email: string): Promise<AuthUserRow | null> {
    const rows: AuthUserRow[] = await this.dataSource.query(
      `SELECT ${USER_COLUMNS} FROM auth_users WHERE email = $1 AND deleted_at IS NULL`,
      [email],
    );
    return rows[0] ?? null;
  }

  /** A page of all accounts, newest first, and how many there are. @param wanted.page counted from 1. */
  async listUsers(wanted: { page: number; perPage: number }): Promise<{ users: AuthUserRow[]; total: number }> {
    const [{ total } = { total: 0 }]: { total: number }[] = await this.dataSource.query(
      'SELECT count(*)::int AS total FROM auth_users WHERE deleted_at IS NULL',
    );
    const users: AuthUserRow[] = await this.dataSource.query(
      `SELECT ${USER_COLUMNS} FROM auth_users WHERE deleted_at IS NULL
       ORDER BY created_at DESC, id DESC LIMIT $1 OFFSET $2`,
      [wanted.perPage, (wanted.page - 1) * wanted.perPage],
    );
    return { users, total };
  }

  /** Ways to sign in to the account, oldest first. */
  async listIdentities(userId: string, manager?: EntityManager): Promise<AuthIdentityRow[]> {
    return this.listIdentitiesOf([userId], manager);
  }

  /** Ways to sign in to any of the accounts, oldest first. */
  async listIdentitiesOf(
    userIds: string[],
    manager: EntityManager = this.dataSource.manager,
  ): Promise<AuthIdentityRow[]> {
    return manager.query(
      `SELECT id, user_id, provider, subject, email, identity_data, last_sign_in_at, created_at, updated_at
       FROM auth_identities WHERE user_id = ANY ($1::uuid[]) ORDER BY created_at, id`,
      [userIds],
    );
  }

  isBanned(user: AuthUserRow): boolean {
    return user.banned_until !== null && user.banned_until > this.clock.now();
  }
}
