import type { EntityManager } from 'typeorm';
import type { CodeChallenge } from '../../grants/pkce.js';
import type { OneTimeTokenKind } from './one-time-token.entity.js';

/** A token that is about to be consumed. */
export interface OneTimeTokenRow {
  id: string;
  user_id: string;
  kind: OneTimeTokenKind;
  email: string;
  code_hash: Buffer;
  code_challenge: string | null;
  code_challenge_method: CodeChallenge['method'] | null;
}

/** A token as it is stored. */
export interface NewOneTimeToken {
  id: string;
  userId: string;
  kind: OneTimeTokenKind;
  email: string;
  tokenHash: Buffer;
  codeHash: Buffer;
  challenge: CodeChallenge | null;
  /** How long the link works. */
  linkMinutes: number;
}

const COLUMNS = 'id, user_id, kind, email, code_hash, code_challenge, code_challenge_method';

/** Statements on mailed links and codes as part of the caller's transaction; plain deletions go through the entity. */
export class OneTimeTokenQueries {
  constructor(private readonly manager: EntityManager) {}

  async insert({
    id,
    userId,
    kind,
    email,
    tokenHash,
    codeHash,
    challenge,
    linkMinutes,
  }: NewOneTimeToken): Promise<void> {
    const proof = [challenge?.challenge ?? null, challenge?.method ?? null];
    await this.manager.query(
      `INSERT INTO auth_one_time_tokens
         (id, user_id, kind, email, token_hash, code_hash, code_challenge, code_challenge_method, expires_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, now() + make_interval(mins => $9))`,
      [id, userId, kind, email, tokenHash, codeHash, ...proof, linkMinutes],
    );
  }

  /** The token of a link, unless it is unknown, used, expired or of another kind. Locks it. */
  async lockByLink(tokenHash: Buffer, kinds: readonly OneTimeTokenKind[]): Promise<OneTimeTokenRow | null> {
    const rows: OneTimeTokenRow[] = await this.manager.query(
      `SELECT ${COLUMNS} FROM auth_one_time_tokens
       WHERE token_hash = $1 AND kind = ANY ($2) AND expires_at > now() FOR UPDATE`,
      [tokenHash, kinds],
    );
    return rows[0] ?? null;
  }

  /** The tokens that a code could be for. Locks them. */
  async lockByAddress(
    email: string,
    kinds: readonly OneTimeTokenKind[],
    limits: { maxFailures: number; codeMinutes: number },
  ): Promise<OneTimeTokenRow[]> {
    const rows: OneTimeTokenRow[] = await this.manager.query(
      `SELECT ${COLUMNS} FROM auth_one_time_tokens
       WHERE email = $1 AND kind = ANY ($2) AND expires_at > now() AND failed_attempts < $3
         AND created_at > now() - make_interval(mins => $4) ORDER BY id FOR UPDATE`,
      [email, kinds, limits.maxFailures, limits.codeMinutes],
    );
    return rows;
  }

  /** Counts a wrong code against each token. */
  async countFailure(ids: readonly string[]): Promise<void> {
    await this.manager.query(
      'UPDATE auth_one_time_tokens SET failed_attempts = failed_attempts + 1 WHERE id = ANY ($1::uuid[])',
      [ids],
    );
  }
}
