import { Injectable } from '@nestjs/common';
import { PreparedQueries } from '../../../database/prepared-queries.js';
import type { PreparedStatement } from '../../../database/prepared-statement.js';
import type { SopSummaryDto } from '../sops/sop.dto.js';
import { SOP_STATUSES } from '../sops/sop.entity.js';
import { SUMMARY_COLUMNS } from '../sops/sop.queries.js';
import { conditionsOf, kindOf, NEWEST, newestSops, OWN, type Place, type SopFilters } from './sop-list.queries.js';
import type { SopSearchResultDto, SopSort, SortDirection } from './sop-search.dto.js';
import { type SopSearchTerms, sopSearchTerms } from './sop-search-terms.js';

/** A search whose words are read. */
interface SopSearchCase extends SopFilters {
  terms: SopSearchTerms;
  sort: SopSort;
  /** Has no meaning for relevance: the best come first. */
  direction: SortDirection;
}

interface BoundStatement extends PreparedStatement {
  values: unknown[];
}

/** Of more hits the newest SOPs are ranked. */
const MOST_RANKED = 1_000;
/** Of more SOPs the newest are filtered and sorted. */
const MOST_SORTED = 10_000;

/** Each order ends with the id, so that it is the same every time. */
const ORDERS: Record<Exclude<SopSort, 'relevance'>, (direction: SortDirection) => string> = {
  updated: (direction) => `updated_at ${direction}, id ${direction}`,
  created: (direction) => `created_at ${direction}, id ${direction}`,
  title: (direction) => `lower(title) ${direction}, id ${direction}`,
  status: (direction) => `status ${direction}, ${NEWEST}`,
};

/**
 * One statement per case, so that the cached plan uses an index for each: a condition such as
 * "no words, or these" has one plan for all, which reads every SOP of the owner.
 */
function searchStatement(userId: string, limit: number, search: SopSearchCase): BoundStatement {
  const { terms, sort, direction } = search;
  const values: unknown[] = [userId, limit];
  const place: Place = (value) => `$${values.push(value)}`;
  const hasTerms = terms.wordQuery !== null || terms.pairQuery !== null;
  const text = hasTerms ? findByTerms(search, place) : findAll(search, place);
  const kind = [terms.wordQuery === null ? '' : 'w', terms.pairQuery === null ? '' : 'p', kindOf(search)];
  return { name: `sop-search-${kind.join('')}-${sort}-${direction}`, text, values };
}

/** Hits come from the index of words, and each is looked up by its id: never a list of what the owner has. */
function findByTerms(search: SopSearchCase, place: Place): string {
  const { terms, sort, direction } = search;
  const words = terms.wordQuery === null ? null : `to_tsquery('simple', ${place(terms.wordQuery)})`;
  const pairs = terms.pairQuery === null ? null : `${place(terms.pairQuery)}::tsquery`;
  const query = [words, pairs].filter((part) => part !== null).join(' && ');
  const conditions = [
    OWN,
    ...conditionsOf(search, place),
    ...(pairs === null ? [] : [holdsPieces(place(terms.pieces))]),
  ];
  const isNarrowed = conditions.length > 1;
  const isRanked = sort === 'relevance' && words !== null;
  const rank = (found: string) => `ts_rank(${found}, (SELECT ${words})) DESC, ${NEWEST}`;
  // Ids of SOPs begin with the time of their creation. OFFSET 0 keeps the planner from walking along them to find hits.
  const newestHits = (columns: string, most: number) => `WITH hits AS (
      SELECT ${columns} FROM (
        SELECT ${columns} FROM sop_search_entries
        WHERE user_id = $1 AND sop_owner_words(user_id, words) @@ sop_owner_query($1, ${query}) OFFSET 0
      ) AS found ORDER BY sop_id DESC LIMIT ${most}
    )`;
  const sops = `SELECT sop.* FROM hits, LATERAL (
      SELECT ${SUMMARY_COLUMNS} FROM sops WHERE id = hits.sop_id AND ${conditions.join(' AND ')} OFFSET 0
    ) AS sop`;
  if (!isRanked) {
    const order = sort === 'relevance' ? NEWEST : ORDERS[sort](direction);
    const most = sort === 'relevance' && !isNarrowed ? MOST_RANKED : MOST_SORTED;
    return `${newestHits('sop_id', most)} ${sops} ORDER BY ${order} LIMIT $2`;
  }
  if (!isNarrowed) return `${newestHits('sop_id, words', MOST_RANKED)} ${sops} ORDER BY ${rank('words')} LIMIT $2`;
  // Most hits are not ranked: to carry the words of all would take longer than to read those of some again.
  const ownWords = '(SELECT words FROM sop_search_entries WHERE sop_id = matches.id)';
  return `${newestHits('sop_id', MOST_SORTED)}, matches AS MATERIALIZED (${sops} ORDER BY sop_id DESC LIMIT ${MOST_RANKED})
    SELECT ${SUMMARY_COLUMNS} FROM matches ORDER BY ${rank(ownWords)} LIMIT $2`;
}

/** Neighboring letters that are all there need not stand together. */
function holdsPieces(pieces: string): string {
  return `NOT EXISTS (SELECT 1 FROM unnest(${pieces}::text[]) AS piece
    WHERE strpos(lower(title), piece) = 0 AND strpos(lower(description), piece) = 0 AND strpos(lower(content), piece) = 0)`;
}

/** Without words an index gives the order, or the newest of those that the filters let through. */
function findAll(search: SopSearchCase, place: Place): string {
  const { sort, direction } = search;
  const isOneStatus = sort === 'status' && search.status !== undefined;
  if (sort === 'relevance' || isOneStatus) return newestSops(search, place);
  if (sort === 'updated') return newestSops(search, place, { direction });
  const order = ORDERS[sort](direction);
  if (kindOf(search) !== '') {
    const newest = newestSops(search, place, { limit: MOST_SORTED });
    return `SELECT * FROM (${newest}) AS newest ORDER BY ${order} LIMIT $2`;
  }
  const own = `SELECT ${SUMMARY_COLUMNS} FROM sops WHERE ${OWN}`;
  if (sort !== 'status') return `${own} ORDER BY ${order} LIMIT $2`;
  const parts = SOP_STATUSES.map((each) => `(${own} AND status = '${each}' ORDER BY ${NEWEST} LIMIT $2)`);
  return `SELECT * FROM (${parts.join(' UNION ALL ')}) AS statuses ORDER BY ${order} LIMIT $2`;
}

export interface SopSearch extends SopFilters {
  /** The typed text; empty or blank text matches everything. */
  typed: string | undefined;
  sort: SopSort;
  /** Has no meaning for relevance: the best come first. */
  direction: SortDirection;
  limit: number;
}

/** Full-text search over the owner's SOPs, one bounded statement. */
@Injectable()
export class SopSearchQueries {
  constructor(private readonly reads: PreparedQueries) {}

  /**
   * The best `limit` SOPs in which every word is found. Text without a letter or digit finds nothing. Of more than some
   * thousand hits the newest are looked at.
   */
  async searchSops(userId: string, search: SopSearch): Promise<SopSearchResultDto> {
    const { typed, limit } = search;
    const wish = typed?.trim() ?? '';
    const terms = sopSearchTerms(wish);
    const asksForNothing = wish !== '' && terms.wordQuery === null && terms.pairQuery === null;
    if (asksForNothing) return { items: [], has_more: false };
    // One row more than asked tells whether there is more.
    const { name, text, values } = searchStatement(userId, limit + 1, { ...search, terms });
    const rows = await this.reads.query<SopSummaryDto>(name, text, values);
    return { items: rows.slice(0, limit), has_more: rows.length > limit };
  }
}

/** $2 are ids that a search of $1 has returned; SOPs withdrawn since then are left out. */
const TEXTS = `SELECT id, content FROM sops
  WHERE id = ANY($2::uuid[]) AND deleted_at IS NULL AND (user_id = $1 OR status = 'completed')`;

interface TextRow {
  id: string;
  content: string;
}

/** The texts of what a search found. */
@Injectable()
export class FoundTextQueries {
  constructor(private readonly reads: PreparedQueries) {}

  /** The plain text of each SOP by its id. @param ids what a search of this person gave at this moment. */
  async readTexts(userId: string, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
    if (ids.length === 0) return new Map();
    const rows = await this.reads.query<TextRow>('found-texts', TEXTS, [userId, ids]);
    return new Map(rows.map(({ id, content }) => [id, content]));
  }
}
