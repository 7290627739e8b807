import { Injectable } from '@nestjs/common';
import type { Principal } from '../../../common/access/principal.js';
import { parseOptionalCodeChallenge } from '../grants/pkce.js';
import { EmailChangeService } from '../mail-flows/email-change.service.js';
import { PasswordChangeService } from '../passwords/password-change.service.js';
import { AuthError } from '../protocol/auth-error.js';
import type { Lenient } from '../protocol/auth-validation.pipe.js';
import { IpLimitsService } from '../protocol/ip-limits.service.js';
import type { AuthUserRow } from './auth-user.queries.js';
import type { UpdateAuthUserDto } from './dto/auth-user.dto.js';
import { UserMetadataService } from './user-metadata.service.js';

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
    // The answer tells whether an address has an account.
    if (email) await this.limits.count('mail', ip);
    if (password !== undefined) await this.passwords.change(principal, { password, currentPassword, nonce, ip });
    if (email) await this.emailChanges.request(principal, { email, redirectTo, challenge });
    return this.metadata.updateOwn(principal, changes.data ?? {});
  }
}
