import type { FastifyInstance } from 'fastify';
import { limitedNetwork } from '../../common/http/client-ip.js';
import { commonProblems } from '../../common/problems/common.problems.js';
import { WindowCounter } from './window-counter.js';

const WINDOW_MS = 60_000;

/** Requests in a minute of one client IP: twice what one person may call, for an office that shares an address. */
const MAX_REQUESTS = 2400;

/** Requests in a minute of those calls whose refusal would do harm. */
const MAX_VITAL_REQUESTS = 24_000;

/**
 * A client takes a refused renewal for the end of its session, and Stripe's few addresses send the events of all
 * customers.
 */
const VITAL_URLS: ReadonlySet<string> = new Set([
  '/api/v1/auth/token?grant_type=refresh_token',
  '/api/v1/stripe/webhook',
]);

/** Pages, assets and health checks are not counted: they cost next to nothing. */
const COUNTED_URL = /^\/(?:api|idp)\//;

/**
 * Limits the requests of one client IP before a body is read. Counted by each process for itself.
 * @param rateLimitFactor widens the ceilings.
 */
export function registerIpCeiling(fastify: FastifyInstance, rateLimitFactor: number): void {
  const requests = new WindowCounter({ points: Math.ceil(MAX_REQUESTS * rateLimitFactor), windowMs: WINDOW_MS });
  const vital = new WindowCounter({ points: Math.ceil(MAX_VITAL_REQUESTS * rateLimitFactor), windowMs: WINDOW_MS });
  fastify.addHook('onRequest', (request, _reply, done) => {
    if (!COUNTED_URL.test(request.url)) {
      done();
      return;
    }
    const isVital = VITAL_URLS.has(request.url);
    const waitMs = (isVital ? vital : requests).count(limitedNetwork(request.ip));
    if (waitMs === null) {
      done();
      return;
    }
    const refuse = commonProblems[isVital ? 'temporarily-unavailable' : 'too-many-requests'];
    done(refuse({ headers: { 'retry-after': String(Math.ceil(waitMs / 1000)) } }));
  });
}
