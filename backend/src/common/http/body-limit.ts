import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyInstance, FastifyRequest } from 'fastify';

const KIB = 1024;

/** How large the body of a request may be. */
export interface BodyLimit {
  bytes: number;
  /** Values that the JSON text may hold: each object, array, field and item counts as one. */
  values: number;
  /** Whether the route reads multipart forms from the stream, within its own limit. */
  takesForm?: true;
}

/**
 * The sizes that a route may declare. Reading and checking a value costs up to 20 µs, so the number of values bounds the
 * time for which one request stops all others: a few milliseconds by default, tens of them for a whole document.
 */
export const BODY_LIMITS = {
  /** Every route that declares nothing. */
  default: { bytes: 64 * KIB, values: 2000 },
  /** A prompt of 20,000 characters takes 120 kB when a program escapes each of them. */
  prompt: { bytes: 160 * KIB, values: 2000 },
  /** A whole SOP. */
  document: { bytes: 1024 * KIB, values: 20_000 },
  /** An image in base64. A file that exceeds the field's limit, but not this one, gets the field's error. */
  file: { bytes: 1024 * KIB, values: 100 },
  /** A document as a form, or its text of 60,000 characters as JSON. */
  upload: { bytes: 512 * KIB, values: 100, takesForm: true },
  /** A picture, a file or an export of many SOPs as a form. */
  attachment: { bytes: 64 * KIB, values: 100, takesForm: true },
  /** An event of Stripe, which is verified and read as bytes. */
  webhook: { bytes: 1024 * KIB, values: 20_000 },
} as const satisfies Record<string, BodyLimit>;

type BodyLimitName = keyof typeof BODY_LIMITS;

const CONFIG_KEY = 'bodyLimitName';

declare module 'fastify' {
  interface FastifyContextConfig {
    [CONFIG_KEY]?: BodyLimitName;
  }
}

/** Lets a route take larger bodies than others. */
export const AcceptsBody = (name: Exclude<BodyLimitName, 'default'>) => RouteConfig({ [CONFIG_KEY]: name });

/** The limit of the route that a request has reached. */
export function bodyLimitOf(request: FastifyRequest): BodyLimit {
  return BODY_LIMITS[request.routeOptions.config?.[CONFIG_KEY] ?? 'default'];
}

/** Applies the declared limit of each route. Must be called before the routes are registered. */
export function registerBodyLimits(fastify: FastifyInstance): void {
  fastify.addHook('onRoute', (route) => {
    const name = route.config?.[CONFIG_KEY];
    if (name !== undefined) route.bodyLimit = BODY_LIMITS[name].bytes;
  });
}
