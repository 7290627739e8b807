import { Injectable } from '@nestjs/common';
import { HotReads } from '../../database/hot-reads.js';
import type { SopSearchResultDto } from './dto/sop-search-result.dto.js';
import type { SopSummaryDto } from './dto/sop-summary.dto.js';
import { SUMMARY_COLUMNS } from './sop-row.js';
import { sopSearchTerms } from './sop-search-terms.js';
import type { SopSort } from './sop-sort.js';
import type { SopStatus } from './sop-status.js';

export interface SopSearch {
  /** What the person typed; nothing or blank text asks for everything. */
  typed: string | undefined;
  status: SopStatus | undefined;
  category: string | undefined;
  sort: SopSort;
  limit: number;
}

const MATCHES = `user_id = $1 AND deleted_at IS NULL
  AND ($2::text IS NULL OR search_words @@ to_tsquery('simple', $2))
  AND NOT EXISTS (SELECT 1 FROM unnest($3::text[]) AS piece
    WHERE strpos(lower(title), piece) = 0 AND strpos(lower(description), piece) = 0 AND strpos(lower(content), piece) = 0)
  AND ($4::text IS NULL OR status = $4)
  AND ($5::text IS NULL OR category = $5)`;

const ORDERS: Record<SopSort, string> = {
  relevance: `CASE WHEN $2::text IS NULL THEN 0 ELSE ts_rank(search_words, to_tsquery('simple', $2)) END DESC, updated_at DESC, id DESC`,
  updated: 'updated_at DESC, id DESC',
  created: 'created_at DESC, id DESC',
  title: 'lower(title), id',
};

/** Full-text search over the owner's SOPs, one bounded statement. */
@Injectable()
export class SopSearchQueries {
  constructor(private readonly reads: HotReads) {}

  /** The best `limit` SOPs in which every word is found. Text without a letter or digit finds nothing. */
  async searchSops(userId: string, { typed, status, category, sort, limit }: SopSearch): Promise<SopSearchResultDto> {
    const wish = typed?.trim() ?? '';
    const { wordQuery, pieces } = sopSearchTerms(wish);
    const asksForNothing = wish !== '' && wordQuery === null && pieces.length === 0;
    if (asksForNothing) return { items: [], has_more: false };
    const rows = await this.reads.query<SopSummaryDto>(
      `sop-search-${sort}`,
      `SELECT ${SUMMARY_COLUMNS} FROM sops WHERE ${MATCHES} ORDER BY ${ORDERS[sort]} LIMIT $6`,
      [userId, wordQuery, pieces, status ?? null, category ?? null, limit + 1],
    );
    return { items: rows.slice(0, limit), has_more: rows.length > limit };
  }
}
