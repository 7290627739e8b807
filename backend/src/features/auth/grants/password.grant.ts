import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { AuthError } from '../auth-error.js';
import type { Device } from '../auth-sessions.service.js';
import { AuthUsersService } from '../auth-users.service.js';
import type { TokenDto, TokenRequestDto } from '../dto/token.dto.js';
import { invalidCredentials, PasswordCheck, type ProvedAccount } from '../passwords/password-check.service.js';
import { SessionIssuer } from '../session-issuer.service.js';
import type { Grant } from './grant.js';

/** Signs in with address and password. */
@Injectable()
export class PasswordGrant implements Grant {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly passwords: PasswordCheck,
    private readonly users: AuthUsersService,
    private readonly issuer: SessionIssuer,
  ) {}

  async grant({ email, phone, password }: TokenRequestDto, device: Device): Promise<TokenDto> {
    if (phone) throw new AuthError('phone_provider_disabled', 'Phone logins are disabled');
    if (!email || !password) throw new AuthError('validation_failed', 'email and password are needed');
    return this.begin(await this.passwords.check({ email, password, ip: device.ip }), device);
  }

  private async begin({ id, passwordHash }: ProvedAccount, device: Device): Promise<TokenDto> {
    const { user, session, refreshToken } = await this.dataSource.transaction(async (manager) => {
      // While the password was looked at, it may have been changed: then it opens nothing any more.
      const [, signedIn]: [unknown, number] = await manager.query(
        'UPDATE auth_users SET last_sign_in_at = now() WHERE id = $1 AND password_hash = $2 AND deleted_at IS NULL',
        [id, passwordHash],
      );
      const owner = signedIn === 1 ? await this.users.findUser(id, manager) : null;
      if (!owner) throw invalidCredentials();
      return { user: owner, ...(await this.issuer.begin(manager, id, 'password', device)) };
    });
    return this.issuer.answer(user, session, refreshToken);
  }
}
