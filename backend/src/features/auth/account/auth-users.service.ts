import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../../common/clock.js';
import { PreparedQueries } from '../../../database/prepared-queries.js';
import { runPrepared } from '../../../database/prepared-statement.js';
import { AUTH_USER_COLUMNS, type AuthUserRow } from './auth-user-rows.js';

const BY_ID = {
  name: 'auth-user',
  text: `SELECT ${AUTH_USER_COLUMNS} FROM auth_users WHERE id = $1 AND deleted_at IS NULL`,
};

const BY_EMAIL = {
  name: 'auth-user-by-email',
  text: `SELECT ${AUTH_USER_COLUMNS} FROM auth_users WHERE email = $1 AND deleted_at IS NULL`,
};

const COUNT = 'SELECT count(*)::int AS total FROM auth_users WHERE deleted_at IS NULL';

const PAGE = `SELECT ${AUTH_USER_COLUMNS} FROM auth_users WHERE deleted_at IS NULL
  ORDER BY created_at DESC, id DESC LIMIT $1 OFFSET $2`;

/** Reads the accounts of the auth layer. */
@Injectable()
export class AuthUsersService {
  constructor(
    private readonly reads: PreparedQueries,
    private readonly clock: Clock,
  ) {}

  /** The account, or null when there is none or it was deleted. @param manager of a transaction to read it in. */
  async findUser(userId: string, manager?: EntityManager): Promise<AuthUserRow | null> {
    const rows = manager
      ? await runPrepared<AuthUserRow>(manager, BY_ID, [userId])
      : await this.reads.query<AuthUserRow>(BY_ID.name, BY_ID.text, [userId]);
    return rows[0] ?? null;
  }

  /** The account of an address, or null. @param email as an account keeps it. */
  async findUserByEmail(email: string): Promise<AuthUserRow | null> {
    const [row] = await this.reads.query<AuthUserRow>(BY_EMAIL.name, BY_EMAIL.text, [email]);
    return row ?? null;
  }

  /** A page of all accounts, newest first, and how many there are. @param wanted.page counted from 1. */
  async listUsers(wanted: { page: number; perPage: number }): Promise<{ users: AuthUserRow[]; total: number }> {
    const [count] = await this.reads.query<{ total: number }>('auth-user-count', COUNT, []);
    const values = [wanted.perPage, (wanted.page - 1) * wanted.perPage];
    const users = await this.reads.query<AuthUserRow>('auth-user-page', PAGE, values);
    return { users, total: count?.total ?? 0 };
  }

  isBanned(user: AuthUserRow): boolean {
    return user.banned_until !== null && new Date(user.banned_until) > this.clock.now();
  }
}
