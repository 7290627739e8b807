import { Injectable } from '@nestjs/common';
import { AccountDeletionService } from '../account/account-deletion.service.js';
import type { AuthUserRow } from '../account/auth-user.queries.js';
import { AuthUsersService } from '../account/auth-users.service.js';
import { readEmailAddress } from '../account/email-address.js';
import { fullNameOf, mergeMetadata } from '../account/user-metadata.js';
import { UserMetadataService } from '../account/user-metadata.service.js';
import { readForeignHash } from '../passwords/foreign-hash.js';
import { NewPasswordsService } from '../passwords/new-passwords.service.js';
import { AuthError } from '../protocol/auth-error.js';
import { SessionCheckService } from '../sessions/session-check.service.js';
import { AdminAccountChangesService, userNotFound } from './admin-account-changes.service.js';
import type { CreateAdminUserDto, UpdateAdminUserDto } from './dto/admin-user.dto.js';

/** Accounts as the operator's programs change them. */
@Injectable()
export class AdminUsersService {
  constructor(
    private readonly users: AuthUsersService,
    private readonly changes: AdminAccountChangesService,
    private readonly metadata: UserMetadataService,
    private readonly passwords: NewPasswordsService,
    private readonly sessions: SessionCheckService,
    private readonly deletion: AccountDeletionService,
  ) {}

  /** @throws AuthError `user_not_found` with status 404 */
  async getUser(userId: string): Promise<AuthUserRow> {
    const user = await this.users.findUser(userId);
    if (!user) throw userNotFound();
    return user;
  }

  /** @throws AuthError `validation_failed`, `weak_password`, `email_exists`, `conflict` */
  async createUser(wanted: CreateAdminUserDto): Promise<AuthUserRow> {
    if (!wanted.email) throw new AuthError('validation_failed', 'email is needed');
    const account = {
      email: readEmailAddress(wanted.email),
      passwordHash: wanted.password_hash ? readForeignHash(wanted.password_hash) : await this.hashOfNew(wanted),
      userMetadata: mergeMetadata({}, wanted.user_metadata ?? {}),
      appMetadata: mergeMetadata({}, wanted.app_metadata ?? {}),
      ...(wanted.id ? { id: wanted.id } : {}),
    };
    return this.getUser(await this.changes.create(account, wanted));
  }

  /** @throws AuthError `user_not_found`, `validation_failed`, `weak_password`, `email_exists` */
  async updateUser(userId: string, changes: UpdateAdminUserDto): Promise<AuthUserRow> {
    const { password, user_metadata: userMetadata } = changes;
    const passwordHash = password === undefined ? null : await this.passwords.hashFor(userId, password);
    await this.changes.update(userId, changes, passwordHash);
    this.sessions.forgetUser(userId);
    if (userMetadata) await this.metadata.updateMetadata(userId, userMetadata);
    return this.getUser(userId);
  }

  /** Removes the account with everything it owns. @throws AuthError `user_not_found` */
  async deleteUser(userId: string): Promise<void> {
    if (!(await this.deletion.delete(userId))) throw userNotFound();
  }

  /** Closes the account and forgets the person, but keeps what others may need. @throws AuthError `user_not_found` */
  async closeUser(userId: string): Promise<void> {
    if (!(await this.deletion.close(userId))) throw userNotFound();
  }

  private async hashOfNew({ password, ...wanted }: CreateAdminUserDto): Promise<string | null> {
    if (password === undefined) return null;
    return this.passwords.hash(password, {
      email: wanted.email ?? '',
      fullName: fullNameOf(wanted.user_metadata ?? {}),
    });
  }
}
