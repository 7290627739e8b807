import { Injectable } from '@nestjs/common';
import { type Cursor, encodeCursor } from '../../../common/http/cursor.js';
import { PreparedQueries } from '../../../database/prepared-queries.js';
import { NO_FOLDER } from '../filing/folder.dto.js';
import type { SopPageDto, SopSummaryDto } from '../sops/sop.dto.js';
import type { SopStatus } from '../sops/sop.entity.js';
import { SUMMARY_COLUMNS } from '../sops/sop.queries.js';
import type { SortDirection } from './sop-search.dto.js';

interface ListOptions extends Omit<SopFilters, 'category'> {
  limit: number;
  cursor: Cursor | null;
}

/** The list of SOPs: one statement, owner-scoped, of the columns shown. */
@Injectable()
export class SopListQueries {
  constructor(private readonly reads: PreparedQueries) {}

  /** One page of the owner's SOPs, newest update first (S2.94, S2.95). */
  async listSops(userId: string, { limit, cursor, ...filters }: ListOptions): Promise<SopPageDto> {
    // One extra row tells whether there is a next page.
    const values: unknown[] = [userId, limit + 1];
    const text = newestSops(filters, (value) => `$${values.push(value)}`, { cursor });
    const name = `sops-${cursor ? 'next' : 'first'}-${kindOf(filters)}`;
    const rows = await this.reads.query<SopSummaryDto>(name, text, values);
    const items = rows.slice(0, limit);
    const last = items.at(-1);
    const next_cursor = rows.length > limit && last ? encodeCursor({ at: last.updated_at, id: last.id }) : null;
    return { items, next_cursor };
  }
}

/** The filters; undefined means no filter. */
export interface SopFilters {
  status?: SopStatus | undefined;
  category?: string | undefined;
  tag?: string | undefined;
  /** Id of a folder, with the folders in it, or {@link NO_FOLDER}. */
  folder?: string | undefined;
  clientId?: string | undefined;
}

/** Adds a value to a statement and returns its parameter index. */
export type Place = (value: unknown) => string;

/** The owner's SOPs: the first value of each statement is the owner. */
export const OWN = 'user_id = $1 AND deleted_at IS NULL';
export const NEWEST = 'updated_at DESC, id DESC';

/** Ids of a folder and of those in it, as `below`. */
function foldersBelow(folder: string): string {
  return `WITH RECURSIVE below AS (
      SELECT id FROM sop_folders WHERE id = ${folder} AND user_id = $1
      UNION SELECT child.id FROM sop_folders AS child JOIN below ON child.parent_id = below.id AND child.user_id = $1
    )`;
}

function isInFolder(folder: string, place: Place): string {
  return folder === NO_FOLDER
    ? 'folder_id IS NULL'
    : `folder_id IN (${foldersBelow(place(folder))} SELECT id FROM below)`;
}

/** The conditions of the filters. */
export function conditionsOf({ status, category, tag, folder, clientId }: SopFilters, place: Place): string[] {
  return [
    ...(status === undefined ? [] : [`status = ${place(status)}`]),
    ...(category === undefined ? [] : [`category = ${place(category)}`]),
    ...(clientId === undefined ? [] : [`client_id = ${place(clientId)}`]),
    ...(folder === undefined ? [] : [isInFolder(folder, place)]),
    ...(tag === undefined ? [] : [`tags @> ARRAY[${place(tag)}::text]`]),
  ];
}

/** The set of used filters, for the name of a statement: each case has its own text. */
export function kindOf({ status, category, tag, folder, clientId }: SopFilters): string {
  return [
    status === undefined ? '' : 's',
    category === undefined ? '' : 'c',
    tag === undefined ? '' : 't',
    clientId === undefined ? '' : 'k',
    folder === undefined ? '' : folder === NO_FOLDER ? 'n' : 'f',
  ].join('');
}

interface Extent {
  direction?: SortDirection;
  /** Begins after this row. */
  cursor?: Cursor | null;
  /** How many rows; the second value of the statement unless given. */
  limit?: string | number;
}

/** The rows that the filters let through in the order of their update, along an index that gives this order. */
export function newestSops(
  filters: SopFilters,
  place: Place,
  { direction = 'desc', cursor = null, limit = '$2' }: Extent = {},
): string {
  const { tag, folder, ...others } = filters;
  if (tag === undefined) {
    const isOneFolder = folder !== undefined && folder !== NO_FOLDER;
    const conditions = [OWN, ...conditionsOf(isOneFolder ? others : { ...others, folder }, place)];
    if (cursor) conditions.push(`(updated_at, id) < (${place(cursor.at)}, ${place(cursor.id)})`);
    // Where the folder is NULL, the index provides the order only if the query sorts by the folder, too.
    const byFolder = folder === NO_FOLDER ? `folder_id ${direction === 'desc' ? 'ASC' : 'DESC'}, ` : '';
    const order = `ORDER BY ${byFolder}updated_at ${direction}, id ${direction} LIMIT ${limit}`;
    if (!isOneFolder) return `SELECT ${SUMMARY_COLUMNS} FROM sops WHERE ${conditions.join(' AND ')} ${order}`;
    // The index gives this order within each of the folders.
    conditions.push('folder_id = below.id');
    return `${foldersBelow(place(folder))} SELECT sop.* FROM below, LATERAL (
        SELECT ${SUMMARY_COLUMNS} FROM sops WHERE ${conditions.join(' AND ')} ${order}
      ) AS sop ${order}`;
  }
  const wanted = ['user_id = $1', `tag = ${place(tag)}`];
  if (cursor) wanted.push(`(updated_at, sop_id) < (${place(cursor.at)}, ${place(cursor.id)})`);
  const order = `updated_at ${direction}, sop_id ${direction}`;
  // OFFSET 0 keeps the planner from walking along all SOPs to find those with the tag.
  return `SELECT sop.* FROM (
      SELECT sop_id, updated_at AS tagged_at FROM sop_tags WHERE ${wanted.join(' AND ')} ORDER BY ${order} OFFSET 0
    ) AS tagged, LATERAL (
      SELECT ${SUMMARY_COLUMNS} FROM sops WHERE ${['id = sop_id', OWN, ...conditionsOf({ ...others, folder }, place)].join(' AND ')} OFFSET 0
    ) AS sop ORDER BY tagged_at ${direction}, sop_id ${direction} LIMIT ${limit}`;
}
