import type { IncomingMessage } from 'node:http';
import { finished } from 'node:stream/promises';
import type { FastifyInstance } from 'fastify';

const MIB = 1024 * 1024;

/** How much of a refused body is still received, in bytes, and for how long, in milliseconds. */
const MAX_BYTES = 8 * MIB;
const PATIENCE_MS = 5000;

/**
 * Receives the rest of a body that was refused while it was being sent. Closing a connection with unread data resets
 * it, and a sender whose connection is reset sees that instead of the response.
 */
export function registerRefusedBodies(fastify: FastifyInstance): void {
  fastify.addHook('onSend', (request, reply, payload, done) => {
    const isCutOff = reply.getHeader('connection') === 'close' && !request.raw.complete;
    if (!isCutOff || Number(request.headers['content-length']) > MAX_BYTES) return done(null, payload);
    void receiveRest(request.raw).then(() => done(null, payload));
  });
}

/** Resolves when the body has ended, exceeds the limit, is late or was given up by its sender. */
async function receiveRest(body: IncomingMessage): Promise<void> {
  const enough = new AbortController();
  let bytes = 0;
  const count = (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > MAX_BYTES) enough.abort();
  };
  body.on('data', count).resume();
  try {
    await finished(body, { signal: AbortSignal.any([enough.signal, AbortSignal.timeout(PATIENCE_MS)]), cleanup: true });
  } catch {
    // The response is sent all the same; the connection is closed behind it.
  } finally {
    body.off('data', count);
  }
}
