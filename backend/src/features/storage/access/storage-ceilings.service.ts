import { Inject, Injectable } from '@nestjs/common';
import type { Caller } from '../../../common/access/principal.js';
import { ENVIRONMENT } from '../../../config/config.module.js';
import type { Environment } from '../../../config/environment.js';
import { WindowCounter } from '../../../platform/rate-limits/window-counter.js';
import { StorageError } from '../protocol/storage-error.js';

const MINUTE_MS = 60_000;
const MAX_CALLS_A_MINUTE = 1200;
const MAX_CREATIONS_IN_TEN_MINUTES = 300;

/** Limits what one person calls and creates here, as elsewhere; programs with the service key are not limited. */
@Injectable()
export class StorageCeilingsService {
  private readonly calls: WindowCounter;
  private readonly creations: WindowCounter;

  constructor(@Inject(ENVIRONMENT) { rateLimitFactor }: Pick<Environment, 'rateLimitFactor'>) {
    this.calls = new WindowCounter({ points: Math.ceil(MAX_CALLS_A_MINUTE * rateLimitFactor), windowMs: MINUTE_MS });
    this.creations = new WindowCounter({
      points: Math.ceil(MAX_CREATIONS_IN_TEN_MINUTES * rateLimitFactor),
      windowMs: 10 * MINUTE_MS,
    });
  }

  /** @throws StorageError SlowDown, which says when to come back */
  count(caller: Caller, isCreation: boolean): void {
    if (caller.kind !== 'person') return;
    const waitMs = this.calls.count(caller.userId) ?? (isCreation ? this.creations.count(caller.userId) : null);
    if (waitMs === null) return;
    throw new StorageError('SlowDown', undefined, { headers: { 'retry-after': String(Math.ceil(waitMs / 1000)) } });
  }
}
