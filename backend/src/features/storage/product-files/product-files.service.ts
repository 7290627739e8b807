import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { newBlobKey, ObjectStorage } from '../../../platform/object-storage/object-storage.js';
import { UploadSpoolService } from '../../../platform/object-storage/upload-spool.service.js';
import { readPartOf } from '../content/read-part.js';
import { StoredObjectsQueries } from '../objects/stored-objects.queries.js';
import { UploadRecordsService } from '../uploads/upload-records.service.js';
import { inOurTerms, PRODUCT_BUCKET } from './storage.problems.js';

/** Bytes at the start of a file for type detection. */
const HEAD_BYTES = 64;

/** A file that the product keeps for a person. */
export interface NewProductFile {
  ownerId: string;
  /** Its name in the bucket, which begins with the owner's id. */
  name: string;
  mediaType: string;
  maxBytes: number;
  /** The bytes, once. */
  chunks: AsyncIterable<Uint8Array>;
  /** Throws when the file does not match its declared type. */
  accept?: (head: Uint8Array) => void;
  /** Writes in the transaction that adds the file. */
  also: (manager: EntityManager, size: number) => Promise<void>;
}

/** The bytes of a file, part by part. */
export interface FileParts {
  /** Bytes in all. */
  size: number;
  /** Both bytes are included. */
  read(first: number, last: number): Promise<Readable>;
}

/**
 * Public API of the feature: private files that the product's API writes and reads. They count towards their owner's
 * quota.
 */
@Injectable()
export class ProductFilesService {
  constructor(
    private readonly spool: UploadSpoolService,
    private readonly storage: ObjectStorage,
    private readonly records: UploadRecordsService,
    private readonly objects: StoredObjectsQueries,
  ) {}

  /** @throws `body-too-large`, `storage-full`, and what `accept` and `also` throw; then nothing is kept */
  async keep(file: NewProductFile): Promise<void> {
    const { ownerId, name, mediaType, maxBytes } = file;
    const upload = { id: randomUUID(), userId: ownerId, blobKey: newBlobKey(), reservedBytes: maxBytes };
    await this.records.begin(upload).catch(inOurTerms);
    try {
      const received = await this.spool.receive(file.chunks, maxBytes);
      try {
        file.accept?.(await readPartOf(received.path, 0, HEAD_BYTES));
        const { size, sha256 } = received;
        await this.storage.put(upload.blobKey, received);
        const facts = { contentEncoding: null, cacheControl: 'no-cache', userMetadata: {}, mayReplace: false };
        const object = { bucketId: PRODUCT_BUCKET, name, size, sha256, mediaType, ...facts };
        await this.records.finish(upload, object, (manager) => file.also(manager, size));
      } finally {
        await this.spool.discard(received);
      }
    } catch (error) {
      await this.records.abandon(upload);
      return inOurTerms(error);
    }
  }

  /** The bytes of a file; null when there is none. The caller has checked the permission. */
  async open(name: string): Promise<{ stream: Readable; size: number } | null> {
    const object = await this.objects.find({ bucketId: PRODUCT_BUCKET, name });
    const stream = object ? await this.storage.get(object.blob_key) : null;
    return object && stream ? { stream, size: Number(object.size) } : null;
  }

  /** A file whose parts can be asked for; null when there is none. The caller has checked the permission. */
  async openParts(name: string): Promise<FileParts | null> {
    const object = await this.objects.find({ bucketId: PRODUCT_BUCKET, name });
    if (!object) return null;
    const read = async (first: number, last: number): Promise<Readable> => {
      const part = await this.storage.get(object.blob_key, { first, last });
      if (!part) throw new Error('The bytes of a file are gone');
      return part;
    };
    return { size: Number(object.size), read };
  }
}
