import { Injectable } from '@nestjs/common';
import { SharedSopSearchQueries } from './shared-sop-search.queries.js';
import type { FoundSopDto, FoundSopsDto } from './sop-search.dto.js';
import { FoundTextQueries, SopSearchQueries } from './sop-search.queries.js';
import { isPiece, searchedWords, wordsOf } from './sop-search-terms.js';

/** Searches everything that a person may read. */
@Injectable()
export class FoundSopsService {
  constructor(
    private readonly own: SopSearchQueries,
    private readonly shared: SharedSopSearchQueries,
    private readonly texts: FoundTextQueries,
  ) {}

  /** The best `limit` SOPs, own ones first; with both kinds, shared ones fill the rest, at least a third. */
  async find(userId: string, typed: string, limit: number): Promise<FoundSopsDto> {
    if (typed.trim() === '') return { items: [], has_more: false };
    const [own, shared] = await Promise.all([
      this.own.searchSops(userId, {
        typed,
        limit,
        status: undefined,
        category: undefined,
        sort: 'relevance',
        direction: 'desc',
      }),
      this.shared.searchSharedSops(userId, typed, limit),
    ]);
    const sharedCount = Math.min(shared.items.length, Math.max(limit - own.items.length, Math.floor(limit / 3)));
    const found: Omit<FoundSopDto, 'line'>[] = [
      ...own.items
        .slice(0, limit - sharedCount)
        .map(({ id, title }) => ({ id, title, is_own: true, owner_name: null })),
      ...shared.items
        .slice(0, sharedCount)
        .map(({ id, title, owner_name }) => ({ id, title, is_own: false, owner_name })),
    ];
    const texts = await this.texts.readTexts(
      userId,
      found.map(({ id }) => id),
    );
    return {
      items: found.map((sop) => ({ ...sop, line: foundLine(texts.get(sop.id) ?? '', typed) })),
      has_more: own.has_more || shared.has_more || own.items.length + shared.items.length > found.length,
    };
  }
}

/** As much as fits under a title; the rest of a longer line is left out. */
const MAX_LINE_LENGTH = 160;
/** The prefix of a long line that is shown from its middle. */
const LEAD_LENGTH = 40;
/** The part of a text that is searched; the database enters no more of it. */
const MAX_TEXT_LENGTH = 60_000;

/** The text above it describes the draft. */
const FIRST_HEADING = /^1\. /u;

/** Bullets and numbers at the beginning of a line. */
const MARKER = /^\s*(?:[-*•–]\s+|(?:\d+|[a-z])(?:\.\d+)*[.)]\s+)?/iu;

/**
 * The line of a procedure's text that best shows why a search found it: the first one with most of the words.
 * @param content the plain text of the procedure.
 * @param typed what the person typed.
 * @returns the line without its bullet or number, at most some 160 characters; null when no line has any of the words,
 * because they are in the title or in the prompt.
 */
export function foundLine(content: string, typed: string): string | null {
  const words = searchedWords(typed);
  const [title, ...lines] = content.slice(0, MAX_TEXT_LENGTH).normalize('NFC').split('\n');
  const start = Math.max(
    lines.findIndex((line) => FIRST_HEADING.test(line)),
    0,
  );
  const body = lines.slice(start).filter((line) => line !== title);
  const best = bestOf(body, words) ?? bestOf(lines.slice(0, start), words);
  return best === null ? null : shorten(best.replace(MARKER, '').trim(), words);
}

/** The first of the lines that have most of the words; null when none has any. */
function bestOf(lines: readonly string[], words: readonly string[]): string | null {
  let best: string | null = null;
  let most = 0;
  for (const line of lines) {
    const count = wordsIn(line, words).length;
    if (count <= most) continue;
    best = line;
    most = count;
    if (count === words.length) break;
  }
  return best;
}

/** Those of the words that begin a word of the line. */
function wordsIn(line: string, words: readonly string[]): string[] {
  const text = line.toLowerCase();
  // Most lines hold none of the words: reading theirs is what takes time.
  const candidates = words.filter((word) => text.includes(word));
  if (candidates.length === 0) return candidates;
  const own = wordsOf(text);
  return candidates.filter((word) => isPiece(word) || own.some((each) => each.startsWith(word)));
}

/** Cuts a long line to the part around the first word. */
function shorten(line: string, words: readonly string[]): string {
  if (line.length <= MAX_LINE_LENGTH) return line;
  const text = line.toLowerCase();
  const first = Math.min(...wordsIn(line, words).map((word) => text.indexOf(word)));
  const start = first + LEAD_LENGTH < MAX_LINE_LENGTH ? 0 : afterSpace(line, first - LEAD_LENGTH);
  const end = start + MAX_LINE_LENGTH;
  const part = line.slice(start, end).replace(/[\uD800-\uDBFF]$|^[\uDC00-\uDFFF]/gu, '');
  return `${start > 0 ? '…' : ''}${part.trim()}${end < line.length ? '…' : ''}`;
}

/** The beginning of a word at or after a place, unless there is none for long. */
function afterSpace(line: string, place: number): number {
  const space = line.indexOf(' ', place);
  return space >= 0 && space < place + LEAD_LENGTH ? space + 1 : place;
}
