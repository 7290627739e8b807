import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { StorageError } from './storage-error.js';
import { STORAGE_PREFIX } from './storage-error.renderer.js';
import type { StorageRoutesService } from './storage-routes.service.js';

/** What is read of a body that was refused, beside one whole file: clients that are still sending see the answer then. */
const PATIENCE_BYTES = 32 * 1024 ** 2;

/** Parts of the protocol that are not offered: changed pictures, caches in front, tables, vectors, resumable uploads, S3. */
const NOT_OFFERED = ['render', 'cdn', 'iceberg', 'vector', 'upload/resumable', 's3'] as const;

interface StorageOptions {
  maxUploadBytes: number;
  /** Writes an error in the form of its path. */
  answerError: (error: unknown, request: FastifyRequest, reply: FastifyReply) => void;
}

/**
 * Serves the storage protocol. Its routes are no controllers: names of files have slashes, bodies are streams whatever
 * their type says, and the same address takes JSON as a file that others read as a call. So they live in a context of
 * their own, where nothing reads a body before its route does.
 */
export async function registerStorage(
  fastify: FastifyInstance,
  protocol: StorageRoutesService,
  { maxUploadBytes, answerError }: StorageOptions,
): Promise<void> {
  await fastify.register(
    async (storage) => {
      storage.removeAllContentTypeParsers();
      storage.addContentTypeParser('*', (_request, _body, done) => done(null));
      storage.setErrorHandler((error, request, reply) => {
        readOn(request.raw, maxUploadBytes + PATIENCE_BYTES);
        answerError(error, request, reply);
      });
      for (const route of protocol.routes) {
        const { method, path: url } = route;
        // Ranges are of the bytes as they are stored, and what comes compressed is kept so.
        const options = { method, url, exposeHeadRoute: false, decompress: false as const, compress: false as const };
        storage.route({ ...options, handler: (request, reply) => protocol.answer(route, request, reply) });
      }
      for (const part of NOT_OFFERED) {
        storage.all(`/${part}`, refuse);
        storage.all(`/${part}/*`, refuse);
      }
      storage.all('/bucket/:bucket/lifecycle', refuse);
    },
    { prefix: STORAGE_PREFIX },
  );
}

async function refuse(): Promise<never> {
  throw new StorageError('NotSupported');
}

/** Drains a body, and closes the connection of endless ones. */
function readOn(request: IncomingMessage, maxBytes: number): void {
  if (request.readableEnded || request.destroyed) return;
  let left = maxBytes;
  request.on('data', (chunk: Buffer) => {
    left -= chunk.length;
    if (left < 0) request.destroy();
  });
  request.on('error', () => undefined);
}
