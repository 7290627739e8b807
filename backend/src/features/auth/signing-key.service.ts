import { createPrivateKey, createPublicKey, generateKeyPairSync, type JsonWebKey, type KeyObject } from 'node:crypto';
import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import { Clock } from '../../common/clock.js';
import { SealedBox } from '../../common/crypto/sealed-box.js';
import { SECRETS } from '../../config/config.module.js';
import type { Secrets } from '../../config/generated-secrets.js';

export const SIGNING_ALGORITHM = 'ES256';

/** How long a process trusts what it has read of the key table. */
const CACHE_MS = 60_000;

interface Row {
  id: string;
  public_jwk: JsonWebKey;
  sealed_private_jwk: Buffer;
  signs_from: Date;
  retires_at: Date | null;
}

/** A key of the installation: `kid` is the id that tokens name. */
export interface SigningKey {
  kid: string;
  publicJwk: JsonWebKey;
  publicKey: KeyObject;
  privateKey: KeyObject;
  signsFrom: Date;
}

/** Keys that sign access tokens: in the database, their private halves sealed, several at a time while they rotate. */
@Injectable()
export class SigningKeyService implements OnApplicationBootstrap {
  private readonly box: SealedBox;
  private cached: { keys: SigningKey[]; readAt: number } | undefined;

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly clock: Clock,
    @Inject(SECRETS) secrets: Secrets,
  ) {
    this.box = new SealedBox(secrets.secretKey, 'auth signing key');
  }

  /** The first key is made at start, so that nobody waits for it and the key set is never empty. */
  async onApplicationBootstrap(): Promise<void> {
    await this.keys();
  }

  /** The key that new tokens are signed with: the newest whose time to sign has come. */
  async currentKey(): Promise<SigningKey> {
    const keys = await this.keys();
    const now = this.clock.now();
    // The database's clock may be a little ahead of ours: an installation's only key may always sign.
    const key = keys.find((candidate) => candidate.signsFrom <= now) ?? keys.at(-1);
    if (!key) throw new Error('There is no signing key');
    return key;
  }

  /** Every published key, newest first: those that sign, will sign, or have signed tokens that still live. */
  async keys(): Promise<SigningKey[]> {
    const now = this.clock.now().getTime();
    if (this.cached && now - this.cached.readAt < CACHE_MS) return this.cached.keys;
    let keys = await this.read();
    if (keys.length === 0) {
      await this.create();
      keys = await this.read();
    }
    this.cached = { keys, readAt: now };
    return keys;
  }

  /** The published key with this id, or undefined. A key that is not known yet is looked for in the database once a second. */
  async findKey(kid: string): Promise<SigningKey | undefined> {
    const known = (await this.keys()).find((key) => key.kid === kid);
    if (known) return known;
    const age = this.clock.now().getTime() - (this.cached?.readAt ?? 0);
    if (age < 1000) return undefined;
    this.cached = undefined;
    return (await this.keys()).find((key) => key.kid === kid);
  }

  private async read(): Promise<SigningKey[]> {
    const rows: Row[] = await this.dataSource.query(
      `SELECT id, public_jwk, sealed_private_jwk, signs_from, retires_at FROM auth_signing_keys
       WHERE retires_at IS NULL OR retires_at > now() ORDER BY signs_from DESC, id DESC`,
    );
    return rows.map((row) => {
      const privateJwk = JSON.parse(this.box.open(row.sealed_private_jwk)) as JsonWebKey;
      return {
        kid: row.id,
        publicJwk: row.public_jwk,
        publicKey: createPublicKey({ key: row.public_jwk, format: 'jwk' }),
        privateKey: createPrivateKey({ key: privateJwk, format: 'jwk' }),
        signsFrom: row.signs_from,
      };
    });
  }

  /** Makes the installation's first key; of several starting processes one does. */
  private async create(): Promise<void> {
    const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const kid = uuidv7();
    const publicJwk = { ...publicKey.export({ format: 'jwk' }), kid, alg: SIGNING_ALGORITHM, use: 'sig' };
    const sealed = this.box.seal(JSON.stringify(privateKey.export({ format: 'jwk' })));
    await this.dataSource.transaction(async (manager) => {
      await manager.query("SELECT pg_advisory_xact_lock(hashtext('auth signing key'))");
      await manager.query(
        `INSERT INTO auth_signing_keys (id, algorithm, public_jwk, sealed_private_jwk)
         SELECT $1, $2, $3, $4 WHERE NOT EXISTS (SELECT 1 FROM auth_signing_keys)`,
        [kid, SIGNING_ALGORITHM, publicJwk, sealed],
      );
    });
  }
}
