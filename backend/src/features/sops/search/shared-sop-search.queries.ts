import { Injectable } from '@nestjs/common';
import { PreparedQueries } from '../../../database/prepared-queries.js';
import { EntitlementsService } from '../../subscriptions/entitlements/entitlements.service.js';
import type { SharedSopSummaryDto } from '../shared/shared-sop.dto.js';
import { OWNER_NAME, SHARING_OWNERS } from '../shared/shared-sop.queries.js';
import { SUMMARY_COLUMNS } from '../sops/sop.queries.js';
import type { SharedSopSearchResultDto } from './sop-search.dto.js';
import { type SopSearchTerms, sopSearchTerms } from './sop-search-terms.js';

/** Of more hits the newest SOPs are looked at, completed or not. */
const MOST_HITS = 10_000;
/** Of more readable hits the newest SOPs are ranked. */
const MOST_RANKED = 1_000;

/** Searches title and text only: members cannot read the prompt, so it must not affect their results. */
const READABLE_WEIGHTS = 'AC';
/** Of text, prompt and title, in the order D, C, B, A. */
const RANK_WEIGHTS = `'{0, 0.2, 0, 1}'`;

/**
 * As the owner's search: hits come from the index of words, owner by owner, and each is looked up by its id. $1 is the
 * member, $2 the days of reading after the end, $3 the limit.
 */
function searchStatement({ wordQuery, pieces, pairQuery }: SopSearchTerms) {
  const values: unknown[] = [];
  const place = (value: unknown): string => `$${values.push(value) + 3}`;
  const words = wordQuery === null ? null : `to_tsquery('simple', ${place(wordQuery)})`;
  const pairs = pairQuery === null ? null : `${place(pairQuery)}::tsquery`;
  const query = [words, pairs].filter((part) => part !== null).join(' && ');
  const inText = pairs === null ? '' : ` AND ${holdsPieces(place(pieces))}`;
  const weighted = wordQuery === null ? null : place(wordQuery.replaceAll(':*', `:*${READABLE_WEIGHTS}`));
  const entry = '(SELECT words FROM sop_search_entries WHERE sop_id = matches.id)';
  const readable = weighted === null ? '' : `WHERE ${entry} @@ (SELECT to_tsquery('simple', ${weighted}))`;
  const rank = words === null ? '' : `ts_rank(${RANK_WEIGHTS}, ${entry}, (SELECT ${words})) DESC, `;
  const text = `WITH owners AS MATERIALIZED (${SHARING_OWNERS}), hits AS MATERIALIZED (
      SELECT sop_id FROM (
        SELECT own.sop_id FROM owners, LATERAL (
          SELECT sop_id FROM sop_search_entries
          WHERE user_id = owners.user_id AND sop_owner_words(user_id, words) @@ sop_owner_query(owners.user_id, ${query})
          OFFSET 0
        ) AS own OFFSET 0
      ) AS found ORDER BY sop_id DESC LIMIT ${MOST_HITS}
    ), matches AS MATERIALIZED (
      SELECT sop.* FROM hits, LATERAL (
        SELECT ${SUMMARY_COLUMNS}, ${OWNER_NAME} FROM sops
        WHERE id = hits.sop_id AND deleted_at IS NULL AND status = 'completed'${inText} OFFSET 0
      ) AS sop ORDER BY sop_id DESC LIMIT ${MOST_RANKED}
    )
    SELECT * FROM matches ${readable} ORDER BY ${rank}updated_at DESC, id DESC LIMIT $3`;
  return { name: `shared-sop-search-${words ? 'w' : ''}${pairs ? 'p' : ''}`, text, values };
}

function holdsPieces(pieces: string): string {
  return `NOT EXISTS (SELECT 1 FROM unnest(${pieces}::text[]) AS piece
    WHERE strpos(lower(title), piece) = 0 AND strpos(lower(content), piece) = 0)`;
}

/** Full-text search over what teams share with their members, one bounded statement. */
@Injectable()
export class SharedSopSearchQueries {
  constructor(
    private readonly reads: PreparedQueries,
    private readonly entitlements: EntitlementsService,
  ) {}

  /**
   * The best `limit` SOPs in whose title or text every word is found; text without a letter or digit finds nothing.
   * Only those are found that the person could list at this moment.
   */
  async searchSharedSops(userId: string, typed: string, limit: number): Promise<SharedSopSearchResultDto> {
    const terms = sopSearchTerms(typed);
    if (terms.wordQuery === null && terms.pairQuery === null) return { items: [], has_more: false };
    const { name, text, values } = searchStatement(terms);
    const days = this.entitlements.memberReadingDays;
    // One row more than asked tells whether there is more.
    const rows = await this.reads.query<SharedSopSummaryDto>(name, text, [userId, days, limit + 1, ...values]);
    return { items: rows.slice(0, limit), has_more: rows.length > limit };
  }
}
