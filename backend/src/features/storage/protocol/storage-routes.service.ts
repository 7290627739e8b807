import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Caller, CallerAuthenticator } from '../../../common/access/principal.js';
import { StorageCeilingsService } from '../access/storage-ceilings.service.js';
import { BucketRoutesService } from './bucket-routes.service.js';
import { ListRoutesService } from './list-routes.service.js';
import { ObjectRoutesService } from './object-routes.service.js';
import { SignedRoutesService } from './signed-routes.service.js';
import { queryOf, type StorageRoute } from './storage-calls.js';
import { StorageError } from './storage-error.js';

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
    if (caller === 'second-factor-needed') throw new StorageError('AccessDenied', 'Confirm with your second factor');
    if (typeof caller === 'string') throw new StorageError('InvalidJWT');
    return caller;
  }
}
