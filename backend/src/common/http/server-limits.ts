import type { Server, ServerOptions } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { commonProblems } from '../problems/common.problems.js';

/** Longest that the headers alone may take. */
const HEADERS_TIMEOUT_MS = 20_000;
/** How often Node looks for requests that take too long. */
const CHECK_INTERVAL_MS = 5000;

/** More than the realtime limit of a process, so that sockets leave room for requests. */
const MAX_CONNECTIONS = 25_000;

/**
 * Bounds how long a request may take to arrive: headers and body together. Answers may take longer, so streams and
 * exports are not cut.
 */
export function receivingLimits(requestTimeoutS: number): { requestTimeout: number; http: ServerOptions } {
  const requestTimeout = requestTimeoutS * 1000;
  // Node takes the longer of the two for the body.
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
 * Refuses addresses with more parameters than any route has: thousands of them fit into one address, and each that a
 * route does not know costs time.
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
