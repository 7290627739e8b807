import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { PreparedQueries } from '../../../database/prepared-queries.js';
import { type PreparedStatement, runPrepared } from '../../../database/prepared-statement.js';
import type { ArchiveCode, ArchiveDto, ArchiveKind } from './archive.dto.js';
import type { LeftOut } from './archive-outcome.js';

/** Exports and imports of a person that are kept, and files of exports among them. */
const MOST_KEPT = 20;
const MOST_FILES = 3;

const LIVE = "state IN ('queued', 'writing', 'reading')";
const COLUMNS = `id, kind, name, state, error_code, jsonb_build_object('done', done, 'total', total) AS progress, sop_count,
  size::double precision AS size, left_out_count, left_out, created_at, finished_at,
  finished_at + interval '7 days' AS expires_at`;
const FIND = `SELECT ${COLUMNS} FROM sop_archives WHERE user_id = $1 AND id = $2`;
const LIST = `SELECT ${COLUMNS} FROM sop_archives WHERE user_id = $1 ORDER BY created_at DESC, id DESC LIMIT ${MOST_KEPT}`;
const FILE = `SELECT name, object_name FROM sop_archives
  WHERE user_id = $1 AND id = $2 AND kind = 'export' AND state = 'done'`;

const UNDER_WAY = `SELECT 1 FROM sop_archives WHERE user_id = $1 AND ${LIVE}`;

const INSERT: PreparedStatement = {
  name: 'sop-archive-insert',
  text: `INSERT INTO sop_archives (id, user_id, kind, name, folder_id, object_name, size)
    VALUES ($1, $2, $3, $4, $5, $6, $7)
    ON CONFLICT (user_id) WHERE ${LIVE} DO NOTHING RETURNING id`,
};
/** The new one is among them. */
const FORGET: PreparedStatement = {
  name: 'sop-archives-forget',
  text: `WITH kept AS (
      SELECT id, row_number() OVER (ORDER BY created_at DESC, id DESC) AS place,
        row_number() OVER (PARTITION BY kind ORDER BY created_at DESC, id DESC) AS place_of_kind, kind
      FROM sop_archives WHERE user_id = $1
    )
    DELETE FROM sop_archives USING kept
    WHERE sop_archives.id = kept.id AND (place > ${MOST_KEPT} OR kept.kind = 'export' AND place_of_kind > ${MOST_FILES})`,
};
const REMOVE: PreparedStatement = {
  name: 'sop-archive-remove',
  text: 'DELETE FROM sop_archives WHERE user_id = $1 AND id = $2 RETURNING id',
};
/** One that has not ended within two days is dead. */
const REMOVE_OLD = `DELETE FROM sop_archives
  WHERE finished_at < now() - interval '7 days' OR finished_at IS NULL AND created_at < now() - interval '2 days'`;

const CLAIM = `UPDATE sop_archives SET state = CASE kind WHEN 'export' THEN 'writing' ELSE 'reading' END,
    attempt = attempt + 1, done = 0, total = NULL WHERE id = $1 AND ${LIVE}
  RETURNING user_id, kind, name, folder_id, object_name, attempt`;
const MINE = `id = $1 AND attempt = $2 AND ${LIVE}`;
const PROGRESS = `UPDATE sop_archives SET done = $3, total = $4 WHERE ${MINE} RETURNING id`;
const RELEASE = `UPDATE sop_archives SET state = 'queued', attempt = attempt - 1 WHERE ${MINE}`;
/** The file of a finished import is obsolete; a trigger removes it. */
const FAIL = `UPDATE sop_archives SET state = 'failed', error_code = $3, object_name = NULL, finished_at = now() WHERE ${MINE}`;
const FINISH: PreparedStatement = {
  name: 'sop-archive-finish',
  text: `UPDATE sop_archives SET state = 'done', object_name = $3, size = coalesce($4, size), sop_count = $5, left_out = $6, left_out_count = $7,
      finished_at = now()
    WHERE ${MINE} RETURNING id`,
};

const SOPS = `SELECT id, title, folder_id FROM sops
  WHERE user_id = $1 AND deleted_at IS NULL AND ($2::uuid[] IS NULL OR folder_id = ANY ($2::uuid[]))
  ORDER BY created_at, id LIMIT $3`;

/** The columns for the API; the address is signed on request. */
export type ArchiveRow = Omit<ArchiveDto, 'url'>;

export interface NewArchive {
  id: string;
  userId: string;
  kind: ArchiveKind;
  name: string;
  folderId: string | null;
  objectName: string | null;
  size: number | null;
}

export interface ClaimedArchiveRow {
  user_id: string;
  kind: ArchiveKind;
  name: string;
  folder_id: string | null;
  object_name: string | null;
  /** Number of attempts, including this one. */
  attempt: number;
}

interface ArchiveFileRow {
  name: string;
  object_name: string;
}

/** An SOP of which an export makes files. */
export interface ListedSopRow {
  id: string;
  title: string;
  folder_id: string | null;
}

/** One attempt at an archive: once another has started, this one must not write. */
export interface ArchiveAttempt {
  id: string;
  attempt: number;
}

export interface ArchiveResult {
  /** Null for imports. */
  objectName: string | null;
  /** Bytes of the file; null leaves it as it is. */
  size: number | null;
  sopCount: number;
  leftOut: readonly LeftOut[];
  leftOutCount: number;
}

/** Statements on exports and imports of many SOPs. A method that takes a manager runs in the transaction of the caller. */
@Injectable()
export class ArchiveQueries {
  constructor(private readonly reads: PreparedQueries) {}

  async find(userId: string, id: string): Promise<ArchiveRow | null> {
    return (await this.reads.query<ArchiveRow>('sop-archive', FIND, [userId, id]))[0] ?? null;
  }

  list(userId: string): Promise<ArchiveRow[]> {
    return this.reads.query<ArchiveRow>('sop-archives', LIST, [userId]);
  }

  /** The file of an export that is done. */
  async findFile(userId: string, id: string): Promise<ArchiveFileRow | null> {
    return (await this.reads.query<ArchiveFileRow>('sop-archive-file', FILE, [userId, id]))[0] ?? null;
  }

  /** Whether one of the person has not ended. */
  async isUnderWay(userId: string): Promise<boolean> {
    return (await this.reads.query('sop-archive-under-way', UNDER_WAY, [userId])).length > 0;
  }

  /** Older ones of the person are deleted. @returns false when one of the person is under way */
  async insert(manager: EntityManager, added: NewArchive): Promise<boolean> {
    const { id, userId, kind, name, folderId, objectName, size } = added;
    const isAdded =
      (await runPrepared(manager, INSERT, [id, userId, kind, name, folderId, objectName, size])).length > 0;
    if (isAdded) await runPrepared(manager, FORGET, [userId]);
    return isAdded;
  }

  /** @returns false when there is none */
  async remove(manager: EntityManager, userId: string, id: string): Promise<boolean> {
    return (await runPrepared(manager, REMOVE, [userId, id])).length > 0;
  }

  /** Removes those that ended a week ago, with their files. */
  async removeOld(manager: EntityManager): Promise<void> {
    await manager.query(REMOVE_OLD);
  }

  /** Starts an attempt. @returns null when it has ended or is gone. */
  async claim(manager: EntityManager, id: string): Promise<ClaimedArchiveRow | null> {
    const [[row]]: [ClaimedArchiveRow[], number] = await manager.query(CLAIM, [id]);
    return row ?? null;
  }

  /** @returns false when it is gone, or another attempt has started */
  async showProgress(
    manager: EntityManager,
    { id, attempt }: ArchiveAttempt,
    done: number,
    total: number,
  ): Promise<boolean> {
    const [rows]: [unknown[], number] = await manager.query(PROGRESS, [id, attempt, done, total]);
    return rows.length > 0;
  }

  /** Releases one unchanged, without counting an attempt. */
  async release(manager: EntityManager, { id, attempt }: ArchiveAttempt): Promise<void> {
    await manager.query(RELEASE, [id, attempt]);
  }

  async fail(manager: EntityManager, { id, attempt }: ArchiveAttempt, code: ArchiveCode): Promise<void> {
    await manager.query(FAIL, [id, attempt, code]);
  }

  /** @returns false when it is gone, or another attempt has started */
  async finish(manager: EntityManager, { id, attempt }: ArchiveAttempt, result: ArchiveResult): Promise<boolean> {
    const { objectName, size, sopCount, leftOut, leftOutCount } = result;
    const values = [id, attempt, objectName, size, sopCount, JSON.stringify(leftOut), leftOutCount];
    return (await runPrepared(manager, FINISH, values)).length > 0;
  }

  /** Oldest first. @param folderIds null for all */
  listSops(userId: string, folderIds: readonly string[] | null, atMost: number): Promise<ListedSopRow[]> {
    return this.reads.query<ListedSopRow>('sop-archive-sops', SOPS, [userId, folderIds, atMost]);
  }
}
