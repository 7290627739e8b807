import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { Logger } from '@nestjs/common';
import { commonProblems } from '../../common/problems/common.problems.js';
import type { S3StorageSettings } from '../../config/s3-storage-settings.js';
import { type ByteRange, isBlobKey, type ListedBlob, ObjectStorage, type SpooledFile } from './object-storage.js';

const CONNECT_TIMEOUT_MS = 5000;
/** Timeout of an idle connection and of response headers. */
const SILENCE_TIMEOUT_MS = 30_000;
const MAX_ATTEMPTS = 3;
const RETRY_AFTER = { 'retry-after': '10' };

/** Stores blobs in any S3-compatible service. Uploads are atomic: partial objects are never visible. */
export class S3ObjectStorage extends ObjectStorage {
  private readonly logger = new Logger(S3ObjectStorage.name);
  private readonly client: S3Client;

  constructor(private readonly settings: S3StorageSettings) {
    super();
    const { endpoint, region, accessKeyId, secretAccessKey, forcePathStyle } = settings;
    this.client = new S3Client({
      ...(endpoint !== undefined && { endpoint }),
      region,
      forcePathStyle,
      credentials: { accessKeyId, secretAccessKey },
      maxAttempts: MAX_ATTEMPTS,
      // Many services support no checksums except Content-MD5; ours is in the database.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      requestHandler: { connectionTimeout: CONNECT_TIMEOUT_MS, requestTimeout: SILENCE_TIMEOUT_MS },
    });
  }

  async isAttached(): Promise<boolean> {
    return true;
  }

  async put(key: string, { path, size }: SpooledFile): Promise<void> {
    const body = createReadStream(path);
    try {
      await this.ask(this.client.send(new PutObjectCommand({ ...this.place(key), Body: body, ContentLength: size })));
    } finally {
      body.destroy();
    }
  }

  async get(key: string, range?: ByteRange): Promise<Readable | null> {
    const part = range && { Range: `bytes=${range.first}-${range.last}` };
    const answer = await this.ask(this.client.send(new GetObjectCommand({ ...this.place(key), ...part })));
    if (!answer) return null;
    if (answer.Body instanceof Readable) return answer.Body;
    throw new Error('The object storage answered without a body');
  }

  async sizeOf(key: string): Promise<number | null> {
    const answer = await this.ask(this.client.send(new HeadObjectCommand(this.place(key))));
    return answer?.ContentLength ?? null;
  }

  async delete(key: string): Promise<void> {
    await this.ask(this.client.send(new DeleteObjectCommand(this.place(key))));
  }

  async *list(): AsyncGenerator<ListedBlob> {
    const { bucket, prefix } = this.settings;
    let from: string | undefined;
    do {
      const wanted = { Bucket: bucket, Prefix: prefix, ...(from && { ContinuationToken: from }) };
      const page = await this.ask(this.client.send(new ListObjectsV2Command(wanted)));
      for (const { Key = '', Size = 0, LastModified = new Date(0) } of page?.Contents ?? []) {
        const key = Key.slice(prefix.length);
        if (isBlobKey(key)) yield { key, size: Size, storedAt: LastModified };
      }
      from = page?.IsTruncated ? page.NextContinuationToken : undefined;
    } while (from);
  }

  /**
   * @returns null if the object does not exist
   * @throws `temporarily-unavailable` for every other failure, which is logged
   */
  private async ask<Answer>(asked: Promise<Answer>): Promise<Answer | null> {
    try {
      return await asked;
    } catch (error) {
      if (isMissing(error)) return null;
      this.logger.error(`The bucket refused a call or did not answer. ${String(error)}`);
      throw commonProblems['temporarily-unavailable']({ headers: RETRY_AFTER });
    }
  }

  private place(key: string): { Bucket: string; Key: string } {
    if (!isBlobKey(key)) throw new Error('Not a key of a blob');
    return { Bucket: this.settings.bucket, Key: `${this.settings.prefix}${key}` };
  }
}

/** Services return `NoSuchKey` or, for responses without a body, only 404. */
function isMissing(error: unknown): boolean {
  return error instanceof Error && (error.name === 'NoSuchKey' || error.name === 'NotFound');
}
