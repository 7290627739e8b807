import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../../common/clock.js';
import { AuthUserQueries, type AuthUserRow } from './auth-user.queries.js';

/** Reads the accounts of the auth layer. */
@Injectable()
export class AuthUsersService {
  constructor(
    private readonly queries: AuthUserQueries,
    private readonly clock: Clock,
  ) {}

  /** The account, or null when there is none or it was deleted. @param manager of a transaction to read it in. */
  findUser(userId: string, manager?: EntityManager): Promise<AuthUserRow | null> {
    return this.queries.find(userId, manager);
  }

  /** The account of an address, or null. @param email as an account keeps it. */
  findUserByEmail(email: string): Promise<AuthUserRow | null> {
    return this.queries.findByEmail(email);
  }

  /** A page of all accounts, newest first, and how many there are. @param wanted.page counted from 1. */
  async listUsers(wanted: { page: number; perPage: number }): Promise<{ users: AuthUserRow[]; total: number }> {
    const total = await this.queries.count();
    return { users: await this.queries.list(wanted.perPage, (wanted.page - 1) * wanted.perPage), total };
  }

  isBanned(user: AuthUserRow): boolean {
    return user.banned_until !== null && new Date(user.banned_until) > this.clock.now();
  }
}
