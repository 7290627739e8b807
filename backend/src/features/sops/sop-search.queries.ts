import { Injectable } from '@nestjs/common';
import { HotReads } from '../../database/hot-reads.js';
import type { SopSearchResultDto } from './dto/sop-search-result.dto.js';
import type { SopSummaryDto } from './dto/sop-summary.dto.js';
import { SUMMARY_COLUMNS } from './sop-row.js';
import { sopSearchTerms } from './sop-search-terms.js';
import type { SopSort, SortDirection } from './sop-sort.js';
import type { SopStatus } from './sop-status.js';

export interface SopSearch {
  /** What the person typed; nothing or blank text asks for everything. */
  typed: string | undefined;
  status: SopStatus | undefined;
  category: string | undefined;
  sort: SopSort;
  /** Has no meaning for relevance: the best come first. */
  direction: SortDirection;
  limit: number;
}

const MATCHES = `user_id = $1 AND deleted_at IS NULL
  AND ($2::text IS NULL OR search_words @@ to_tsquery('simple', $2))
  AND NOT EXISTS (SELECT 1 FROM unnest($3::text[]) AS piece
    WHERE strpos(lower(title), piece) = 0 AND strpos(lower(description), piece) = 0 AND strpos(lower(content), piece) = 0)
  AND ($4::text IS NULL OR status = $4)
  AND ($5::text IS NULL OR category = $5)`;

const RANK = `CASE WHEN $2::text IS NULL THEN 0 ELSE ts_rank(search_words, to_tsquery('simple', $2)) END`;

/** Each order ends with the id, so that it is the same every time. */
const ORDERS: Record<SopSort, (direction: SortDirection) => string> = {
  relevance: () => `${RANK} DESC, updated_at DESC, id DESC`,
  updated: (direction) => `updated_at ${direction}, id ${direction}`,
  created: (direction) => `created_at ${direction}, id ${direction}`,
  title: (direction) => `lower(title) ${direction}, id ${direction}`,
  status: (direction) => `status ${direction}, updated_at DESC, id DESC`,
};

/** Full-text search over the owner's SOPs, one bounded statement. */
@Injectable()
export class SopSearchQueries {
  constructor(private readonly reads: HotReads) {}

  /** The best `limit` SOPs in which every word is found. Text without a letter or digit finds nothing. */
  async searchSops(userId: string, search: SopSearch): Promise<SopSearchResultDto> {
    const { typed, status, category, sort, direction, limit } = search;
    const wish = typed?.trim() ?? '';
    const { wordQuery, pieces } = sopSearchTerms(wish);
    const asksForNothing = wish !== '' && wordQuery === null && pieces.length === 0;
    if (asksForNothing) return { items: [], has_more: false };
    const rows = await this.reads.query<SopSummaryDto>(
      `sop-search-${sort}-${direction}`,
      `SELECT ${SUMMARY_COLUMNS} FROM sops WHERE ${MATCHES} ORDER BY ${ORDERS[sort](direction)} LIMIT $6`,
      [userId, wordQuery, pieces, status ?? null, category ?? null, limit + 1],
    );
    return { items: rows.slice(0, limit), has_more: rows.length > limit };
  }
}
