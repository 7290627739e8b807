import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Authenticated, CurrentUser } from '../../../common/access/access.decorators.js';
import type { Principal } from '../../../common/access/principal.js';
import { decodeCursor } from '../../../common/http/cursor.js';
import { PageQueryDto } from '../../../common/http/query.dto.js';
import { UuidParamPipe } from '../../../common/http/validation.pipe.js';
import { ApiProblems } from '../../../common/problems/api-problems.decorator.js';
import { SharedSopSearchQueries } from '../search/shared-sop-search.queries.js';
import { SearchSharedSopsQueryDto, SharedSopSearchResultDto } from '../search/sop-search.dto.js';
import { sopProblems } from '../sops.problems.js';
import { SharedSopDto, SharedSopPageDto } from './shared-sop.dto.js';
import { SharedSopQueries } from './shared-sop.queries.js';

/** Read-only routes for team members. */
@ApiTags('Shared SOPs')
@Controller('shared-sops')
@Authenticated()
export class SharedSopsController {
  constructor(
    private readonly queries: SharedSopQueries,
    private readonly search: SharedSopSearchQueries,
  ) {}

  /**
   * List the SOPs shared with you
   * @remarks The completed SOPs of the teams that you belong to, newest update first.
   */
  @Get()
  async listSharedSops(@CurrentUser() principal: Principal, @Query() page: PageQueryDto): Promise<SharedSopPageDto> {
    const cursor = page.cursor === undefined ? null : decodeCursor(page.cursor);
    return this.queries.listSharedSops(principal.userId, page.limit ?? 20, cursor);
  }

  /**
   * Search the SOPs shared with you
   * @remarks Every word has to be found in the title or the text; the beginning of a word is enough, and case does not
   * matter. Blank words find nothing.
   */
  @Get('search')
  async searchSharedSops(
    @CurrentUser() principal: Principal,
    @Query() { q, limit = 20 }: SearchSharedSopsQueryDto,
  ): Promise<SharedSopSearchResultDto> {
    return this.search.searchSharedSops(principal.userId, q, limit);
  }

  /**
   * Get an SOP shared with you
   * @remarks A completed SOP of a team that you belong to, with its text.
   */
  @Get(':id')
  @ApiProblems('sop-not-found')
  async getSharedSop(
    @CurrentUser() principal: Principal,
    @Param('id', UuidParamPipe) id: string,
  ): Promise<SharedSopDto> {
    const sop = await this.queries.findSharedSop(principal.userId, id);
    if (!sop) throw sopProblems['sop-not-found']();
    return sop;
  }
}
