import type { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type ByteRange, ObjectStorage } from '../../../platform/object-storage/object-storage.js';
import { etagOf, type StoredObject } from '../objects/stored-object.js';
import { StoredObjectsQueries } from '../objects/stored-objects.queries.js';
import { StorageError } from './storage-error.js';

const DAY_MS = 86_400_000;

/** Prevents browsers from running content of files on our origin. */
const HARMLESS = { 'x-content-type-options': 'nosniff', 'content-security-policy': "default-src 'none'; sandbox" };

/** Answers with the bytes of files. */
@Injectable()
export class FileAnswersService {
  constructor(
    private readonly storage: ObjectStorage,
    private readonly objects: StoredObjectsQueries,
  ) {}

  /**
   * Answers GET or HEAD, with regard to `Range`, `If-Range` and `If-None-Match`.
   * @param cacheControl for this answer.
   * @param download see {@link dispositionOf}.
   * @throws StorageError InvalidRange · NoSuchKey when the file went meanwhile
   */
  async answer(
    object: StoredObject,
    { request, reply }: { request: FastifyRequest; reply: FastifyReply },
    { cacheControl, download }: { cacheControl: string; download: string | undefined },
  ): Promise<FastifyReply> {
    const etag = etagOf(object);
    const kept = { ...HARMLESS, etag, 'cache-control': cacheControl };
    if (isKnown(request.headers['if-none-match'], etag)) return reply.status(304).headers(kept).send();
    const size = Number(object.size);
    const range = readRange(rangeHeaderOf(request, etag), size);
    if (range === 'outside') {
      throw new StorageError('InvalidRange', undefined, { headers: { 'content-range': `bytes */${size}` } });
    }
    const stream = request.method === 'HEAD' ? undefined : await this.open(object, range ?? undefined);
    if (Date.now() - Date.parse(object.last_accessed_at) > DAY_MS) await this.objects.noteAccess(object.id);
    if (range) void reply.status(206).header('content-range', `bytes ${range.first}-${range.last}/${size}`);
    return reply
      .headers({
        ...kept,
        'content-type': object.media_type,
        'content-disposition': dispositionOf(object.media_type, object.name, download),
        'content-length': range ? range.last - range.first + 1 : size,
        'last-modified': new Date(object.updated_at).toUTCString(),
        'accept-ranges': 'bytes',
        ...(object.content_encoding && { 'content-encoding': object.content_encoding }),
      })
      .send(stream);
  }

  private async open(object: StoredObject, range: ByteRange | undefined): Promise<Readable> {
    const stream = await this.storage.get(object.blob_key, range);
    if (!stream) throw await this.missing(object);
    return stream;
  }

  /**
   * A file that was removed after its row was read is not found; for one that is still listed, the bytes are missing.
   */
  private async missing({ bucket_id: bucketId, name, blob_key }: StoredObject): Promise<Error> {
    const row = await this.objects.find({ bucketId, name });
    if (row?.blob_key !== blob_key) return new StorageError('NoSuchKey');
    return new Error(`The bytes of a file are missing in the object storage: ${blob_key}`);
  }
}

function isKnown(header: string | undefined, etag: string): boolean {
  const tags = (header ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return tags.includes(etag) || tags.includes('*');
}

function rangeHeaderOf({ headers }: FastifyRequest, etag: string): string | undefined {
  const condition = headers['if-range'];
  return condition === undefined || condition === etag ? headers.range : undefined;
}

const ONE_RANGE = /^bytes=(\d{0,15})-(\d{0,15})$/;

/**
 * The part that a header `Range` asks for. Headers that mean nothing, and those that ask for several parts, are ignored,
 * as RFC 9110 allows.
 * @param size bytes of the whole.
 * @returns null for the whole; `outside` when no byte of it is there.
 */
export function readRange(header: string | undefined, size: number): ByteRange | null | 'outside' {
  const [, first = '', last = ''] = ONE_RANGE.exec(header ?? '') ?? [];
  if (first === '' && last === '') return null;
  if (first === '')
    return Number(last) === 0 || size === 0 ? 'outside' : { first: Math.max(0, size - Number(last)), last: size - 1 };
  if (last !== '' && Number(last) < Number(first)) return null;
  if (Number(first) >= size) return 'outside';
  return { first: Number(first), last: last === '' ? size - 1 : Math.min(Number(last), size - 1) };
}

/** Types that browsers may display inline: pictures without scripts. */
const INLINE = /^image\/(?:png|jpeg|webp|gif|avif)$/;

/**
 * Whether browsers show a file or save it, and under which name.
 * @param name of the file in its bucket.
 * @param download as the address says: `''` to save it under its own name; undefined when nothing is said.
 */
function dispositionOf(mediaType: string, name: string, download: string | undefined): string {
  const ownName = name.slice(name.lastIndexOf('/') + 1);
  const kind = download === undefined && INLINE.test(mediaType) ? 'inline' : 'attachment';
  const fileName = [...(download || ownName)].slice(0, 200).join('');
  const plain = fileName.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  const encoded = encodeURIComponent(fileName).replace(/['()*]/g, percentEncoded);
  return `${kind}; filename="${plain}"; filename*=UTF-8''${encoded}`;
}

function percentEncoded(character: string): string {
  return `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
}
