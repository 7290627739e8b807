import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import { WORKER_LOCK } from '../../../database/advisory-locks.js';
import { NOTIFICATION_CHANNELS } from '../../../database/notification-channels.js';
import { PreparedQueries } from '../../../database/prepared-queries.js';
import { type PreparedStatement, runPrepared } from '../../../database/prepared-statement.js';
import type { GenerationDto, GenerationListDto } from './generation.dto.js';

/** A drafting run as one JSON value, in the wire's names. */
export const GENERATION_JSON = `json_build_object(
  'id', id, 'state', state, 'attempt', attempt, 'seq', seq, 'provider', provider, 'drafted_by', drafted_by,
  'error_code', error_code, 'fallback_reason', fallback_reason,
  'created_at', created_at, 'started_at', started_at, 'finished_at', finished_at)`;

const LIST = `SELECT ${GENERATION_JSON} AS generation FROM sop_generations
  WHERE sop_id = $1 AND user_id = $2 ORDER BY created_at DESC, id DESC LIMIT 50`;

/** Live runs of a person ($1), counted up to the limit ($2). */
export const LIVE_RUNS = `live AS (
    SELECT 1 FROM sop_generations WHERE user_id = $1 AND state IN ('queued', 'running') LIMIT $2
  )`;

const INSERT_RUN: PreparedStatement = {
  name: 'sop-run-insert',
  text: `WITH ${LIVE_RUNS}
  INSERT INTO sop_generations (id, sop_id, user_id, prompt)
    SELECT $3::uuid, $4::uuid, $1::uuid, $5 WHERE (SELECT count(*) FROM live) < $2
    RETURNING ${GENERATION_JSON} AS generation`,
};

export interface NewRun {
  sopId: string;
  userId: string;
  prompt: string;
}

interface ClaimedRow {
  sop_id: string;
  user_id: string;
  prompt: string;
  /** How often the run was taken up, this time included. */
  attempt: number;
}

/** Statements on drafting runs. A method that takes a manager runs in the transaction of the caller. */
@Injectable()
export class GenerationQueries {
  constructor(private readonly reads: PreparedQueries) {}

  /** The newest runs, newest first. */
  async listGenerations(userId: string, sopId: string): Promise<GenerationListDto> {
    const values = [sopId, userId];
    const rows = await this.reads.query<{ generation: GenerationDto }>('sop-generations', LIST, values);
    return { items: rows.map((row) => row.generation) };
  }

  /** Adds a run of an existing SOP. @returns null when `mostLive` runs of the person are live already. */
  async insertRun(manager: EntityManager, run: NewRun, mostLive: number): Promise<GenerationDto | null> {
    const values = [run.userId, mostLive, uuidv7(), run.sopId, run.prompt];
    const [row] = await runPrepared<{ generation: GenerationDto }>(manager, INSERT_RUN, values);
    return row?.generation ?? null;
  }

  /** An SOP is locked before its runs, by workers too: otherwise a worker and a deletion could wait for each other. */
  async lockSopOf(manager: EntityManager, generationId: string): Promise<void> {
    await manager.query('SELECT 1 FROM sops WHERE id = (SELECT sop_id FROM sop_generations WHERE id = $1) FOR UPDATE', [
      generationId,
    ]);
  }

  /** Marks a run as running. @returns null when it is finished or cancelled. */
  async claim(
    manager: EntityManager,
    generationId: string,
    holder: { fencingToken: string; workerId: number | null; jobId: string | null },
  ): Promise<ClaimedRow | null> {
    const result: [ClaimedRow[], number] = await manager.query(
      `UPDATE sop_generations SET state = 'running', attempt = attempt + 1, fencing_token = $2, partial = NULL,
         started_at = coalesce(started_at, now()), worker_id = $3, job_id = $4
       WHERE id = $1 AND state IN ('queued', 'running') RETURNING sop_id, user_id, prompt, attempt`,
      [generationId, holder.fencingToken, holder.workerId, holder.jobId],
    );
    return firstReturned(result);
  }

  /** Cancels the live run of an SOP. @returns its id, or null without one. */
  async cancelLive(manager: EntityManager, sopId: string): Promise<string | null> {
    const result: [{ id: string }[], number] = await manager.query(
      `UPDATE sop_generations SET state = 'cancelled', partial = NULL, finished_at = now()
       WHERE sop_id = $1 AND state IN ('queued', 'running') RETURNING id`,
      [sopId],
    );
    return firstReturned(result)?.id ?? null;
  }

  /** Notifies the worker that drafts a run, in any process. Sent when the transaction commits. */
  async notifyCancelled(manager: EntityManager, generationId: string): Promise<void> {
    await manager.query('SELECT pg_notify($1, $2)', [NOTIFICATION_CHANNELS.generationCancelled, generationId]);
  }

  /** Existing text is kept; without any, `content` explains why. */
  async endWithoutDraft(
    manager: EntityManager,
    sopId: string,
    { state, content }: { state: 'failed' | 'cancelled'; content: string },
  ): Promise<void> {
    await manager.query(
      `UPDATE sops SET generation_state = $2, updated_at = now(),
         content = CASE WHEN drafted_by IS NULL AND document IS NULL THEN $3 ELSE content END
       WHERE id = $1`,
      [sopId, state, content],
    );
  }

  /** Stores a snapshot and notifies the live channel. @returns false when the token is outdated. */
  async saveProgress(
    manager: EntityManager,
    run: { id: string; fencingToken: string },
    partial: object,
    provider: string,
  ): Promise<boolean> {
    const rows: unknown[] = await manager.query(
      `WITH saved AS (
         UPDATE sop_generations SET partial = $3, provider = $4, seq = seq + 1
         WHERE id = $1 AND fencing_token = $2 AND state = 'running' RETURNING id, sop_id, user_id, seq
       )
       SELECT pg_notify('${NOTIFICATION_CHANNELS.draftProgress}', json_build_object(
         'user_id', user_id, 'sop_id', sop_id, 'generation_id', id, 'seq', seq)::text) FROM saved`,
      [run.id, run.fencingToken, JSON.stringify(partial), provider],
    );
    return rows.length > 0;
  }

  /** Queues a run again. @returns null when it is no longer the worker's. */
  async takeFromWorker(
    manager: EntityManager,
    generationId: string,
    workerId: number,
  ): Promise<{ user_id: string; job_id: string | null } | null> {
    const result: [{ user_id: string; job_id: string | null }[], number] = await manager.query(
      `UPDATE sop_generations SET state = 'queued', fencing_token = NULL, worker_id = NULL
       WHERE id = $1 AND worker_id = $2 AND state = 'running' RETURNING user_id, job_id`,
      [generationId, workerId],
    );
    return firstReturned(result);
  }

  /** Workers that have runs and do not hold their lock. The shared lock is held only during the statement. */
  async findMissingWorkers(manager: EntityManager): Promise<number[]> {
    const rows: { worker_id: number }[] = await manager.query(
      `SELECT worker_id FROM (
         SELECT DISTINCT worker_id FROM sop_generations WHERE state = 'running' AND worker_id IS NOT NULL
       ) AS busy WHERE pg_try_advisory_xact_lock_shared($1, worker_id)`,
      [WORKER_LOCK],
    );
    return rows.map((row) => row.worker_id);
  }
}

/** TypeORM answers an UPDATE … RETURNING with [rows, count]. */
function firstReturned<Row>([rows]: [Row[], number]): Row | null {
  return rows[0] ?? null;
}
