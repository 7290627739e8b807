import { type ArgumentsHost, Catch, type ExceptionFilter, Logger } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { normaliseError } from './normalise-error.js';
import type { Problem } from './problem.js';

export interface RenderedError {
  status: number;
  headers: Record<string, string>;
  body: unknown;
}

/** What a renderer may know of the request. */
export interface FailedRequest {
  /** Path with query, as received. */
  url: string;
  /** Request id, a UUID. */
  id: string;
  headers: Record<string, string | string[] | undefined>;
}

/** Writes errors in a protocol's own form, for the paths that it claims. */
export interface ErrorRenderer {
  handles(url: string): boolean;
  /** @param error what was thrown; `problem` is the same, normalised. */
  render(error: unknown, problem: Problem, request: FailedRequest): RenderedError;
}

/** Answers every error of every route: the first renderer that claims the path writes it. */
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
    // What is not offered is no fault.
    if (problem.type.status >= 500 && problem.type.status !== 501) {
      this.logger.error({ err: problem.cause ?? problem, requestId: request.id, code: problem.type.code });
    }
    // The connection may be gone, or a stream may have started: there is nobody left to answer.
    if (reply.sent || reply.raw.headersSent) return;
    const failed = { url: request.url, id: request.id, headers: request.headers };
    const renderer = this.renderers.find((candidate) => candidate.handles(request.url));
    if (!renderer) throw new Error('No error renderer claims the request');
    const rendered = renderer.render(error, problem, failed);
    void reply.status(rendered.status).headers(rendered.headers).send(rendered.body);
  }
}
