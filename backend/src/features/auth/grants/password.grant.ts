import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { readEmailAddress } from '../accounts/email-address.js';
import { AuthError } from '../auth-error.js';
import type { Device } from '../auth-sessions.service.js';
import { AuthUsersService } from '../auth-users.service.js';
import type { TokenDto, TokenRequestDto } from '../dto/token.dto.js';
import { PasswordAttempts } from '../passwords/password-attempts.service.js';
import { PasswordHasher } from '../passwords/password-hasher.service.js';
import { normalisePassword } from '../passwords/password-rules.js';
import { SessionIssuer } from '../session-issuer.service.js';
import type { Grant } from './grant.js';

interface Credentials {
  id: string;
  password_hash: string | null;
  is_confirmed: boolean;
  is_banned: boolean;
}

/** Signs in with address and password. What is wrong with an account is told only to who knows its password. */
@Injectable()
export class PasswordGrant implements Grant {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly attempts: PasswordAttempts,
    private readonly hasher: PasswordHasher,
    private readonly users: AuthUsersService,
    private readonly issuer: SessionIssuer,
  ) {}

  async grant({ email, phone, password }: TokenRequestDto, device: Device): Promise<TokenDto> {
    if (phone) throw new AuthError('phone_provider_disabled', 'Phone logins are disabled');
    if (!email || !password) throw new AuthError('validation_failed', 'email and password are needed');
    const attempt = { email: readEmailAddress(email), ip: device.ip };
    const normal = normalisePassword(password);
    await this.attempts.count(attempt);
    const account = await this.findCredentials(attempt.email);
    const isRight = await this.hasher.matches(normal, account?.password_hash ?? null);
    if (!account || !isRight) throw invalidCredentials();
    await this.attempts.forgive(attempt);
    if (!account.is_confirmed) throw new AuthError('email_not_confirmed', 'The e-mail address is not confirmed');
    if (account.is_banned) throw new AuthError('user_banned', 'User is banned', { status: 400 });
    return this.begin(account, device);
  }

  private async findCredentials(email: string): Promise<Credentials | undefined> {
    const rows: Credentials[] = await this.dataSource.query(
      `SELECT id, password_hash, email_confirmed_at IS NOT NULL AS is_confirmed,
         coalesce(banned_until > now(), false) AS is_banned
       FROM auth_users WHERE email = $1 AND deleted_at IS NULL`,
      [email],
    );
    return rows[0];
  }

  private async begin({ id, password_hash: provedHash }: Credentials, device: Device): Promise<TokenDto> {
    const { user, session, refreshToken } = await this.dataSource.transaction(async (manager) => {
      // While the password was looked at, it may have been changed: then it opens nothing any more.
      const [, signedIn]: [unknown, number] = await manager.query(
        'UPDATE auth_users SET last_sign_in_at = now() WHERE id = $1 AND password_hash = $2 AND deleted_at IS NULL',
        [id, provedHash],
      );
      const owner = signedIn === 1 ? await this.users.findUser(id, manager) : null;
      if (!owner) throw invalidCredentials();
      return { user: owner, ...(await this.issuer.begin(manager, id, 'password', device)) };
    });
    return this.issuer.answer(user, session, refreshToken);
  }
}

/** The same for an unknown address, an account without a password and a wrong one. */
function invalidCredentials(): AuthError {
  return new AuthError('invalid_credentials', 'Invalid login credentials');
}
