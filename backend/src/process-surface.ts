import type { Server } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { commonProblems } from './common/problems/common.problems.js';
import { ProblemDetailsRenderer } from './common/problems/problem-details.renderer.js';
import type { Environment } from './config/environment.js';

/** What the machines that watch a process ask for. */
const WATCHED = /^\/(?:health\/(?:live|ready)|metrics)(?:\?|$)/;

/** A worker has no visitors: everything but health and metrics is absent. Call it before the first listen. */
export function serveWatchersOnly(fastify: FastifyInstance, { appUrl }: Pick<Environment, 'appUrl'>): void {
  const renderer = new ProblemDetailsRenderer(appUrl);
  fastify.addHook('onRequest', (request, reply, done) => {
    if (WATCHED.test(request.url)) return done();
    const problem = commonProblems['not-found']();
    const { status, headers, body } = renderer.render(problem, problem, request);
    void reply.status(status).headers(headers).send(body);
  });
}

/**
 * From now on each answer asks its client to come back by another connection, to another process. A listener that is added
 * at the stop costs the requests before it nothing, unlike a hook.
 */
export function turnClientsAway(server: Server): void {
  server.prependListener('request', (_request, response) => response.setHeader('connection', 'close'));
}
