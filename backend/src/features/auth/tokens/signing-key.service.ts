import { createPrivateKey, createPublicKey, type JsonWebKey, type KeyObject } from 'node:crypto';
import { Inject, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { Clock } from '../../../common/clock.js';
import type { SealedBox } from '../../../common/crypto/secrets.js';
import { SECRETS } from '../../../config/config.module.js';
import type { Secrets } from '../../../config/generated-secrets.js';
import { lockSigningKeys } from '../../../database/advisory-locks.js';
import { newSigningKey, signingKeyBox } from './keys/signing-key.js';
import { SigningKeyQueries, type SigningKeyRow } from './keys/signing-key.queries.js';

/** How long a process caches the key table. */
const CACHE_MS = 60_000;
/** Minimum time between database lookups of unknown key ids, across all callers. */
const UNKNOWN_KEY_PAUSE_MS = 1000;

/** A published key of the installation: `kid` is the id that tokens name. */
export interface VerificationKey {
  kid: string;
  publicJwk: JsonWebKey;
  publicKey: KeyObject;
  /** Null while it is published but does not sign yet. */
  signsFrom: Date | null;
}

export interface SigningKey extends VerificationKey {
  privateKey: KeyObject;
}

/** A key encrypted with another SECRET_KEY still verifies its tokens. */
type StoredKey = VerificationKey & { privateKey: KeyObject | null };

/** Keys that sign access tokens: in the database, with encrypted private halves, several during a rotation. */
@Injectable()
export class SigningKeyService implements OnApplicationBootstrap {
  private readonly logger = new Logger(SigningKeyService.name);
  private readonly box: SealedBox;
  private cached: { keys: StoredKey[]; readAt: number } | undefined;

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly clock: Clock,
    @Inject(SECRETS) secrets: Secrets,
  ) {
    this.box = signingKeyBox(secrets.secretKey);
  }

  /** The first key is created at start, so that no request waits for it and the key set is never empty. */
  async onApplicationBootstrap(): Promise<void> {
    await this.currentKey();
  }

  /** The key that signs new tokens: the newest that may sign. */
  async currentKey(): Promise<SigningKey> {
    const usable = (await this.usableKeys()).filter(canSign);
    const now = this.clock.now();
    // The database's clock may be a little ahead of ours: an installation's only key may always sign.
    const key = usable.find(({ signsFrom }) => signsFrom !== null && signsFrom <= now) ?? usable.at(-1);
    if (!key) throw new Error('There is no signing key');
    return key;
  }

  /** Every published key, newest first: those that sign, will sign, or have signed tokens that are still valid. */
  async keys(): Promise<VerificationKey[]> {
    return this.usableKeys();
  }

  /** The published key with this id, or undefined. */
  async findKey(kid: string): Promise<VerificationKey | undefined> {
    const known = (await this.usableKeys()).find((key) => key.kid === kid);
    const age = this.clock.now().getTime() - (this.cached?.readAt ?? 0);
    if (known || age < UNKNOWN_KEY_PAUSE_MS) return known;
    this.cached = undefined;
    return (await this.usableKeys()).find((key) => key.kid === kid);
  }

  private async usableKeys(): Promise<StoredKey[]> {
    const now = this.clock.now().getTime();
    if (this.cached && now - this.cached.readAt < CACHE_MS) return this.cached.keys;
    const stored = await this.read(this.dataSource.manager);
    const keys = stored.some(canSign) ? stored : await this.createFirst();
    this.cached = { keys, readAt: now };
    return keys;
  }

  private async read(manager: EntityManager): Promise<StoredKey[]> {
    const rows = await new SigningKeyQueries(manager).listUsable();
    return rows.map((row) => ({
      kid: row.id,
      publicJwk: row.public_jwk,
      publicKey: createPublicKey({ key: row.public_jwk, format: 'jwk' }),
      privateKey: this.openPrivateKey(row),
      signsFrom: row.signs_from,
    }));
  }

  private openPrivateKey(row: SigningKeyRow): KeyObject | null {
    try {
      const key = JSON.parse(this.box.open(row.sealed_private_jwk)) as JsonWebKey;
      return createPrivateKey({ key, format: 'jwk' });
    } catch {
      this.logger.warn(`The signing key ${row.id} was sealed with another SECRET_KEY: it verifies, but signs no more`);
      return null;
    }
  }

  /** Creates a key if none can sign; of several starting processes one does, and the others wait for it. */
  private async createFirst(): Promise<StoredKey[]> {
    const key = newSigningKey(this.box);
    return this.dataSource.transaction(async (manager) => {
      await lockSigningKeys(manager);
      const stored = await this.read(manager);
      if (stored.some(canSign)) return stored;
      await new SigningKeyQueries(manager).insertSigning(key);
      return this.read(manager);
    });
  }
}

function canSign(key: StoredKey): key is SigningKey {
  return key.privateKey !== null;
}
