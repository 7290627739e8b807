import type { DataSource, EntityManager } from 'typeorm';
import type { Clock } from '../../../../common/clock.js';
import { lockSigningKeys } from '../../../../database/advisory-locks.js';
import {
  findSigning,
  type KeyState,
  type KeyTimes,
  mayRetireOthersAt,
  mayStartSigningAt,
  newSigningKey,
  signingKeyBox,
  statesOf,
} from './signing-key.js';
import { SigningKeyQueries } from './signing-key.queries.js';

/** What an installation is set to. */
export interface KeyRotationSettings {
  secretKey: string;
  accessTokenTtlS: number;
}

/** A step that is not possible now; the message tells the operator why, and when it will be. */
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
    const keys = await new SigningKeyQueries(this.dataSource.manager).listTimes();
    const states = statesOf(keys, this.clock.now());
    return keys.map((key) => ({ ...key, state: states.get(key.kid) ?? 'retired' }));
  }

  /**
   * Creates a key that verifies from now on, but does not sign yet.
   * @throws KeyRotationRefusal when one is already pending
   */
  async publish(): Promise<string> {
    return this.change(async (manager, keys) => {
      const waiting = this.findPublished(keys);
      if (waiting) throw new KeyRotationRefusal(`The key ${waiting.kid} is published already: switch to it first`);
      const key = newSigningKey(signingKeyBox(this.settings.secretKey));
      await new SigningKeyQueries(manager).insertPublished(key, this.clock.now());
      return key.kid;
    });
  }

  /** Signs with the published key from now on. @throws KeyRotationRefusal when there is none, or it is too new */
  async switch(): Promise<string> {
    return this.change(async (manager, keys) => {
      const published = this.findPublished(keys);
      if (!published) throw new KeyRotationRefusal('No published key waits: publish one first');
      this.requireTime(mayStartSigningAt(published), 'Some clients may not know the published key yet');
      await new SigningKeyQueries(manager).startSigning(published.kid, this.clock.now());
      return published.kid;
    });
  }

  /**
   * Retires the keys that have signed before.
   * @throws KeyRotationRefusal when there are none, or their tokens are still valid
   */
  async retire(): Promise<string[]> {
    return this.change(async (manager, keys) => {
      const now = this.clock.now();
      const states = statesOf(keys, now);
      const earlier = keys.filter(({ kid }) => states.get(kid) === 'signed').map(({ kid }) => kid);
      const signing = findSigning(keys, now);
      if (!signing || earlier.length === 0) throw new KeyRotationRefusal('No earlier key is left to retire');
      const time = mayRetireOthersAt(signing, this.settings.accessTokenTtlS);
      this.requireTime(time, 'Tokens of the earlier key may still be in use');
      await new SigningKeyQueries(manager).retire(earlier, now);
      return earlier;
    });
  }

  /** Serializes changes, by operators and starting processes. */
  private change<Result>(step: (manager: EntityManager, keys: KeyTimes[]) => Promise<Result>): Promise<Result> {
    return this.dataSource.transaction(async (manager) => {
      await lockSigningKeys(manager);
      return step(manager, await new SigningKeyQueries(manager).listTimes());
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
