import type { DataSource, EntityManager } from 'typeorm';
import type { Clock } from '../../../common/clock.js';
import {
  findSigning,
  type KeyState,
  type KeyTimes,
  mayRetireOthersAt,
  mayStartSigningAt,
  statesOf,
} from './key-schedule.js';
import { newSigningKey, SIGNING_ALGORITHM, signingKeyBox } from './new-signing-key.js';

/** What an installation is set to. */
export interface KeyRotationSettings {
  secretKey: string;
  accessTokenTtlS: number;
}

/** A step that cannot be done now; the message tells the operator why, and from when on it can. */
export class KeyRotationRefusal extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'KeyRotationRefusal';
  }
}

export interface DescribedKey extends KeyTimes {
  state: KeyState;
}

/**
 * Replaces the key that signs access tokens without ending a session: publish a new one, wait until every client knows
 * it, switch to it, wait until the last token of the old one has expired, retire the old one.
 */
export class KeyRotation {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly settings: KeyRotationSettings,
  ) {}

  /** Every key, newest first. */
  async list(): Promise<DescribedKey[]> {
    const keys = await readKeys(this.dataSource.manager);
    const states = statesOf(keys, this.clock.now());
    return keys.map((key) => ({ ...key, state: states.get(key.kid) ?? 'retired' }));
  }

  /** Makes a key that verifies from now on, and signs nothing yet. @throws KeyRotationRefusal when one waits already */
  async publish(): Promise<string> {
    return this.change(async (manager, keys) => {
      const waiting = this.findPublished(keys);
      if (waiting) throw new KeyRotationRefusal(`The key ${waiting.kid} is published already: switch to it first`);
      const { kid, publicJwk, sealedPrivateJwk } = newSigningKey(signingKeyBox(this.settings.secretKey));
      await manager.query(
        `INSERT INTO auth_signing_keys (id, algorithm, public_jwk, sealed_private_jwk, published_at, signs_from)
         VALUES ($1, $2, $3, $4, $5, NULL)`,
        [kid, SIGNING_ALGORITHM, publicJwk, sealedPrivateJwk, this.clock.now()],
      );
      return kid;
    });
  }

  /** Signs with the published key from now on. @throws KeyRotationRefusal when there is none, or it is too new */
  async switch(): Promise<string> {
    return this.change(async (manager, keys) => {
      const published = this.findPublished(keys);
      if (!published) throw new KeyRotationRefusal('No published key waits: publish one first');
      this.requireTime(mayStartSigningAt(published), 'Some clients may not know the published key yet');
      await manager.query('UPDATE auth_signing_keys SET signs_from = $2 WHERE id = $1', [
        published.kid,
        this.clock.now(),
      ]);
      return published.kid;
    });
  }

  /** Takes back the keys that have signed before. @throws KeyRotationRefusal when there are none, or tokens of them live */
  async retire(): Promise<string[]> {
    return this.change(async (manager, keys) => {
      const now = this.clock.now();
      const states = statesOf(keys, now);
      const earlier = keys.filter(({ kid }) => states.get(kid) === 'signed').map(({ kid }) => kid);
      const signing = findSigning(keys, now);
      if (!signing || earlier.length === 0) throw new KeyRotationRefusal('No earlier key is left to retire');
      const time = mayRetireOthersAt(signing, this.settings.accessTokenTtlS);
      this.requireTime(time, 'Tokens of the earlier key may still be in use');
      await manager.query('UPDATE auth_signing_keys SET retires_at = $2 WHERE id = ANY($1)', [earlier, now]);
      return earlier;
    });
  }

  /** One change at a time, of operators and of starting processes. */
  private change<Result>(step: (manager: EntityManager, keys: KeyTimes[]) => Promise<Result>): Promise<Result> {
    return this.dataSource.transaction(async (manager) => {
      await manager.query("SELECT pg_advisory_xact_lock(hashtext('auth signing key'))");
      return step(manager, await readKeys(manager));
    });
  }

  private findPublished(keys: readonly KeyTimes[]): KeyTimes | undefined {
    const states = statesOf(keys, this.clock.now());
    return keys.find(({ kid }) => states.get(kid) === 'published');
  }

  private requireTime(time: Date, reason: string): void {
    if (this.clock.now() < time) throw new KeyRotationRefusal(`${reason}: try again from ${time.toISOString()}`);
  }
}

function readKeys(manager: EntityManager): Promise<KeyTimes[]> {
  return manager.query(
    `SELECT id AS kid, published_at AS "publishedAt", signs_from AS "signsFrom", retires_at AS "retiresAt"
     FROM auth_signing_keys ORDER BY published_at DESC, id DESC`,
  );
}
