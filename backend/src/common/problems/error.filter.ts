import { type ArgumentsHost, Catch, type ExceptionFilter, Logger } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { normaliseError } from './normalise-error.js';
import type { Problem } from './problem.js';

export interface RenderedError {
  status: number;
  headers: Record<string, string>;
  body: unknown;
}

/** The part of a request that a renderer may use. */
export interface FailedRequest {
  /** Path with query, as received. */
  url: string;
  /** Request id, a UUID. */
  id: string;
  headers: Record<string, string | string[] | undefined>;
}

/** Renders errors in a protocol's own format, for its paths. */
export interface ErrorRenderer {
  handles(url: string): boolean;
  /** @param error what was thrown; `problem` is the same, normalised. */
  render(error: unknown, problem: Problem, request: FailedRequest): RenderedError;
}

/** Handles all errors of all routes: the first renderer that matches the path writes the response. */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  private readonly logger = new Logger('Errors');

  constructor(private readonly renderers: readonly ErrorRenderer[]) {}

  catch(error: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    this.answer(error, http.getRequest<FastifyRequest>(), http.getResponse<FastifyReply>());
  }

  /** For errors of requests that never reach a route. */
  answer(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
    const problem = normaliseError(error);
    // An unsupported feature is not a fault.
    if (problem.type.status >= 500 && problem.type.status !== 501) {
      this.logger.error({ err: problem.cause ?? problem, requestId: request.id, code: problem.type.code });
    }
    // The connection may be closed, or a stream may have started: a response is no longer possible.
    if (reply.sent || reply.raw.headersSent) return;
    const failed = { url: request.url, id: request.id, headers: request.headers };
    const renderer = this.renderers.find((candidate) => candidate.handles(request.url));
    if (!renderer) throw new Error('No error renderer claims the request');
    const rendered = renderer.render(error, problem, failed);
    void reply.status(rendered.status).headers(rendered.headers).send(rendered.body);
  }
}
