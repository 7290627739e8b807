import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { requireBucketName } from '../access/storage-names.js';
import type { StorageBucket } from '../buckets/storage-bucket.entity.js';
import { BUCKET_COLUMNS, type BucketChanges, StorageBucketsService } from '../buckets/storage-buckets.service.js';
import { checked, placeIn, readJsonBody, type StorageCall, type StorageRoute } from './storage-calls.js';
import { StorageError } from './storage-error.js';

const listSchema = z.object({
  limit: z.coerce.number().int().min(1).max(1000).default(1000),
  offset: z.coerce.number().int().min(0).max(1000).default(0),
  search: z.string().max(100).default(''),
  sortColumn: z.enum(Object.keys(BUCKET_COLUMNS) as (keyof typeof BUCKET_COLUMNS)[]).default('id'),
  sortOrder: z.enum(['asc', 'desc']).default('asc'),
});

const UNITS: Readonly<Record<string, number>> = { B: 1, KB: 1e3, MB: 1e6, GB: 1e9 };
const MAX_LIMIT = 1e12;

/** Bytes, or a text such as `1MB`, which is 10^6 bytes. */
const sizeSchema = z.union([z.number(), z.string()]).transform((value, context) => {
  const [, number = '', unit = 'B'] = /^(\d+(?:\.\d+)?) ?([KMG]?B)?$/i.exec(String(value)) ?? [];
  const bytes = Math.floor(Number(number) * (UNITS[unit.toUpperCase()] ?? 0));
  if (number !== '' && bytes >= 1 && bytes <= MAX_LIMIT) return String(bytes);
  context.addIssue('must be a number of bytes, or a text such as 1MB');
  return z.NEVER;
});

const changesSchema = z.object({
  public: z.boolean().nullish(),
  file_size_limit: sizeSchema.nullish(),
  allowed_mime_types: z
    .array(
      z
        .string()
        .max(100)
        .regex(/^[\w.+-]+\/(?:[\w.+-]+|\*)$/, 'must be a type such as image/png or image/*'),
    )
    .max(100)
    .nullish(),
});

const newBucketSchema = changesSchema.extend({
  id: z.string().optional(),
  name: z.string(),
  type: z.string().optional(),
});

/** The calls about buckets. */
@Injectable()
export class BucketRoutesService {
  constructor(private readonly buckets: StorageBucketsService) {}

  get routes(): readonly StorageRoute[] {
    return [
      { method: 'GET', path: '/bucket', asks: 'session', answer: (call) => this.list(call) },
      { method: 'POST', path: '/bucket', asks: 'session', creates: true, answer: (call) => this.create(call) },
      { method: 'GET', path: '/bucket/:bucket', asks: 'session', answer: (call) => this.get(call) },
      { method: 'PUT', path: '/bucket/:bucket', asks: 'session', answer: (call) => this.update(call) },
      { method: 'DELETE', path: '/bucket/:bucket', asks: 'session', answer: (call) => this.remove(call) },
      { method: 'POST', path: '/bucket/:bucket/empty', asks: 'session', answer: (call) => this.empty(call) },
    ];
  }

  private async list({ request, caller }: StorageCall): Promise<object[]> {
    const { sortColumn: column, sortOrder: order, ...rest } = checked(listSchema, request.query);
    return (await this.buckets.list(caller, { ...rest, column, order })).map(bucketDto);
  }

  private async get(call: StorageCall): Promise<object> {
    return bucketDto(await this.buckets.readable(call.caller, placeIn(call).bucketId, 'names'));
  }

  private async create({ request, caller }: StorageCall): Promise<{ name: string }> {
    const { id, name, type = 'STANDARD', ...rest } = await readJsonBody(request, newBucketSchema);
    if (type !== 'STANDARD') throw new StorageError('NotSupported');
    if (id !== undefined && id !== name) {
      throw new StorageError('InvalidBucketName', 'The name of a bucket has to be its id');
    }
    await this.buckets.create(caller, requireBucketName(name), changesOf(rest));
    return { name };
  }

  private async update(call: StorageCall): Promise<{ message: string }> {
    const changes = await readJsonBody(call.request, changesSchema);
    await this.buckets.update(call.caller, placeIn(call).bucketId, changesOf(changes));
    return { message: 'Successfully updated' };
  }

  private async empty(call: StorageCall): Promise<{ message: string }> {
    await this.buckets.empty(call.caller, placeIn(call).bucketId);
    return { message: 'Successfully emptied' };
  }

  private async remove(call: StorageCall): Promise<{ message: string }> {
    await this.buckets.remove(call.caller, placeIn(call).bucketId);
    return { message: 'Successfully deleted' };
  }
}

/** Omitted fields are unchanged; null removes a limit. */
function changesOf(sent: z.output<typeof changesSchema>): BucketChanges {
  const { public: isPublic, file_size_limit: fileSizeLimit, allowed_mime_types: allowedMediaTypes } = sent;
  return {
    ...(isPublic != null && { isPublic }),
    ...(fileSizeLimit !== undefined && { fileSizeLimit }),
    ...(allowedMediaTypes !== undefined && { allowedMediaTypes: allowedMediaTypes?.length ? allowedMediaTypes : null }),
  };
}

function bucketDto({ id, isPublic, fileSizeLimit, allowedMediaTypes, createdAt, updatedAt }: StorageBucket): object {
  return {
    ...{ id, name: id, owner: '', public: isPublic, type: 'STANDARD' },
    file_size_limit: fileSizeLimit === null ? null : Number(fileSizeLimit),
    allowed_mime_types: allowedMediaTypes,
    created_at: createdAt.toISOString(),
    updated_at: updatedAt.toISOString(),
  };
}
