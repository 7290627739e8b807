import { Injectable } from '@nestjs/common';
import { type EntityManager, IsNull } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import { type Owner, ownerScope } from '../../../common/access/principal.js';
import { PreparedQueries } from '../../../database/prepared-queries.js';
import { type PreparedStatement, runPrepared } from '../../../database/prepared-statement.js';
import { GENERATION_JSON, LIVE_RUNS } from '../generations/generation.queries.js';
import { sopProblems } from '../sops.problems.js';
import type { SopDto } from './sop.dto.js';
import { type Drafter, Sop } from './sop.entity.js';

/** Columns of a list row, in the wire's names and order. */
export const SUMMARY_COLUMNS =
  'id, user_id, title, category, tags, folder_id, status, version, generation_state, drafted_by, published_at, created_at, ' +
  'updated_at';

/** The columns of a whole SOP, but for its run. */
const DETAIL_COLUMNS = `${SUMMARY_COLUMNS}, description, content, document, client_id`;

const DETAIL = `SELECT ${DETAIL_COLUMNS},
    (SELECT ${GENERATION_JSON} FROM sop_generations WHERE sop_id = sops.id ORDER BY created_at DESC, id DESC LIMIT 1) AS generation
  FROM sops WHERE id = $1 AND user_id = $2 AND deleted_at IS NULL`;

const INSERT_SOP_WITH_RUN: PreparedStatement = {
  name: 'sop-insert',
  text: `WITH ${LIVE_RUNS},
  sop AS (
    INSERT INTO sops (id, user_id, title, description, content, client_id, generation_state)
    SELECT $4::uuid, $1::uuid, $6, $5, $7, $8::uuid, 'queued' WHERE (SELECT count(*) FROM live) < $2
    RETURNING ${DETAIL_COLUMNS}
  ),
  run AS (
    INSERT INTO sop_generations (id, sop_id, user_id, prompt)
    SELECT $3::uuid, id, user_id, description FROM sop
    RETURNING ${GENERATION_JSON} AS generation
  )
  SELECT sop.*, run.generation FROM sop, run`,
};

const INSERT_WRITTEN_SOP: PreparedStatement = {
  name: 'sop-insert-written',
  text: `INSERT INTO sops (id, user_id, title, description, content, document, category, drafted_by, client_id)
    VALUES ($1::uuid, $2::uuid, $3, $4, $5, $6::jsonb, $7, $8, $9::uuid)
    RETURNING ${DETAIL_COLUMNS}, NULL::json AS generation`,
};

/** An SOP that does not exist yet. */
export interface NewSop {
  id: string;
  userId: string;
  prompt: string;
  title: string;
  /** The content until the draft is written. */
  content: string;
  clientId: string | null;
}

interface WrittenSopRow {
  id: string;
  userId: string;
  title: string;
  description: string;
  content: string;
  document: object;
  category: string;
  draftedBy: Drafter;
  clientId?: string | null;
}

/** Statements on SOPs. Reads are one statement each, owner-scoped, and return only the columns shown. */
@Injectable()
export class SopQueries {
  constructor(private readonly reads: PreparedQueries) {}

  /** The whole SOP, or null when it does not exist, is deleted, or belongs to another person. */
  async findSop(userId: string, sopId: string): Promise<SopDto | null> {
    const [row] = await this.reads.query<SopDto>('sop-detail', DETAIL, [sopId, userId]);
    return row ?? null;
  }

  /** Adds an SOP and its first run. @returns null when `mostLive` runs of the person are live already. */
  async insertSopWithRun(manager: EntityManager, sop: NewSop, mostLive: number): Promise<SopDto | null> {
    const values = [sop.userId, mostLive, uuidv7(), sop.id, sop.prompt, sop.title, sop.content, sop.clientId];
    const [row] = await runPrepared<SopDto>(manager, INSERT_SOP_WITH_RUN, values);
    return row ?? null;
  }

  /** Adds an SOP that has its text from the start. */
  async insertWrittenSop(manager: EntityManager, sop: WrittenSopRow): Promise<SopDto> {
    const { id, userId, title, description, content, document, category, draftedBy, clientId = null } = sop;
    const values = [id, userId, title, description, content, JSON.stringify(document), category, draftedBy, clientId];
    const [row] = await runPrepared<SopDto>(manager, INSERT_WRITTEN_SOP, values);
    if (!row) throw new Error('An insert returned no row');
    return row;
  }

  /** Locks every SOP of a person, deleted ones too. @returns the ids of those that are being drafted. */
  async lockAllOf(manager: EntityManager, userId: string): Promise<string[]> {
    const rows: { id: string; is_drafted: boolean }[] = await manager.query(
      `SELECT id, generation_state IN ('queued', 'running') AS is_drafted FROM sops
       WHERE user_id = $1 ORDER BY id FOR UPDATE`,
      [userId],
    );
    return rows.filter((row) => row.is_drafted).map(({ id }) => id);
  }

  /**
   * Stores an idempotency key for an SOP.
   * @returns the SOP and the request of the key: the given ones when the key is new.
   */
  async claimIdempotencyKey(
    manager: EntityManager,
    { userId, key, requestHash, sopId }: { userId: string; key: string; requestHash: Buffer; sopId: string },
  ): Promise<{ requestHash: Buffer; sopId: string } | null> {
    const inserted: unknown[] = await manager.query(
      `INSERT INTO idempotency_keys (user_id, key, request_hash, resource_id) VALUES ($1, $2, $3, $4)
       ON CONFLICT (user_id, key) DO NOTHING RETURNING 1`,
      [userId, key, requestHash, sopId],
    );
    if (inserted.length > 0) return { requestHash, sopId };
    const [first]: { request_hash: Buffer; resource_id: string }[] = await manager.query(
      'SELECT request_hash, resource_id FROM idempotency_keys WHERE user_id = $1 AND key = $2',
      [userId, key],
    );
    return first ? { requestHash: first.request_hash, sopId: first.resource_id } : null;
  }

  /** Adds up the counts of at most `limit` accounts. @returns how many accounts had something to add up. */
  async foldCounts(manager: EntityManager, limit: number): Promise<number> {
    const [row]: { accounts: number }[] = await manager.query('SELECT fold_sop_counts($1) AS accounts', [limit]);
    return row?.accounts ?? 0;
  }
}

/** Locks the row until the transaction ends. @throws `sop-not-found`. */
export async function lockSop(manager: EntityManager, owner: Owner, sopId: string): Promise<Sop> {
  const sop = await manager.findOne(Sop, {
    where: { id: sopId, ...ownerScope(owner), deletedAt: IsNull() },
    lock: { mode: 'pessimistic_write' },
  });
  if (!sop) throw sopProblems['sop-not-found']();
  return sop;
}
