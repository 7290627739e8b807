import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { type Cursor, encodeCursor } from '../../../common/http/cursor.js';
import { PreparedQueries } from '../../../database/prepared-queries.js';
import { type PreparedStatement, runPrepared } from '../../../database/prepared-statement.js';
import type { ImportCode, ImportDto, ImportPageDto, ImportSummaryDto } from './import.dto.js';

const SUMMARY = 'id, name, state, error_code, sop_id, size::integer AS size, created_at, finished_at';
const DETAIL = `${SUMMARY}, lines, jsonb_array_length(left_out) AS left_out_count,
  (SELECT coalesce(jsonb_agg(line ORDER BY place), '[]') FROM
    (SELECT line, place FROM jsonb_array_elements(left_out) WITH ORDINALITY AS listed (line, place) ORDER BY place LIMIT 100) AS first_lines
  ) AS left_out, pictures`;

const FIND = `SELECT ${DETAIL} FROM sop_imports WHERE user_id = $1 AND id = $2`;
const FIND_OF_SOP = `SELECT ${DETAIL} FROM sop_imports WHERE user_id = $1 AND sop_id = $2`;
const ORIGINAL = `SELECT name, media_type, object_name FROM sop_imports
  WHERE user_id = $1 AND id = $2 AND object_name IS NOT NULL`;
const LIST = `SELECT ${SUMMARY} FROM sop_imports WHERE user_id = $1`;
const ORDER = 'ORDER BY created_at DESC, id DESC LIMIT $2';
const LIVE = "state IN ('queued', 'reading', 'drafting')";
const COUNT_LIVE = `SELECT count(*)::integer AS live FROM (SELECT 1 FROM sop_imports WHERE user_id = $1 AND ${LIVE} LIMIT $2) AS counted`;

const INSERT: PreparedStatement = {
  name: 'sop-import-insert',
  text: `WITH live AS (SELECT 1 FROM sop_imports WHERE user_id = $1 AND ${LIVE} LIMIT $2)
    INSERT INTO sop_imports (id, user_id, name, media_type, size, object_name)
    SELECT $3::uuid, $1::uuid, $4, $5, $6, $7 WHERE (SELECT count(*) FROM live) < $2 RETURNING id`,
};
/** Failures are listed for a month. */
const FORGET: PreparedStatement = {
  name: 'sop-imports-forget',
  text: `DELETE FROM sop_imports WHERE user_id = $1 AND state = 'failed' AND finished_at < now() - interval '30 days'`,
};
const CLAIM = `UPDATE sop_imports SET state = 'reading', attempt = attempt + 1 WHERE id = $1 AND ${LIVE}
  RETURNING user_id, name, object_name, attempt`;
const MARK_DRAFTING = `UPDATE sop_imports SET state = 'drafting' WHERE id = $1 AND state = 'reading'`;
const RELEASE = `UPDATE sop_imports SET state = 'queued', attempt = attempt - 1 WHERE id = $1 AND ${LIVE}`;
/** The original of a failed import is obsolete; a trigger removes it. */
const FAIL = `UPDATE sop_imports SET state = 'failed', error_code = $2, object_name = NULL, finished_at = now()
  WHERE id = $1 AND ${LIVE}`;
const FINISH = `UPDATE sop_imports SET state = 'done', sop_id = $2, lines = $3, left_out = $4, pictures = $5, finished_at = now()
  WHERE id = $1 AND ${LIVE} RETURNING id`;

export interface NewImport {
  id: string;
  userId: string;
  name: string;
  mediaType: string;
  size: number;
  objectName: string;
}

interface ClaimedRow {
  user_id: string;
  name: string;
  object_name: string;
  /** Number of attempts, including this one. */
  attempt: number;
}

interface OriginalRow {
  name: string;
  media_type: string;
  object_name: string;
}

/** Statements on imports. A method that takes a manager runs in the transaction of the caller. */
@Injectable()
export class ImportQueries {
  constructor(private readonly reads: PreparedQueries) {}

  async find(userId: string, id: string): Promise<ImportDto | null> {
    return (await this.reads.query<ImportDto>('sop-import', FIND, [userId, id]))[0] ?? null;
  }

  async findOfSop(userId: string, sopId: string): Promise<ImportDto | null> {
    return (await this.reads.query<ImportDto>('sop-import-of-sop', FIND_OF_SOP, [userId, sopId]))[0] ?? null;
  }

  async findOriginal(userId: string, id: string): Promise<OriginalRow | null> {
    return (await this.reads.query<OriginalRow>('sop-import-original', ORIGINAL, [userId, id]))[0] ?? null;
  }

  /** One page, newest first. */
  async list(userId: string, limit: number, cursor: Cursor | null): Promise<ImportPageDto> {
    // One extra row tells whether there is a next page.
    const rows = cursor
      ? await this.reads.query<ImportSummaryDto>(
          'sop-imports-next',
          `${LIST} AND (created_at, id) < ($3, $4) ${ORDER}`,
          [userId, limit + 1, cursor.at, cursor.id],
        )
      : await this.reads.query<ImportSummaryDto>('sop-imports-first', `${LIST} ${ORDER}`, [userId, limit + 1]);
    const items = rows.slice(0, limit);
    const last = items.at(-1);
    const next_cursor = rows.length > limit && last ? encodeCursor({ at: last.created_at, id: last.id }) : null;
    return { items, next_cursor };
  }

  /** The number of waiting or running imports of a person, counted up to `most`. */
  async countLive(userId: string, most: number): Promise<number> {
    return (await this.reads.query<{ live: number }>('sop-imports-live', COUNT_LIVE, [userId, most]))[0]?.live ?? 0;
  }

  /** @returns false when `mostLive` imports of the person wait or run already. */
  async insert(manager: EntityManager, added: NewImport, mostLive: number): Promise<boolean> {
    await runPrepared(manager, FORGET, [added.userId]);
    const values = [added.userId, mostLive, added.id, added.name, added.mediaType, added.size, added.objectName];
    return (await runPrepared(manager, INSERT, values)).length > 0;
  }

  /** Starts an attempt of an import. @returns null when it is done, failed or gone. */
  async claim(manager: EntityManager, id: string): Promise<ClaimedRow | null> {
    const [[row]]: [ClaimedRow[], number] = await manager.query(CLAIM, [id]);
    return row ?? null;
  }

  async markDrafting(manager: EntityManager, id: string): Promise<void> {
    await manager.query(MARK_DRAFTING, [id]);
  }

  /** Releases an import unchanged, without counting an attempt. */
  async release(manager: EntityManager, id: string): Promise<void> {
    await manager.query(RELEASE, [id]);
  }

  async fail(manager: EntityManager, id: string, code: ImportCode): Promise<void> {
    await manager.query(FAIL, [id, code]);
  }

  /** @returns false when it is done, failed or gone. */
  async finish(
    manager: EntityManager,
    id: string,
    { sopId, lines, leftOut, pictures }: { sopId: string; lines: number; leftOut: readonly string[]; pictures: number },
  ): Promise<boolean> {
    const [rows]: [unknown[], number] = await manager.query(FINISH, [
      id,
      sopId,
      lines,
      JSON.stringify(leftOut),
      pictures,
    ]);
    return rows.length > 0;
  }
}
