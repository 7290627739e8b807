import { Inject, Injectable } from '@nestjs/common';
import {
  type Caller,
  CallerAuthenticator,
  type CallerCredentials,
  type CallerRefusal,
  needsSecondFactor,
  type Principal,
} from '../../../common/access/principal.js';
import { isSameSecret } from '../../../common/crypto/secrets.js';
import { identifyCaller } from '../../../common/http/request-context.js';
import { SECRETS } from '../../../config/config.module.js';
import type { Secrets } from '../../../config/generated-secrets.js';
import { AuthError } from '../protocol/auth-error.js';
import { SessionCheckService, type SessionRefusal } from '../sessions/session-check.service.js';
import { AccessTokenService } from './access-token.service.js';

const BEARER = /^Bearer +([A-Za-z0-9._~+/=-]+)$/i;

const MESSAGES: Readonly<Record<SessionRefusal, string>> = {
  session_not_found: 'The session of this token has ended',
  session_expired: 'The session has ended: sign in again',
  user_not_found: 'The account of this token is gone',
  user_banned: 'User is banned',
};

/** Authenticates a bearer token: signature once per token, session every few seconds. */
@Injectable()
export class BearerAuthenticatorService {
  constructor(
    private readonly tokens: AccessTokenService,
    private readonly sessions: SessionCheckService,
  ) {}

  /**
   * @param authorization the raw header.
   * @returns the user, or why there is none.
   */
  async authenticate(authorization: string | undefined): Promise<Principal | AuthError> {
    const token = readBearer(authorization);
    if (token === undefined) return new AuthError('no_authorization', 'This call needs a bearer token');
    const verified = await this.tokens.verify(token);
    if (!verified) return new AuthError('bad_jwt', 'The token is not valid or has expired');
    const status = await this.sessions.check(verified);
    if ('principal' in status) return status.principal;
    // The protocol rejects a refresh with 400, but a token with 403.
    return new AuthError(status.refusal, MESSAGES[status.refusal], { status: 403 });
  }

  /** The user, if token and session were both checked moments ago; undefined means unknown. */
  findCached(authorization: string | undefined): Principal | undefined {
    const token = readBearer(authorization);
    const verified = token === undefined ? undefined : this.tokens.findVerified(token);
    return verified && this.sessions.findCached(verified);
  }
}

function readBearer(authorization: string | undefined): string | undefined {
  return BEARER.exec(authorization ?? '')?.[1];
}

/** Distinguishes programs with the service key, users with a session, and anonymous callers. */
@Injectable()
export class CallerAuthenticatorService extends CallerAuthenticator {
  constructor(
    @Inject(SECRETS) private readonly secrets: Secrets,
    private readonly bearers: BearerAuthenticatorService,
  ) {
    super();
  }

  async identify({ apiKey, authorization }: CallerCredentials): Promise<Caller | CallerRefusal> {
    const { anonKey, serviceKey } = this.secrets;
    if (!isSameSecret(apiKey, anonKey) && !isSameSecret(apiKey, serviceKey)) return 'no-key';
    if (isSameSecret(authorization, `Bearer ${serviceKey}`)) {
      identifyCaller('admin_api');
      return { kind: 'service' };
    }
    if (authorization === undefined || isSameSecret(authorization, `Bearer ${anonKey}`)) return { kind: 'anybody' };
    const principal = this.bearers.findCached(authorization) ?? (await this.bearers.authenticate(authorization));
    if (principal instanceof AuthError) return 'bad-token';
    identifyCaller('person', principal.sessionId);
    return needsSecondFactor(principal) ? 'second-factor-needed' : { kind: 'person', userId: principal.userId };
  }
}
