import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { SecurityEventsRecorderService } from '../../security-events/security-events-recorder.service.js';
import { AuthUsersService } from '../account/auth-users.service.js';
import { readEmailAddress } from '../account/email-address.js';
import { AuthError } from '../protocol/auth-error.js';
import type { OneTimeTokenKind, UsedToken } from './one-time-tokens/one-time-token.entity.js';
import { OneTimeTokensService } from './one-time-tokens/one-time-tokens.service.js';

/** Which tokens a client may mean by a `type`. */
const KINDS_OF_TYPE: ReadonlyMap<string, readonly OneTimeTokenKind[]> = new Map([
  ['signup', ['signup']],
  ['invite', ['invite']],
  ['recovery', ['recovery']],
  ['magiclink', ['magiclink']],
  ['email', ['signup', 'magiclink']],
  ['email_change', ['email_change_current', 'email_change_new']],
]);

/** A presented token: the one of the link, or the typed code with its address. */
export type PresentedToken = { type: string; linkToken: string } | { type: string; email: string; code: string };

/** Presented tokens of unknown callers: parsed, consumed, and recorded when they are rejected. */
@Injectable()
export class PresentedTokensService {
  constructor(
    private readonly tokens: OneTimeTokensService,
    private readonly users: AuthUsersService,
    private readonly events: SecurityEventsRecorderService,
  ) {}

  /** @throws AuthError `validation_failed` for a type that does not exist */
  requireKnownType({ type }: PresentedToken): void {
    if (!KINDS_OF_TYPE.has(type)) {
      throw new AuthError('validation_failed', 'This type of verification is not known');
    }
  }

  /** Consumes the token, or returns null. Commit the transaction also then: a wrong code has been counted. */
  use(manager: EntityManager, presented: PresentedToken): Promise<UsedToken | null> {
    const kinds = KINDS_OF_TYPE.get(presented.type) ?? [];
    if ('linkToken' in presented) return this.tokens.useLink(manager, kinds, presented.linkToken);
    const { email, code } = presented;
    return this.tokens.useCode(manager, kinds, { email: readEmailAddress(email), code });
  }

  async recordRefusal(presented: PresentedToken, { code: reason }: AuthError): Promise<void> {
    const email = 'email' in presented ? readEmailAddress(presented.email) : undefined;
    const owner = email === undefined ? null : await this.users.findUserByEmail(email);
    const details = { method: email === undefined ? 'mailed_link' : 'mailed_code', type: presented.type, reason };
    await this.events.recordOfStranger({
      kind: 'sign_in_failed',
      userId: owner?.id ?? null,
      details,
      ...(email === undefined ? {} : { email }),
    });
  }
}
