import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import type { Caller } from '../../../common/access/principal.js';
import { endOfPrefix } from '../access/storage-names.js';
import { scopeOf } from '../access/storage-policies.js';
import { StorageBucketsService } from '../buckets/storage-buckets.service.js';
import { StorageError } from '../protocol/storage-error.js';
import {
  type EntryRow,
  type ListColumn,
  type ListOrder,
  type ListPlace,
  type ListRange,
  ObjectListsQueries,
  placeOf,
} from './object-lists.queries.js';
import { type FileObjectDto, fileObjectOf } from './stored-object.js';

export interface ListOptions {
  prefix: string;
  /** At most 1000. */
  limit: number;
  column: ListColumn;
  order: ListOrder;
}

export interface ObjectPageDto {
  hasNext: boolean;
  nextCursor?: string;
  folders: { name: string; key: string }[];
  objects: FileObjectDto[];
}

const FOLDER = { id: null, created_at: null, updated_at: null, last_accessed_at: null, metadata: null };

/** Lists of files as their callers may see them. */
@Injectable()
export class ObjectListsService {
  constructor(
    private readonly buckets: StorageBucketsService,
    private readonly lists: ObjectListsQueries,
  ) {}

  /**
   * The contents of a folder: names are relative to it.
   * @param options.search what the names begin with.
   * @throws StorageError NoSuchBucket
   */
  async list(
    caller: Caller,
    bucketId: string,
    { prefix, search, offset, ...options }: ListOptions & { search: string; offset: number },
  ): Promise<FileObjectDto[]> {
    const folder = prefix.replace(/^\/+/, '').replace(/([^/])$/, '$1/');
    const range = await this.rangeOf(caller, bucketId, `${folder}${search}`, folder.length, options);
    const entries = range ? await this.lists.page(range, offset) : [];
    return entries.map((entry) => {
      const name = entry.key.slice(folder.length).replace(/\/$/, '');
      return entry.is_folder ? { name, ...FOLDER } : fileObjectOf({ ...entry, name: entry.key }, name);
    });
  }

  /**
   * What begins with a text: names are whole.
   * @throws StorageError NoSuchBucket · InvalidRequest when the cursor is not one of this list
   */
  async page(
    caller: Caller,
    bucketId: string,
    { prefix, withFolders, cursor, ...options }: ListOptions & { withFolders: boolean; cursor: string | undefined },
  ): Promise<ObjectPageDto> {
    const after = cursor === undefined ? null : readCursor(cursor, options);
    const range = await this.rangeOf(caller, bucketId, prefix, prefix.length, { ...options, limit: options.limit + 1 });
    const found = range ? await this.lists.pageAfter(range, withFolders, after) : [];
    const entries = found.slice(0, options.limit);
    const last = entries.at(-1);
    const hasNext = found.length > options.limit && last !== undefined;
    return {
      hasNext,
      ...(hasNext && { nextCursor: cursorOf(placeOf(last, options.column), options) }),
      folders: entries.filter((entry) => entry.is_folder).map(({ key }) => ({ name: key, key })),
      objects: entries.filter((entry) => !entry.is_folder).map(objectOf),
    };
  }

  /** Null when the caller may not see any of it. */
  private async rangeOf(
    caller: Caller,
    bucketId: string,
    start: string,
    prefixLength: number,
    { column, order, limit }: Omit<ListOptions, 'prefix'>,
  ): Promise<ListRange | null> {
    const bucket = await this.buckets.readable(caller, bucketId, 'names');
    const scope = scopeOf(caller, bucket, 'names') ?? '';
    if (!start.startsWith(scope) && !scope.startsWith(start)) return null;
    const from = start.length > scope.length ? start : scope;
    return { bucketId, from, to: endOfPrefix(from), prefixLength, column, order, limit };
  }
}

function objectOf(entry: EntryRow): FileObjectDto {
  return { ...fileObjectOf({ ...entry, name: entry.key }, entry.key), key: entry.key };
}

type Order = Pick<ListOptions, 'column' | 'order'>;

const cursorSchema = z.tuple([z.string(), z.string(), z.string().max(100_000), z.string().max(1000)]);

function cursorOf({ value, key }: ListPlace, { column, order }: Order): string {
  return Buffer.from(JSON.stringify([column, order, value, key])).toString('base64url');
}

const TIME = /^(?:-infinity|\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,6})?\+00:00)$/;

function readCursor(text: string, { column, order }: Order): ListPlace {
  const parsed = cursorSchema.safeParse(parseJson(Buffer.from(text, 'base64url').toString('utf8')));
  const [ofColumn, ofOrder, value, key] = parsed.data ?? ['', '', '', ''];
  const isGood =
    ofColumn === column && ofOrder === order && (column === 'name' || isTime(value)) && !key.includes('\0');
  if (!isGood || value.includes('\0')) throw new StorageError('InvalidRequest', 'cursor is not one of this list');
  return { value, key };
}

function isTime(value: string): boolean {
  return TIME.test(value) && (value === '-infinity' || !Number.isNaN(Date.parse(value)));
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
