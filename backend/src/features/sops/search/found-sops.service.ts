import { Injectable } from '@nestjs/common';
import { foundLine } from './found-line.js';
import type { FoundSopDto, FoundSopsDto } from './found-sops.dto.js';
import { FoundTextQueries } from './found-text.queries.js';
import { SharedSopSearchQueries } from './shared-sop-search.queries.js';
import { SopSearchQueries } from './sop-search.queries.js';

/** Looks through everything that a person may read. */
@Injectable()
export class FoundSopsService {
  constructor(
    private readonly own: SopSearchQueries,
    private readonly shared: SharedSopSearchQueries,
    private readonly texts: FoundTextQueries,
  ) {}

  /** The best `limit` SOPs, own ones first; where both were found, shared ones take what own ones leave, at least a third. */
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
