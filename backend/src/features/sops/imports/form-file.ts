import { PassThrough } from 'node:stream';
import { Busboy, type BusboyInstance } from '@fastify/busboy';
import type { FastifyRequest } from 'fastify';
import { importProblems } from '../sops.problems.js';

/** The first file of a form. */
export interface FormFile {
  /** The name from its sender, without folders. */
  name: string;
  /** Media type as declared by its sender. */
  claimed: string;
  /** They end when the whole form has been read. */
  chunks: AsyncIterable<Uint8Array>;
}

const LIMITS = { files: 1, fields: 20, fieldSize: 65_536, parts: 30, headerPairs: 100 };

/** Reads a form up to the bytes of its first file. @throws `form-not-readable` */
export async function readFormFile({ raw, headers }: Pick<FastifyRequest, 'raw' | 'headers'>): Promise<FormFile> {
  const form = createReader(headers['content-type'] ?? '');
  const bytes = new PassThrough();
  return new Promise((resolve, reject) => {
    const breakOff = (): void => {
      raw.unpipe(form);
      const problem = importProblems['form-not-readable']();
      bytes.destroy(problem);
      reject(problem);
    };
    // Until the file is read, a failure has no listener.
    bytes.on('error', () => undefined);
    form.on('file', (_field, stream, name, _encoding, claimed) => {
      stream.on('error', breakOff);
      stream.pipe(bytes, { end: false });
      resolve({ name: name ?? '', claimed: claimed ?? '', chunks: bytes });
    });
    form.on('finish', () => {
      bytes.end();
      // Does nothing when there was a file.
      reject(importProblems['form-not-readable']());
    });
    form.on('error', breakOff);
    raw.once('close', () => {
      if (!raw.complete) breakOff();
    });
    raw.pipe(form);
  });
}

function createReader(contentType: string): BusboyInstance {
  try {
    return new Busboy({ headers: { 'content-type': contentType }, limits: LIMITS });
  } catch {
    throw importProblems['form-not-readable']();
  }
}

/** How much of a rejected body is read: clients that are still sending read the response only afterwards. */
const PATIENCE_BYTES = 32 * 1024 ** 2;

/** The result of reading a form. After a rejection, the rest of the body is read before the response. */
export async function takenOrReadOn<Taken>(
  request: Pick<FastifyRequest, 'raw'>,
  taking: Promise<Taken>,
): Promise<Taken> {
  try {
    return await taking;
  } catch (error) {
    readOn(request);
    throw error;
  }
}

/** Drains a body, and closes the connection of endless ones. */
function readOn({ raw }: Pick<FastifyRequest, 'raw'>): void {
  if (raw.readableEnded || raw.destroyed) return;
  let left = PATIENCE_BYTES;
  raw.on('data', (chunk: Buffer) => {
    left -= chunk.length;
    if (left < 0) raw.destroy();
  });
  raw.on('error', () => undefined);
  raw.resume();
}
