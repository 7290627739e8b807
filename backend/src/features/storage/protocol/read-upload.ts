import { PassThrough } from 'node:stream';
import { Busboy, type BusboyInstance } from '@fastify/busboy';
import type { FastifyRequest } from 'fastify';
import type { IncomingFile } from '../uploads/storage-uploads.service.js';
import { bytesOf } from './storage-calls.js';
import { StorageError } from './storage-error.js';
import { factsOf } from './upload-facts.js';

const FORM = /^multipart\/form-data\s*;/i;
const MAX_FIELDS = 20;
const MAX_FIELD_BYTES = 65_536;

/** The file of an upload: the body itself, or the first file of a form, whatever its field is called. */
export function readUpload(request: FastifyRequest): IncomingFile {
  const type = request.headers['content-type'];
  return type !== undefined && FORM.test(type) ? readForm(request, type) : readPlain(request);
}

function readPlain(request: FastifyRequest): IncomingFile {
  const { headers } = request;
  const metadata = headers['x-metadata'];
  return {
    chunks: bytesOf(request),
    announcedBytes: announcedBytes(request),
    facts: () =>
      factsOf({
        type: headers['content-type'],
        cacheControl: headers['cache-control'],
        contentEncoding: headers['content-encoding'],
        metadata: typeof metadata === 'string' ? Buffer.from(metadata, 'base64') : undefined,
      }),
  };
}

function readForm(request: FastifyRequest, contentType: string): IncomingFile {
  const fields = new Map<string, string>();
  let fileType: string | undefined;
  const chunks = fileOfForm(request, contentType, {
    onField: (name, value) => fields.set(name, value),
    onFile: (type) => {
      fileType = type;
    },
  });
  return {
    chunks,
    announcedBytes: announcedBytes(request),
    facts: () => {
      const metadata = fields.get('metadata');
      return factsOf({
        type: fileType,
        cacheControl: fields.get('cacheControl'),
        contentEncoding: fields.get('contentEncoding'),
        metadata: metadata === undefined ? undefined : Buffer.from(metadata),
      });
    },
  };
}

interface FormListener {
  onField: (name: string, value: string) => void;
  /** @param type as the part says. */
  onFile: (type: string) => void;
}

/** The bytes of the first file; they end when the whole form has been read. */
async function* fileOfForm(
  { raw }: FastifyRequest,
  contentType: string,
  listener: FormListener,
): AsyncGenerator<Uint8Array> {
  const form = createReader(contentType);
  const file = new PassThrough();
  let hasFile = false;
  form.on('field', listener.onField);
  form.on('file', (_field, stream, _name, _encoding, type) => {
    stream.on('error', () => file.destroy(unreadable()));
    if (hasFile) return void stream.resume();
    hasFile = true;
    listener.onFile(type);
    stream.pipe(file, { end: false });
  });
  form.on('finish', () => {
    if (hasFile) file.end();
    else file.destroy(new StorageError('InvalidRequest', 'The form holds no file'));
  });
  form.on('error', () => file.destroy(unreadable()));
  const breakOff = (): void => {
    if (!raw.complete) file.destroy(unreadable());
  };
  raw.once('close', breakOff);
  raw.pipe(form);
  try {
    yield* file;
  } finally {
    raw.off('close', breakOff);
    raw.unpipe(form);
  }
}

function createReader(contentType: string): BusboyInstance {
  try {
    const limits = { files: 5, fields: MAX_FIELDS, fieldSize: MAX_FIELD_BYTES, parts: MAX_FIELDS + 5 };
    return new Busboy({ headers: { 'content-type': contentType }, limits });
  } catch {
    throw unreadable();
  }
}

function unreadable(): StorageError {
  return new StorageError('InvalidRequest', 'The form cannot be read');
}

/** Bytes of the whole body; null when it comes in chunks. */
function announcedBytes({ headers }: FastifyRequest): number | null {
  const length = headers['content-length'];
  return length === undefined ? null : Number(length);
}
