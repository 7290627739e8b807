import { Inject, Injectable } from '@nestjs/common';
import {
  type Caller,
  CallerAuthenticator,
  type CallerCredentials,
  type CallerRefusal,
} from '../../../common/access/caller-authenticator.js';
import { needsSecondFactor } from '../../../common/access/principal.js';
import { isSameSecret } from '../../../common/crypto/is-same-secret.js';
import { identifyCaller } from '../../../common/http/request-context.js';
import { SECRETS } from '../../../config/config.module.js';
import type { Secrets } from '../../../config/generated-secrets.js';
import { AuthError } from '../protocol/auth-error.js';
import { BearerAuthenticatorService } from './bearer-authenticator.service.js';

/** Tells programs with the service key, people with a session and everybody else apart. */
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
