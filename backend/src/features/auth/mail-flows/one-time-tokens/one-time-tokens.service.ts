import { timingSafeEqual } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import { deriveKey } from '../../../../common/crypto/sealed-box.js';
import { SECRETS } from '../../../../config/config.module.js';
import type { Secrets } from '../../../../config/generated-secrets.js';
import type { CodeChallenge } from '../../grants/pkce.js';
import { hashToken, newToken } from '../../tokens/random-token.js';
import type { IssuedToken, OneTimeTokenKind, OneTimeTokenSubject, UsedToken } from './one-time-token.js';
import { hashCode, newCode } from './otp-code.js';

/** Of the links, which cannot be guessed: as long as what they open is worth waiting for. */
const LINK_MINUTES: Readonly<Record<OneTimeTokenKind, number>> = {
  signup: 60,
  invite: 60,
  recovery: 60,
  email_change_current: 60,
  email_change_new: 60,
  magiclink: 10,
  reauthentication: 10,
};

/** Of the six digits, whatever they are for. @see NIST SP 800-63B section 3.1.3.2 */
export const CODE_MINUTES = 10;

/** Then the code is void, and a new mail is needed. */
const MAX_FAILED_ATTEMPTS = 5;

interface TokenRow {
  id: string;
  user_id: string;
  kind: OneTimeTokenKind;
  email: string;
  code_hash: Buffer;
  code_challenge: string | null;
  code_challenge_method: CodeChallenge['method'] | null;
}

/** Links and codes that are mailed to people: stored as hashes, good for some minutes, once, and for one purpose. */
@Injectable()
export class OneTimeTokensService {
  private readonly codeKey: Buffer;

  constructor(@Inject(SECRETS) { secretKey }: Secrets) {
    this.codeKey = deriveKey(secretKey, 'auth one-time code');
  }

  /** Makes a token; the person's last one of this kind stops working. */
  async issue(manager: EntityManager, kind: OneTimeTokenKind, subject: OneTimeTokenSubject): Promise<IssuedToken> {
    const { userId, email, challenge = null } = subject;
    const id = uuidv7();
    const issued = { linkToken: `${challenge ? 'pkce_' : ''}${newToken()}`, code: newCode() };
    await this.voidKinds(manager, userId, [kind]);
    await manager.query(
      `INSERT INTO auth_one_time_tokens
         (id, user_id, kind, email, token_hash, code_hash, code_challenge, code_challenge_method, expires_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, now() + make_interval(mins => $9))`,
      [
        id,
        userId,
        kind,
        email,
        hashToken(issued.linkToken),
        hashCode(this.codeKey, id, issued.code),
        challenge?.challenge ?? null,
        challenge?.method ?? null,
        LINK_MINUTES[kind],
      ],
    );
    return issued;
  }

  /** Uses the token of a link up, or gives null when it is unknown, used, expired or of another kind. */
  async useLink(
    manager: EntityManager,
    kinds: readonly OneTimeTokenKind[],
    linkToken: string,
  ): Promise<UsedToken | null> {
    const rows: TokenRow[] = await manager.query(
      `SELECT * FROM auth_one_time_tokens
       WHERE token_hash = $1 AND kind = ANY ($2) AND expires_at > now() FOR UPDATE`,
      [hashToken(linkToken), kinds],
    );
    return rows[0] ? this.use(manager, rows[0]) : null;
  }

  /**
   * Uses a code up, or gives null. A wrong code counts against every token that it could have been for: commit the
   * transaction also then.
   */
  async useCode(
    manager: EntityManager,
    kinds: readonly OneTimeTokenKind[],
    { email, code }: { email: string; code: string },
  ): Promise<UsedToken | null> {
    const rows: TokenRow[] = await manager.query(
      `SELECT * FROM auth_one_time_tokens
       WHERE email = $1 AND kind = ANY ($2) AND expires_at > now() AND failed_attempts < $3
         AND created_at > now() - make_interval(mins => $4) ORDER BY id FOR UPDATE`,
      [email, kinds, MAX_FAILED_ATTEMPTS, CODE_MINUTES],
    );
    const match = rows.find((row) => timingSafeEqual(row.code_hash, hashCode(this.codeKey, row.id, code)));
    if (match) return this.use(manager, match);
    await manager.query(
      'UPDATE auth_one_time_tokens SET failed_attempts = failed_attempts + 1 WHERE id = ANY ($1::uuid[])',
      [rows.map((row) => row.id)],
    );
    return null;
  }

  async voidKinds(manager: EntityManager, userId: string, kinds: readonly OneTimeTokenKind[]): Promise<void> {
    await manager.query('DELETE FROM auth_one_time_tokens WHERE user_id = $1 AND kind = ANY ($2)', [userId, kinds]);
  }

  private async use(manager: EntityManager, row: TokenRow): Promise<UsedToken> {
    await manager.query('DELETE FROM auth_one_time_tokens WHERE id = $1', [row.id]);
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
