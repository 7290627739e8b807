import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { MetricsService } from './features/health/metrics.service.js';

/** Logs and counts each request when it is answered, and gives the answer its request id. */
export function observeRequests(fastify: FastifyInstance, logger: Logger, metrics: MetricsService): void {
  fastify.addHook('onRequest', (request, reply, done) => {
    void reply.header('x-request-id', request.id);
    done();
  });
  fastify.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'unknown';
    metrics.observeRequest(request.method, route, reply.statusCode, reply.elapsedTime);
    logger.info({
      requestId: request.id,
      method: request.method,
      route,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    });
    done();
  });
}
