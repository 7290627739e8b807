import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import { hashToken, newToken } from '../../../common/crypto/secrets.js';
import { AuthUser } from '../account/auth-user.entity.js';
import type { AuthUserRow } from '../account/auth-user.queries.js';
import { AuthUsersService } from '../account/auth-users.service.js';
import { EMAIL_PROVIDER, EmailAccountsService } from '../account/email-accounts.service.js';
import type { TokenDto } from '../grants/dto/token.dto.js';
import type { CodeChallenge } from '../grants/pkce.js';
import { AuthError } from '../protocol/auth-error.js';
import { AuthFlow } from '../providers/auth-flow.entity.js';
import type { Device, SessionRow } from '../sessions/session-change.queries.js';
import { SessionIssuerService } from '../sessions/session-issuer.service.js';
import { EmailChangeService } from './email-change.service.js';
import type { OneTimeTokenKind, UsedToken } from './one-time-tokens/one-time-token.entity.js';
import { type PresentedToken, PresentedTokensService } from './presented-tokens.service.js';

/** The `amr` method of a session that was started by a code after a link. */
const METHODS: Readonly<Record<OneTimeTokenKind, string>> = {
  signup: 'email/signup',
  invite: 'invite',
  recovery: 'recovery',
  magiclink: 'magiclink',
  email_change_current: 'email_change',
  email_change_new: 'email_change',
  reauthentication: 'otp',
};

/** The outcome of a verified address. */
export type VerificationOutcome =
  | { result: 'signed-in'; answer: TokenDto; kind: OneTimeTokenKind }
  /** The browser that asked exchanges the code with its verifier. */
  | { result: 'code'; code: string }
  /** The other mailbox has to confirm, too. */
  | { result: 'half' };

type Accepted =
  | { result: 'refused'; error: AuthError }
  | { result: 'signed-in'; kind: OneTimeTokenKind; user: AuthUserRow; session: SessionRow; refreshToken: string }
  | { result: 'code'; code: string }
  | { result: 'half' };

/** Verifies mailed tokens: confirms addresses, starts sessions, changes addresses. */
@Injectable()
export class VerificationService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly presented: PresentedTokensService,
    private readonly accounts: EmailAccountsService,
    private readonly emailChanges: EmailChangeService,
    private readonly users: AuthUsersService,
    private readonly issuer: SessionIssuerService,
  ) {}

  /**
   * @param options.asCode whether a token that was requested with a PKCE challenge results in a code instead of a
   * session.
   * @throws AuthError `otp_expired` for any invalid token, `validation_failed`, `user_banned`
   */
  async verify(
    presented: PresentedToken,
    device: Device,
    options: { asCode: boolean } = { asCode: false },
  ): Promise<VerificationOutcome> {
    this.presented.requireKnownType(presented);
    const accepted = await this.dataSource.transaction(async (manager): Promise<Accepted> => {
      const used = await this.presented.use(manager, presented);
      // Committed all the same: the wrong code has been counted.
      if (!used) return { result: 'refused', error: expired() };
      return this.accept(manager, used, { device, ...options });
    });
    if (accepted.result === 'refused') {
      await this.presented.recordRefusal(presented, accepted.error);
      throw accepted.error;
    }
    if (accepted.result !== 'signed-in') return accepted;
    const { kind, user, session, refreshToken } = accepted;
    return { result: 'signed-in', kind, answer: await this.issuer.answer(user, session, refreshToken) };
  }

  private async accept(
    manager: EntityManager,
    used: UsedToken,
    { device, asCode }: { device: Device; asCode: boolean },
  ): Promise<Accepted> {
    const { kind, userId, challenge } = used;
    if (kind === 'email_change_current' || kind === 'email_change_new') {
      if (!(await this.emailChanges.agree(manager, used))) return { result: 'half' };
    } else {
      // Only a confirmation is tied to the password of its own sign-up.
      if (kind !== 'signup') await this.accounts.dropUnprovedPassword(manager, userId);
      await this.accounts.confirm(manager, userId);
    }
    const user = await this.users.findUser(userId, manager);
    if (!user) return { result: 'refused', error: expired() };
    if (this.users.isBanned(user)) return { result: 'refused', error: new AuthError('user_banned', 'User is banned') };
    if (asCode && challenge) return { result: 'code', code: await this.beginExchange(manager, used, challenge) };
    await manager.update(AuthUser, { id: userId }, { lastSignInAt: () => 'now()' });
    return { result: 'signed-in', kind, user, ...(await this.issuer.begin(manager, userId, 'otp', device)) };
  }

  private async beginExchange(
    manager: EntityManager,
    { kind, userId }: UsedToken,
    { challenge, method }: CodeChallenge,
  ): Promise<string> {
    const code = newToken();
    await manager.insert(AuthFlow, {
      id: uuidv7(),
      provider: EMAIL_PROVIDER,
      redirectTo: '',
      codeChallenge: challenge,
      codeChallengeMethod: method,
      method: METHODS[kind],
      userId,
      codeHash: hashToken(code),
      authorizedAt: () => 'now()',
    });
    return code;
  }
}

/** The same for a wrong, a used and an expired token, and for one of another address or kind. */
function expired(): AuthError {
  return new AuthError('otp_expired', 'Email link is invalid or has expired');
}
