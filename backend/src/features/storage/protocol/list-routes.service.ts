import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { LIST_COLUMNS } from '../objects/object-lists.queries.js';
import { ObjectListsService } from '../objects/object-lists.service.js';
import { placeIn, readJsonBody, type StorageCall, type StorageRoute } from './storage-calls.js';

/** Postgres takes every character but this one. */
const text = (max: number) =>
  z
    .string()
    .max(max)
    .refine((value) => !value.includes('\0'), 'must not hold NUL');
const order = z.enum(['asc', 'desc']);

/** The same defaults as the client's own (S9.43). */
const listSchema = z.object({
  prefix: text(600).nullish(),
  limit: z.number().int().min(1).max(1000).default(100),
  offset: z.number().int().min(0).max(10_000_000).default(0),
  sortBy: z.object({ column: z.enum(LIST_COLUMNS).default('name'), order: order.default('asc') }).prefault({}),
  search: text(600).nullish(),
});

const pageSchema = z.object({
  prefix: text(600).nullish(),
  limit: z.number().int().min(1).max(1000).default(1000),
  cursor: z.string().max(4000).optional(),
  with_delimiter: z.boolean().default(false),
  sortBy: z
    .object({ column: z.enum(['name', 'created_at', 'updated_at']).default('name'), order: order.default('asc') })
    .prefault({}),
  // There are no versions or delete markers: a caller who asks for them must not mistake this list for one of versions.
  noncurrentVersions: z.literal('exclude').optional(),
  deleteMarkers: z.literal('exclude').optional(),
  exactMatch: z.literal(false).optional(),
});

/** The two lists of files. */
@Injectable()
export class ListRoutesService {
  constructor(private readonly lists: ObjectListsService) {}

  get routes(): readonly StorageRoute[] {
    return [
      { method: 'POST', path: '/object/list/:bucket', asks: 'session', answer: (call) => this.list(call) },
      { method: 'POST', path: '/object/list-v2/:bucket', asks: 'session', answer: (call) => this.page(call) },
    ];
  }

  private async list(call: StorageCall): Promise<object[]> {
    const { sortBy, prefix, search, ...rest } = await readJsonBody(call.request, listSchema);
    const options = { ...rest, ...sortBy, prefix: prefix ?? '', search: search ?? '' };
    return this.lists.list(call.caller, placeIn(call).bucketId, options);
  }

  private async page(call: StorageCall): Promise<object> {
    const { sortBy, prefix, cursor, limit, with_delimiter: withFolders } = await readJsonBody(call.request, pageSchema);
    const options = { ...sortBy, prefix: prefix ?? '', cursor, limit, withFolders };
    return this.lists.page(call.caller, placeIn(call).bucketId, options);
  }
}
