import { Inject, Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Caller, CallerAuthenticator } from '../../../common/access/principal.js';
import { ENVIRONMENT } from '../../../config/config.module.js';
import type { Environment } from '../../../config/environment.js';
import { WindowCounter } from '../../../platform/rate-limits/window-counter.js';
import { BucketRoutesService } from './bucket-routes.service.js';
import { ListRoutesService } from './list-routes.service.js';
import { ObjectRoutesService } from './object-routes.service.js';
import { SignedRoutesService } from './signed-routes.service.js';
import { queryOf, type StorageRoute } from './storage-calls.js';
import { StorageError } from './storage-error.js';

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

/** Every call of the protocol: finds out who calls, and answers. */
@Injectable()
export class StorageRoutesService {
  readonly routes: readonly StorageRoute[];

  constructor(
    private readonly callers: CallerAuthenticator,
    private readonly ceilings: StorageCeilingsService,
    buckets: BucketRoutesService,
    lists: ListRoutesService,
    objects: ObjectRoutesService,
    signed: SignedRoutesService,
  ) {
    this.routes = [...buckets.routes, ...lists.routes, ...signed.routes, ...objects.routes];
  }

  /** @throws StorageError InvalidJWT, AccessDenied, SlowDown before anything is looked at; and as the call says */
  async answer(route: StorageRoute, request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
    const caller: Caller = route.asks === 'address' ? { kind: 'anybody' } : await this.identify(request);
    if (route.asks === 'session' && caller.kind === 'anybody') throw new StorageError('InvalidJWT');
    this.ceilings.count(caller, route.creates === true);
    return route.answer({ request, reply, caller });
  }

  private async identify(request: FastifyRequest): Promise<Caller> {
    const apiKey = request.headers['apikey'] ?? queryOf({ request }, 'apikey');
    const caller = await this.callers.identify({ apiKey, authorization: request.headers.authorization });
    if (caller === 'second-factor-needed') throw new StorageError('AccessDenied', 'Confirm with your second step');
    if (typeof caller === 'string') throw new StorageError('InvalidJWT');
    return caller;
  }
}
