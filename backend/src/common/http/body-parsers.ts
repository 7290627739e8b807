import type { FastifyInstance, FastifyRequest } from 'fastify';
import { commonProblems } from '../problems/common.problems.js';
import { bodyLimitOf } from './body-limit.js';
import { MAX_FIELDS, structureFault } from './json-structure.js';

declare module 'fastify' {
  interface FastifyRequest {
    /** The raw JSON body; webhooks are signed over it. */
    rawBody?: Buffer;
  }
}

/**
 * Reads JSON and form bodies.
 *
 * An empty body is accepted although the content type says JSON: auth and function clients send it so. Keys that would
 * change prototypes, and bodies that would take long to read, are refused as `malformed-request`.
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
      const detail = structureFault(body, bodyLimitOf(request).values);
      if (detail !== null) return done(commonProblems['malformed-request']({ detail }), undefined);
      parseJson(request, body.toString('utf8'), done);
    },
  );
  fastify.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request: FastifyRequest, body: string, done) => {
      const detail = `The form has more than ${MAX_FIELDS} fields.`;
      if (hasMoreFields(body, MAX_FIELDS)) return done(commonProblems['malformed-request']({ detail }), undefined);
      done(null, Object.fromEntries(new URLSearchParams(body)));
    },
  );
  fastify.addContentTypeParser('multipart/form-data', (request: FastifyRequest, _body, done) => {
    // A route that takes files reads them itself, from the stream.
    done(bodyLimitOf(request).takesForm ? null : commonProblems['unsupported-media-type'](), {});
  });
}

/** Counts without splitting: a rejection must be cheap. */
function hasMoreFields(form: string, max: number): boolean {
  let fields = 1;
  for (let at = form.indexOf('&'); at !== -1 && fields <= max; at = form.indexOf('&', at + 1)) fields += 1;
  return fields > max;
}
