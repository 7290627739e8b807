import type { FastifyInstance } from 'fastify';
import { commonProblems } from '../problems/common.problems.js';

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
