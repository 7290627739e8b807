import { Injectable } from '@nestjs/common';
import { PreparedQueries } from '../../../database/prepared-queries.js';
import type { StoredObject } from './stored-object.js';
import { OBJECT_COLUMNS } from './stored-objects.queries.js';

/** What lists are ordered by. */
export const LIST_COLUMNS = ['name', 'created_at', 'updated_at', 'last_accessed_at'] as const;
export type ListColumn = (typeof LIST_COLUMNS)[number];
export type ListOrder = 'asc' | 'desc';

/** A file, or a folder: then everything but `key` is null. */
export interface EntryRow extends Omit<StoredObject, 'name'> {
  /** The whole name of a file, or that of a folder with the slash at its end. */
  key: string;
  is_folder: boolean;
}

const FOLDER_COLUMNS = `NULL::uuid, NULL::text, NULL::uuid, NULL::uuid, NULL::text, NULL::bigint, NULL::text, NULL::text,
  NULL::text, NULL::text, NULL::jsonb, NULL::timestamptz, NULL::timestamptz, NULL::timestamptz`;
const FILE_COLUMNS = OBJECT_COLUMNS.replace(' name,', '');

/** $1 bucket, $2 and $3 bounds of the names, $4 length of what they begin with, in which no folder is looked for. */
const BELOW = 'FROM storage_objects WHERE bucket_id = $1 AND name >= $2 AND name < $3';
const ENTRIES = `(
    SELECT name AS key, false AS is_folder, ${FILE_COLUMNS} ${BELOW} AND strpos(substr(name, $4 + 1), '/') = 0
    UNION ALL
    SELECT DISTINCT left(name, $4 + strpos(substr(name, $4 + 1), '/')), true, ${FOLDER_COLUMNS}
      ${BELOW} AND strpos(substr(name, $4 + 1), '/') > 0
  ) AS entries (key, is_folder, ${FILE_COLUMNS.replace("left(encode(sha256, 'hex'), 32) AS ", '')})`;
const FILES = `(SELECT name AS key, false AS is_folder, ${FILE_COLUMNS} ${BELOW} AND $4::int IS NOT NULL) AS entries`;

/** Folders have no times; they come before every file. */
const VALUES: Readonly<Record<ListColumn, string>> = {
  name: 'key',
  created_at: "coalesce(created_at, '-infinity')",
  updated_at: "coalesce(updated_at, '-infinity')",
  last_accessed_at: "coalesce(last_accessed_at, '-infinity')",
};

export interface ListRange {
  bucketId: string;
  /** Names from here (included) to there (excluded). */
  from: string;
  to: string;
  /** Length of the part of the names in which no folder is looked for. */
  prefixLength: number;
  column: ListColumn;
  order: ListOrder;
  limit: number;
}

/** An entry's place in a list. */
export interface ListPlace {
  /** What the list is ordered by, as text. */
  value: string;
  key: string;
}

export function placeOf(entry: EntryRow, column: ListColumn): ListPlace {
  return { value: column === 'name' ? entry.key : (entry[column] ?? '-infinity'), key: entry.key };
}

/** Files and folders below a prefix, one statement a page. */
@Injectable()
export class ObjectListsQueries {
  constructor(private readonly reads: PreparedQueries) {}

  page(range: ListRange, offset: number): Promise<EntryRow[]> {
    const { column, order, limit } = range;
    return this.reads.query<EntryRow>(
      `storage-list-${column}-${order}`,
      `SELECT * FROM ${ENTRIES} ORDER BY ${VALUES[column]} ${order}, key ${order} LIMIT $5 OFFSET $6`,
      [...boundsOf(range), limit, offset],
    );
  }

  /** @param after the place that the page before has ended at, or null. */
  pageAfter(range: ListRange, withFolders: boolean, after: ListPlace | null): Promise<EntryRow[]> {
    const { column, order, limit } = range;
    const beyond = order === 'asc' ? '>' : '<';
    const entries = withFolders ? ENTRIES : FILES;
    const type = column === 'name' ? 'text' : 'timestamptz';
    const rest = `($6::text IS NULL OR (${VALUES[column]}, key) ${beyond} ($7::${type}, $6::text COLLATE "C"))`;
    return this.reads.query<EntryRow>(
      `storage-pages-${withFolders ? 'folders' : 'files'}-${column}-${order}`,
      `SELECT * FROM ${entries} WHERE ${rest} ORDER BY ${VALUES[column]} ${order}, key ${order} LIMIT $5`,
      [...boundsOf(range), limit, after?.key ?? null, after?.value ?? null],
    );
  }
}

function boundsOf({ bucketId, from, to, prefixLength }: ListRange): unknown[] {
  return [bucketId, from, to, prefixLength];
}
