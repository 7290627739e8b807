import type { FastifyInstance, FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyRequest {
    /** The JSON body as it came over the wire; webhooks are signed over it. */
    rawBody?: Buffer;
  }
}

/**
 * Reads JSON and form bodies.
 *
 * An empty body is accepted although the content type says JSON: auth and function clients send it so. Keys that would
 * change prototypes are refused.
 */
export function registerBodyParsers(fastify: FastifyInstance): void {
  const parseJson = fastify.getDefaultJsonParser('error', 'error');
  fastify.removeAllContentTypeParsers();
  fastify.addContentTypeParser(
    ['application/json', 'application/*+json'],
    { parseAs: 'buffer' },
    (request: FastifyRequest, body: Buffer, done) => {
      request.rawBody = body;
      if (body.length === 0) return done(null, undefined);
      parseJson(request, body.toString('utf8'), done);
    },
  );
  fastify.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 64 * 1024 },
    (_request: FastifyRequest, body: string, done) => done(null, Object.fromEntries(new URLSearchParams(body))),
  );
}
