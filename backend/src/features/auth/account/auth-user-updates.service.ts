import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import type { Principal } from '../../../common/access/principal.js';
import { ProfilesService } from '../../profiles/profiles.service.js';
import { parseOptionalCodeChallenge } from '../grants/pkce.js';
import { EmailChangeService } from '../mail-flows/email-change.service.js';
import { PasswordChangeService } from '../passwords/password-change.service.js';
import { AuthError } from '../protocol/auth-error.js';
import type { Lenient } from '../protocol/auth-validation.pipe.js';
import { IpLimitsService } from '../protocol/ip-limits.service.js';
import { SessionProofsService } from '../sessions/session-proofs.service.js';
import { AccountQueries } from './account.queries.js';
import { AuthUser } from './auth-user.entity.js';
import type { AuthUserRow } from './auth-user.queries.js';
import { AuthUsersService } from './auth-users.service.js';
import type { UpdateAuthUserDto } from './dto/auth-user.dto.js';
import { mergeMetadata, type UserMetadata } from './user-metadata.js';

const MAX_NAME_LENGTH = 200;

/** Metadata set by the users themselves. It must not be used for authorization. */
@Injectable()
export class UserMetadataService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly users: AuthUsersService,
    private readonly profiles: ProfilesService,
    private readonly proofs: SessionProofsService,
  ) {}

  /**
   * Merges a person's own entries into their metadata.
   * @throws AuthError `insufficient_aal` with status 401, `user_not_found`, `validation_failed`
   */
  async updateOwn(principal: Principal, changes: UserMetadata): Promise<AuthUserRow> {
    await this.proofs.requireSecondFactor(principal, { status: 401 });
    return this.updateMetadata(principal.userId, changes);
  }

  /**
   * Merges into a person's metadata; the name also goes to the profile.
   * @throws AuthError `user_not_found`, `validation_failed`
   */
  async updateMetadata(userId: string, changes: UserMetadata): Promise<AuthUserRow> {
    await this.dataSource.transaction(async (manager) => {
      const current = await new AccountQueries(manager).lockMetadata(userId);
      if (!current) throw new AuthError('user_not_found', 'User not found');
      const userMetadata = mergeMetadata(current, changes);
      await manager.update(AuthUser, { id: userId }, { userMetadata, updatedAt: () => 'now()' });
    });
    const user = await this.users.findUser(userId);
    if (!user) throw new AuthError('user_not_found', 'User not found');
    const name = changes['full_name'];
    // Before the address is confirmed there is no profile; its initial name is the one of the metadata.
    if (typeof name === 'string' && user.email_confirmed_at) await this.renameProfile(userId, name);
    return user;
  }

  private async renameProfile(userId: string, name: string): Promise<void> {
    // The cut must not leave an unpaired surrogate.
    const fullName = name
      .trim()
      .slice(0, MAX_NAME_LENGTH)
      .replace(/\p{Cs}$/u, '');
    await this.profiles.updateProfile(userId, { fullName });
  }
}

/** Changes that people make to their own account. */
@Injectable()
export class AuthUserUpdatesService {
  constructor(
    private readonly metadata: UserMetadataService,
    private readonly passwords: PasswordChangeService,
    private readonly emailChanges: EmailChangeService,
    private readonly limits: IpLimitsService,
  ) {}

  /** @throws AuthError as the protocol says for each change */
  async update(
    principal: Principal,
    changes: Lenient<UpdateAuthUserDto>,
    { redirectTo, ip }: { redirectTo: string | undefined; ip: string },
  ): Promise<AuthUserRow> {
    const { email, password, current_password: currentPassword, nonce, phone, app_metadata: appMetadata } = changes;
    if (appMetadata !== undefined) throw new AuthError('not_admin', 'Only an operator can change app_metadata');
    if (phone) throw new AuthError('phone_provider_disabled', 'Phones are not offered');
    const challenge = parseOptionalCodeChallenge(changes.code_challenge, changes.code_challenge_method);
    // The response reveals whether an address has an account.
    if (email) await this.limits.count('mail', ip);
    if (password !== undefined) await this.passwords.change(principal, { password, currentPassword, nonce, ip });
    if (email) await this.emailChanges.request(principal, { email, redirectTo, challenge });
    return this.metadata.updateOwn(principal, changes.data ?? {});
  }
}
