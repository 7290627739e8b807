import { Injectable } from '@nestjs/common';
import { type Cursor, encodeCursor } from '../../common/http/cursor.js';
import { HotReads } from '../../database/hot-reads.js';
import type { GenerationListDto } from './dto/generation-list.dto.js';
import type { SopDto } from './dto/sop.dto.js';
import type { SopPageDto } from './dto/sop-page.dto.js';
import type { SopSummaryDto } from './dto/sop-summary.dto.js';
import { GENERATION_JSON, SUMMARY_COLUMNS } from './sop-row.js';
import type { SopStatus } from './sop-status.js';

const ORDER = 'ORDER BY updated_at DESC, id DESC LIMIT $2';
const OWN = `SELECT ${SUMMARY_COLUMNS} FROM sops WHERE user_id = $1 AND deleted_at IS NULL`;

const LISTS = {
  first: `${OWN} ${ORDER}`,
  next: `${OWN} AND (updated_at, id) < ($3, $4) ${ORDER}`,
  firstByStatus: `${OWN} AND status = $3 ${ORDER}`,
  nextByStatus: `${OWN} AND status = $3 AND (updated_at, id) < ($4, $5) ${ORDER}`,
};

const DETAIL = `SELECT ${SUMMARY_COLUMNS}, description, content, document,
    (SELECT ${GENERATION_JSON} FROM sop_generations WHERE sop_id = sops.id ORDER BY created_at DESC, id DESC LIMIT 1) AS generation
  FROM sops WHERE id = $1 AND user_id = $2 AND deleted_at IS NULL`;

const GENERATIONS = `SELECT ${GENERATION_JSON} AS generation FROM sop_generations
  WHERE sop_id = $1 AND user_id = $2 ORDER BY created_at DESC, id DESC LIMIT 50`;

interface ListOptions {
  limit: number;
  status: SopStatus | undefined;
  cursor: Cursor | null;
}

/** Reads of SOPs for the wire: one query each, owner-scoped, only the columns shown. */
@Injectable()
export class SopQueries {
  constructor(private readonly reads: HotReads) {}

  /** One page of the owner's SOPs, newest update first (S2.94, S2.95). */
  async listSops(userId: string, { limit, status, cursor }: ListOptions): Promise<SopPageDto> {
    const name = `${cursor ? 'next' : 'first'}${status ? 'ByStatus' : ''}` as keyof typeof LISTS;
    const values = [userId, limit + 1, ...(status ? [status] : []), ...(cursor ? [cursor.at, cursor.id] : [])];
    // One row more than asked tells whether there is a next page.
    const rows = await this.reads.query<SopSummaryDto>(`sops-${name}`, LISTS[name], values);
    const items = rows.slice(0, limit);
    const last = items.at(-1);
    const next_cursor = rows.length > limit && last ? encodeCursor({ at: last.updated_at, id: last.id }) : null;
    return { items, next_cursor };
  }

  /** The whole SOP, or null when it does not exist, is deleted, or is somebody else's. */
  async findSop(userId: string, sopId: string): Promise<SopDto | null> {
    const [row] = await this.reads.query<SopDto>('sop-detail', DETAIL, [sopId, userId]);
    return row ?? null;
  }

  /** The newest drafting runs, newest first. */
  async listGenerations(userId: string, sopId: string): Promise<GenerationListDto> {
    const rows = await this.reads.query<{ generation: GenerationListDto['items'][number] }>(
      'sop-generations',
      GENERATIONS,
      [sopId, userId],
    );
    return { items: rows.map((row) => row.generation) };
  }
}
