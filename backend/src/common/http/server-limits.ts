import type { Server, ServerOptions } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { commonProblems } from '../problems/common.problems.js';

/** Timeout for the headers. */
const HEADERS_TIMEOUT_MS = 20_000;
/** Interval at which Node checks for slow requests. */
const CHECK_INTERVAL_MS = 5000;

/** More than the realtime limit of a process, so that sockets leave capacity for requests. */
const MAX_CONNECTIONS = 25_000;

/**
 * Limits the time for a request to arrive, headers and body together. Responses may take longer, so that streams and
 * exports are not cut off.
 */
export function receivingLimits(requestTimeoutS: number): { requestTimeout: number; http: ServerOptions } {
  const requestTimeout = requestTimeoutS * 1000;
  // Node uses the longer of the two for the body.
  const headersTimeout = Math.min(HEADERS_TIMEOUT_MS, requestTimeout);
  return {
    requestTimeout,
    http: { requestTimeout, headersTimeout, connectionsCheckingInterval: CHECK_INTERVAL_MS },
  };
}

export function limitConnections(server: Server): void {
  server.maxConnections = MAX_CONNECTIONS;
}

const MAX_PARAMETERS = 64;
/** Shorter addresses cannot hold so many parameters that they would cost time. */
const SHORT_URL_LENGTH = 256;

/**
 * Rejects URLs with more parameters than any route has: thousands of them fit into one URL, and each unknown one costs
 * time.
 */
export function registerQueryLimit(fastify: FastifyInstance): void {
  fastify.addHook('onRequest', (request, _reply, done) => {
    if (request.url.length <= SHORT_URL_LENGTH || request.url.split('&', MAX_PARAMETERS + 1).length <= MAX_PARAMETERS) {
      done();
      return;
    }
    done(commonProblems['malformed-request']({ detail: `The address has more than ${MAX_PARAMETERS} parameters.` }));
  });
}
