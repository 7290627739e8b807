import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { newBlobKey, ObjectStorage } from '../../../platform/object-storage/object-storage.js';
import { type ReceivedFile, UploadSpoolService } from '../../../platform/object-storage/upload-spool.service.js';
import { trustedTypeOf } from '../content/accepted-type.js';
import { UploadRecordsService } from '../uploads/upload-records.service.js';
import { inOurTerms, PRODUCT_BUCKET } from './storage.problems.js';

/** A file with its sender's metadata. */
export interface IncomingProductFile {
  /** The name from its sender. */
  name: string;
  /** Media type as declared by its sender. */
  claimed: string;
  /** The bytes, once. */
  chunks: AsyncIterable<Uint8Array>;
}

/** A spooled file with its detected type. */
export interface TypedFile extends ReceivedFile {
  mediaType: string;
}

/** One of several files that belong together. */
export interface ProductFilePart {
  /** Its name in the bucket, which begins with the owner's id. */
  name: string;
  mediaType: string;
  content: Buffer | ReceivedFile;
}

/** A file whose bytes are stored, but which is not visible yet. */
export type StoredFile = Parameters<UploadRecordsService['finishAll']>[0][number];

/** What is done in the transaction in which the files appear. */
export interface KeptTogether {
  /** Before anything is written: for locks. */
  first: (manager: EntityManager) => Promise<void>;
  also: (manager: EntityManager) => Promise<void>;
}

/**
 * Public API of the feature: files that the product inspects before it stores them, together with their derived files.
 */
@Injectable()
export class ProductFileSetsService {
  constructor(
    private readonly spoolFolder: UploadSpoolService,
    private readonly storage: ObjectStorage,
    private readonly records: UploadRecordsService,
  ) {}

  /**
   * Receives a file for a task, and releases it afterwards.
   * @throws `body-too-large`, `file-kind-not-taken`, and what the task throws
   */
  async receive<Result>(
    { name, claimed, chunks }: IncomingProductFile,
    maxBytes: number,
    task: (file: TypedFile) => Promise<Result>,
  ): Promise<Result> {
    return this.spool(chunks, maxBytes, async (received) => {
      const mediaType = await trustedTypeOf({ ...received, name, claimed }).catch(inOurTerms);
      return task({ ...received, mediaType });
    });
  }

  /**
   * Spools bytes for a task, and releases them afterwards: for files that the product creates or inspects.
   * @throws `body-too-large`, and what the bytes and the task throw
   */
  async spool<Result>(
    chunks: AsyncIterable<Uint8Array>,
    maxBytes: number,
    task: (file: ReceivedFile) => Promise<Result>,
  ): Promise<Result> {
    const received = await this.spoolFolder.receive(chunks, maxBytes).catch(inOurTerms);
    try {
      return await task(received);
    } finally {
      await this.spoolFolder.discard(received);
    }
  }

  /**
   * Stores files of one person, together with the writes of `also`, atomically.
   * @param ownerId null: they count toward no one's quota, and the caller removes them
   * @throws `storage-full`, and what `first` and `also` throw
   */
  async keep(ownerId: string | null, parts: readonly ProductFilePart[], together: KeptTogether): Promise<void> {
    await this.finish(await this.store(ownerId, parts), together);
  }

  /**
   * Stores the bytes of one person's files and reserves space for them. They are invisible until {@link finish}; a caller that
   * does not finish calls {@link abandon}, and files of dead processes are garbage-collected.
   * @throws `storage-full`
   */
  async store(ownerId: string | null, parts: readonly ProductFilePart[]): Promise<StoredFile[]> {
    const uploads = parts.map(({ content }) => {
      const reservedBytes = Buffer.isBuffer(content) ? content.length : content.size;
      return { id: randomUUID(), userId: ownerId, blobKey: newBlobKey(), reservedBytes };
    });
    await this.records.beginAll(uploads).catch(inOurTerms);
    try {
      const arrived = [];
      for (const [at, upload] of uploads.entries()) {
        const part = parts[at];
        if (part) arrived.push({ upload, file: await this.put(upload.blobKey, part) });
      }
      return arrived;
    } catch (error) {
      for (const upload of uploads) await this.records.abandon(upload);
      return inOurTerms(error);
    }
  }

  /**
   * Makes stored files visible, together with the writes of `also`, atomically.
   * @throws what `first` and `also` throw
   */
  async finish(files: readonly StoredFile[], together: KeptTogether): Promise<void> {
    try {
      await this.records.finishAll(files, together);
    } catch (error) {
      await this.abandon(files);
      inOurTerms(error);
    }
  }

  /** Releases the reserved space of abandoned files. */
  async abandon(files: readonly StoredFile[]): Promise<void> {
    for (const { upload } of files) await this.records.abandon(upload);
  }

  private async put(blobKey: string, { name, mediaType, content }: ProductFilePart) {
    const file = Buffer.isBuffer(content)
      ? await this.spoolFolder.receive(Readable.from([content]), content.length)
      : content;
    const { size, sha256 } = file;
    try {
      await this.storage.put(blobKey, file);
    } finally {
      if (file !== content) await this.spoolFolder.discard(file);
    }
    const facts = { contentEncoding: null, cacheControl: 'no-cache', userMetadata: {}, mayReplace: false };
    return { bucketId: PRODUCT_BUCKET, name, size, sha256, mediaType, ...facts };
  }
}
