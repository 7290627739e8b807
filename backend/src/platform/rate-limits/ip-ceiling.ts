import type { FastifyInstance } from 'fastify';
import { limitedNetwork } from '../../common/http/client-ip.js';
import { commonProblems } from '../../common/problems/common.problems.js';
import { WindowCounter } from './window-counter.js';

const WINDOW_MS = 60_000;

/** Requests per minute and client IP: twice the limit of one person, because an office may share an address. */
const MAX_REQUESTS = 2400;

/** Requests per minute to URLs whose rejection would do harm. */
const MAX_VITAL_REQUESTS = 24_000;

/**
 * Clients treat a rejected token refresh as the end of the session, and Stripe sends all events from a few addresses.
 */
const VITAL_URLS: ReadonlySet<string> = new Set([
  '/api/v1/auth/token?grant_type=refresh_token',
  '/api/v1/stripe/webhook',
]);

/** Pages, assets and health checks are not counted, because they are cheap. */
const COUNTED_URL = /^\/(?:api|idp)\//;

/**
 * Limits requests per client IP before the body is read. Each process counts separately.
 * @param rateLimitFactor multiplies the limits
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
