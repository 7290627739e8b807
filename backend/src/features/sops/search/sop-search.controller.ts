import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Authenticated, CurrentUser } from '../../../common/access/access.decorators.js';
import type { Principal } from '../../../common/access/principal.js';
import { FoundSopsService } from './found-sops.service.js';
import {
  FindSopsQueryDto,
  FoundSopsDto,
  SearchSopsQueryDto,
  SopSearchResultDto,
  usualDirection,
} from './sop-search.dto.js';
import { SopSearchQueries } from './sop-search.queries.js';

@ApiTags('SOPs')
@Controller('sops')
export class SopSearchController {
  constructor(private readonly search: SopSearchQueries) {}

  /**
   * Search your SOPs
   * @remarks Every word has to be found; the beginning of a word is enough, and case does not matter. Without words
   * it lists, filters and sorts.
   */
  @Get('search')
  @Authenticated()
  async searchSops(
    @CurrentUser() principal: Principal,
    @Query() query: SearchSopsQueryDto,
  ): Promise<SopSearchResultDto> {
    const sort = query.sort ?? 'relevance';
    return this.search.searchSops(principal.userId, {
      typed: query.q,
      status: query.status,
      category: query.category,
      tag: query.tag,
      folder: query.folder,
      sort,
      direction: query.direction ?? usualDirection(sort),
      limit: query.limit ?? 20,
    });
  }
}

/** One search over everything that a person may read, for a search-as-you-type field. */
@ApiTags('SOPs')
@Controller('search')
export class FoundSopsController {
  constructor(private readonly found: FoundSopsService) {}

  /**
   * Search all SOPs that you may read
   * @remarks Your own and those shared with you, each with the line that contains the words. Blank words find nothing.
   */
  @Get()
  @Authenticated()
  async findSops(
    @CurrentUser() principal: Principal,
    @Query() { q, limit = 8 }: FindSopsQueryDto,
  ): Promise<FoundSopsDto> {
    return this.found.find(principal.userId, q, limit);
  }
}
