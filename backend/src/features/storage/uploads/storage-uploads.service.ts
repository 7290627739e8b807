import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { Caller } from '../../../common/access/principal.js';
import { ENVIRONMENT } from '../../../config/config.module.js';
import type { Environment } from '../../../config/environment.js';
import { newBlobKey, ObjectStorage } from '../../../platform/object-storage/object-storage.js';
import {
  FileTooLargeError,
  type ReceivedFile,
  UploadSpoolService,
} from '../../../platform/object-storage/upload-spool.service.js';
import { kindOf } from '../access/storage-policies.js';
import type { StorageBucket } from '../buckets/storage-bucket.entity.js';
import { requireAllowedType, trustedTypeOf } from '../content/accepted-type.js';
import type { StoredObject } from '../objects/stored-object.js';
import { StoredObjectsQueries } from '../objects/stored-objects.queries.js';
import { StorageError } from '../protocol/storage-error.js';
import { UploadRecordsService } from './upload-records.service.js';
import { UploadedPicturesService } from './uploaded-pictures.service.js';

/** A file being uploaded, with its sender's metadata. */
export interface IncomingFile {
  /** The bytes, once. */
  chunks: AsyncIterable<Uint8Array>;
  /** Bytes that are announced, with what is around them; null when nobody said. */
  announcedBytes: number | null;
  /** Known when the bytes have come: fields of a form may follow its file. */
  facts: () => IncomingFacts;
}

export interface IncomingFacts {
  /** Media type as it was claimed. */
  claimed: string;
  /** `max-age=3600` and the like. */
  cacheControl: string;
  contentEncoding: string | null;
  userMetadata: object;
}

/** The target of an upload. */
export interface UploadTarget {
  caller: Caller;
  bucket: StorageBucket;
  name: string;
  /** Whether it may replace a file of this name. */
  mayReplace: boolean;
}

/** Bytes of a form around its file. */
const FORM_BYTES = 65_536;

/**
 * Accepts uploads. The order keeps bytes and rows consistent after a crash: a row reserves space, the bytes are spooled
 * and become a blob, and one transaction replaces the reservation by the file's row.
 */
@Injectable()
export class StorageUploadsService {
  constructor(
    @Inject(ENVIRONMENT) private readonly environment: Pick<Environment, 'storage'>,
    private readonly spool: UploadSpoolService,
    private readonly storage: ObjectStorage,
    private readonly objects: StoredObjectsQueries,
    private readonly records: UploadRecordsService,
    private readonly pictures: UploadedPicturesService,
  ) {}

  /**
   * Accepts a file whose path the caller may write to.
   * @throws StorageError ResourceAlreadyExists · EntityTooLarge · QuotaExceeded · InvalidMimeType · NoSuchBucket when it
   *   went meanwhile. Where it can be known, before the bytes are read.
   */
  async take(target: UploadTarget, incoming: IncomingFile): Promise<StoredObject> {
    const maxBytes = this.limitOf(target.bucket);
    const announced = incoming.announcedBytes;
    if (announced !== null && announced > maxBytes + FORM_BYTES) throw new StorageError('EntityTooLarge');
    if (!target.mayReplace && (await this.objects.find({ bucketId: target.bucket.id, name: target.name }))) {
      throw new StorageError('ResourceAlreadyExists');
    }
    const upload = {
      id: randomUUID(),
      userId: target.caller.kind === 'person' ? target.caller.userId : null,
      blobKey: newBlobKey(),
      reservedBytes: Math.min(announced ?? maxBytes, maxBytes),
    };
    await this.records.begin(upload);
    try {
      const received = await this.receive(incoming, maxBytes);
      try {
        const facts = incoming.facts();
        const mediaType = await this.typeOf(target, received, facts);
        const file = isOfProgram(target.bucket)
          ? received
          : await this.pictures.withoutMetadata(received, { ownerId: upload.userId ?? '', mediaType, maxBytes });
        await this.storage.put(upload.blobKey, file);
        return await this.records.finish(upload, {
          ...{ bucketId: target.bucket.id, name: target.name, size: file.size, sha256: file.sha256, mediaType },
          ...{ contentEncoding: facts.contentEncoding, cacheControl: facts.cacheControl },
          ...{ userMetadata: facts.userMetadata, mayReplace: target.mayReplace },
        });
      } finally {
        await this.spool.discard(received);
      }
    } catch (error) {
      await this.records.abandon(upload);
      throw error;
    }
  }

  private limitOf({ fileSizeLimit }: StorageBucket): number {
    const { maxUploadBytes } = this.environment.storage;
    return fileSizeLimit === null ? maxUploadBytes : Math.min(maxUploadBytes, Number(fileSizeLimit));
  }

  private async receive({ chunks }: IncomingFile, maxBytes: number): Promise<ReceivedFile> {
    try {
      return await this.spool.receive(chunks, maxBytes);
    } catch (error) {
      throw error instanceof FileTooLargeError ? new StorageError('EntityTooLarge') : error;
    }
  }

  /** Buckets of programs keep the type that was claimed: what they are served with makes it harmless. */
  private async typeOf(
    { bucket, name }: UploadTarget,
    file: ReceivedFile,
    { claimed }: IncomingFacts,
  ): Promise<string> {
    const mediaType = isOfProgram(bucket) ? claimed : await trustedTypeOf({ ...file, name, claimed });
    requireAllowedType(mediaType, bucket.allowedMediaTypes);
    return mediaType;
  }
}

/** Made by programs, which know what they keep; what people upload is not trusted. */
function isOfProgram(bucket: StorageBucket): boolean {
  return ['public', 'private'].includes(kindOf(bucket));
}
