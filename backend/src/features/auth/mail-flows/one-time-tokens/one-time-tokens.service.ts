import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { type EntityManager, In } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import { deriveKey, hashToken, newToken } from '../../../../common/crypto/secrets.js';
import { SECRETS } from '../../../../config/config.module.js';
import type { Secrets } from '../../../../config/generated-secrets.js';
import {
  type IssuedToken,
  OneTimeToken,
  type OneTimeTokenKind,
  type OneTimeTokenSubject,
  type UsedToken,
} from './one-time-token.entity.js';
import { OneTimeTokenQueries, type OneTimeTokenRow } from './one-time-token.queries.js';

/** Lifetimes of the links, which cannot be guessed. */
const LINK_MINUTES: Readonly<Record<OneTimeTokenKind, number>> = {
  signup: 60,
  invite: 60,
  recovery: 60,
  email_change_current: 60,
  email_change_new: 60,
  magiclink: 10,
  reauthentication: 10,
};

/** Lifetime of all six-digit codes. @see NIST SP 800-63B section 3.1.3.2 */
export const CODE_MINUTES = 10;

/** After this many wrong attempts the code is invalid, and a new mail is needed. */
const MAX_FAILED_ATTEMPTS = 5;

/** Mailed links and codes: stored as hashes, valid for some minutes, once, and for one purpose. */
@Injectable()
export class OneTimeTokensService {
  private readonly codeKey: Buffer;

  constructor(@Inject(SECRETS) { secretKey }: Secrets) {
    this.codeKey = deriveKey(secretKey, 'auth one-time code');
  }

  /** Creates a token; the previous one of this kind becomes invalid. */
  async issue(manager: EntityManager, kind: OneTimeTokenKind, subject: OneTimeTokenSubject): Promise<IssuedToken> {
    const { userId, email, challenge = null } = subject;
    const id = uuidv7();
    const issued = { linkToken: `${challenge ? 'pkce_' : ''}${newToken()}`, code: newCode() };
    await this.voidKinds(manager, userId, [kind]);
    await new OneTimeTokenQueries(manager).insert({
      id,
      userId,
      kind,
      email,
      tokenHash: hashToken(issued.linkToken),
      codeHash: hashCode(this.codeKey, id, issued.code),
      challenge,
      linkMinutes: LINK_MINUTES[kind],
    });
    return issued;
  }

  /** Consumes the token of a link. @returns null when it is unknown, used, expired or of another kind. */
  async useLink(
    manager: EntityManager,
    kinds: readonly OneTimeTokenKind[],
    linkToken: string,
  ): Promise<UsedToken | null> {
    const row = await new OneTimeTokenQueries(manager).lockByLink(hashToken(linkToken), kinds);
    return row && this.use(manager, row);
  }

  /**
   * Consumes a code, or returns null. A wrong code counts against every token that it could have been for: commit the
   * transaction also then.
   */
  async useCode(
    manager: EntityManager,
    kinds: readonly OneTimeTokenKind[],
    { email, code }: { email: string; code: string },
  ): Promise<UsedToken | null> {
    const queries = new OneTimeTokenQueries(manager);
    const limits = { maxFailures: MAX_FAILED_ATTEMPTS, codeMinutes: CODE_MINUTES };
    const rows = await queries.lockByAddress(email, kinds, limits);
    const match = rows.find((row) => timingSafeEqual(row.code_hash, hashCode(this.codeKey, row.id, code)));
    if (match) return this.use(manager, match);
    await queries.countFailure(rows.map(({ id }) => id));
    return null;
  }

  async voidKinds(manager: EntityManager, userId: string, kinds: readonly OneTimeTokenKind[]): Promise<void> {
    await manager.delete(OneTimeToken, { userId, kind: In(kinds) });
  }

  private async use(manager: EntityManager, row: OneTimeTokenRow): Promise<UsedToken> {
    await manager.delete(OneTimeToken, { id: row.id });
    const { code_challenge: challenge, code_challenge_method: method } = row;
    return {
      kind: row.kind,
      userId: row.user_id,
      email: row.email,
      challenge: challenge && method ? { challenge, method } : null,
    };
  }
}

/** How many minutes a link of this kind works. */
export function linkMinutesOf(kind: OneTimeTokenKind): number {
  return LINK_MINUTES[kind];
}

const DIGITS = 6;

/** Six random digits, leading zeros included. */
function newCode(): string {
  return String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0');
}

/** Keyed hash of a code: a million guesses against a plain hash would take less than a second. */
function hashCode(key: Buffer, tokenId: string, code: string): Buffer {
  return createHmac('sha256', key).update(`${tokenId} ${code}`).digest();
}
