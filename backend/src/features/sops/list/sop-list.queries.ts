import { Injectable } from '@nestjs/common';
import { type Cursor, encodeCursor } from '../../../common/http/cursor.js';
import { PreparedQueries } from '../../../database/prepared-queries.js';
import type { SopPageDto, SopSummaryDto } from '../sops/sop.dto.js';
import { kindOf, newestSops, type SopFilters } from './sop-filters.queries.js';

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
    // One row more than asked tells whether there is a next page.
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
