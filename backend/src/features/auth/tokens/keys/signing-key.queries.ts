import type { JsonWebKey } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { type KeyTimes, type NewSigningKey, SIGNING_ALGORITHM } from './signing-key.js';

/** A row of auth_signing_keys. */
export interface SigningKeyRow {
  id: string;
  public_jwk: JsonWebKey;
  sealed_private_jwk: Buffer;
  signs_from: Date | null;
}

/** The keys of access tokens. */
export class SigningKeyQueries {
  constructor(private readonly manager: EntityManager) {}

  /** Keys that are not retired, newest first. */
  listUsable(): Promise<SigningKeyRow[]> {
    return this.manager.query(
      `SELECT id, public_jwk, sealed_private_jwk, signs_from FROM auth_signing_keys
       WHERE retires_at IS NULL OR retires_at > now() ORDER BY signs_from DESC NULLS FIRST, id DESC`,
    );
  }

  /** Every key, newest first. */
  listTimes(): Promise<KeyTimes[]> {
    return this.manager.query(
      `SELECT id AS kid, published_at AS "publishedAt", signs_from AS "signsFrom", retires_at AS "retiresAt"
       FROM auth_signing_keys ORDER BY published_at DESC, id DESC`,
    );
  }

  /** Adds a key that signs immediately. */
  async insertSigning({ kid, publicJwk, sealedPrivateJwk }: NewSigningKey): Promise<void> {
    await this.manager.query(
      'INSERT INTO auth_signing_keys (id, algorithm, public_jwk, sealed_private_jwk) VALUES ($1, $2, $3, $4)',
      [kid, SIGNING_ALGORITHM, publicJwk, sealedPrivateJwk],
    );
  }

  /** Adds a key that only verifies. */
  async insertPublished({ kid, publicJwk, sealedPrivateJwk }: NewSigningKey, publishedAt: Date): Promise<void> {
    await this.manager.query(
      `INSERT INTO auth_signing_keys (id, algorithm, public_jwk, sealed_private_jwk, published_at, signs_from)
       VALUES ($1, $2, $3, $4, $5, NULL)`,
      [kid, SIGNING_ALGORITHM, publicJwk, sealedPrivateJwk, publishedAt],
    );
  }

  async startSigning(kid: string, from: Date): Promise<void> {
    await this.manager.query('UPDATE auth_signing_keys SET signs_from = $2 WHERE id = $1', [kid, from]);
  }

  async retire(kids: readonly string[], at: Date): Promise<void> {
    await this.manager.query('UPDATE auth_signing_keys SET retires_at = $2 WHERE id = ANY($1)', [kids, at]);
  }
}
