import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { runPrepared } from '../../../database/prepared-statement.js';
import { AUTH_USER_COLUMNS, type AuthUserRow } from '../account/auth-user-rows.js';
import { invalidCredentials, PasswordCheckService, type ProvedAccount } from '../passwords/password-check.service.js';
import { AuthError } from '../protocol/auth-error.js';
import type { Device } from '../sessions/auth-sessions.service.js';
import { SessionIssuerService } from '../sessions/session-issuer.service.js';
import type { TokenDto, TokenRequestDto } from './dto/token.dto.js';
import type { Grant } from './grant.js';

const SIGN_IN = {
  name: 'auth-user-sign-in',
  text: `UPDATE auth_users SET last_sign_in_at = now() WHERE id = $1 AND password_hash = $2 AND deleted_at IS NULL
    RETURNING ${AUTH_USER_COLUMNS}`,
};

/** Signs in with address and password. */
@Injectable()
export class PasswordGrant implements Grant {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly passwords: PasswordCheckService,
    private readonly issuer: SessionIssuerService,
  ) {}

  async grant({ email, phone, password }: TokenRequestDto, device: Device): Promise<TokenDto> {
    if (phone) throw new AuthError('phone_provider_disabled', 'Phone logins are disabled');
    if (!email || !password) throw new AuthError('validation_failed', 'email and password are needed');
    return this.begin(await this.passwords.check({ email, password, ip: device.ip }), device);
  }

  private async begin({ id, passwordHash }: ProvedAccount, device: Device): Promise<TokenDto> {
    const { user, session, refreshToken } = await this.dataSource.transaction(async (manager) => {
      // While the password was looked at, it may have been changed: then it opens nothing any more.
      const [owner] = await runPrepared<AuthUserRow>(manager, SIGN_IN, [id, passwordHash]);
      if (!owner) throw invalidCredentials();
      return { user: owner, ...(await this.issuer.begin(manager, id, 'password', device)) };
    });
    return this.issuer.answer(user, session, refreshToken);
  }
}
