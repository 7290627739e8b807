import { constants, gzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';

/** Below, headers weigh more than what is saved. */
const FROM_LENGTH = 1_024;
/** Larger answers would block the event loop: they are compressed as streams, in threads. */
const TO_LENGTH = 65_536;

/** Accepted, unless with the weight 0. */
const ACCEPTS_GZIP = /(?:^|,)\s*(?:gzip|\*)\s*(?:;\s*q=(?!0(?:\.0*)?\s*(?:,|$))[^,]*)?\s*(?:,|$)/i;

/**
 * Compresses medium-sized JSON synchronously and cheaply. Streaming it to a thread costs ten times as much processor
 * time as the compression, for answers that are hardly smaller.
 * @see docs/performance.md
 */
export function registerQuickCompression(fastify: FastifyInstance): void {
  fastify.addHook('onSend', (request, reply, payload, done) => {
    if (typeof payload !== 'string' || payload.length < FROM_LENGTH || payload.length > TO_LENGTH)
      return done(null, payload);
    const type = reply.getHeader('content-type');
    const isJson = typeof type === 'string' && /^application\/(?:[\w.-]+\+)?json/.test(type);
    if (!isJson || reply.hasHeader('content-encoding')) return done(null, payload);
    const vary = reply.getHeader('vary');
    reply.header('vary', vary === undefined ? 'accept-encoding' : `${String(vary)}, accept-encoding`);
    if (!ACCEPTS_GZIP.test(String(request.headers['accept-encoding'] ?? ''))) return done(null, payload);
    const compressed = gzipSync(payload, { level: constants.Z_BEST_SPEED });
    reply.header('content-encoding', 'gzip').removeHeader('content-length');
    done(null, compressed);
  });
}
