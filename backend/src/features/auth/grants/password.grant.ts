import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { AuthUserQueries } from '../account/auth-user.queries.js';
import { invalidCredentials, PasswordCheckService, type ProvedAccount } from '../passwords/password-check.service.js';
import { AuthError } from '../protocol/auth-error.js';
import type { Device } from '../sessions/session-change.queries.js';
import { SessionIssuerService } from '../sessions/session-issuer.service.js';
import type { TokenDto, TokenRequestDto } from './dto/token.dto.js';
import type { Grant } from './grant.js';

/** Signs in with address and password. */
@Injectable()
export class PasswordGrant implements Grant {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly users: AuthUserQueries,
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
      const owner = await this.users.signIn(manager, id, passwordHash);
      if (!owner) throw invalidCredentials();
      return { user: owner, ...(await this.issuer.begin(manager, id, 'password', device)) };
    });
    return this.issuer.answer(user, session, refreshToken);
  }
}
