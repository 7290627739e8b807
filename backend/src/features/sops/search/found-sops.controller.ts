import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Authenticated, CurrentUser } from '../../../common/access/access.decorators.js';
import type { Principal } from '../../../common/access/principal.js';
import { FindSopsQueryDto, FoundSopsDto } from './found-sops.dto.js';
import { FoundSopsService } from './found-sops.service.js';

/** One search over everything that a person may read, for a search-as-you-type field. */
@ApiTags('SOPs')
@Controller('search')
export class FoundSopsController {
  constructor(private readonly found: FoundSopsService) {}

  /**
   * Search all SOPs that you may read
   * @remarks Your own and those shared with you, each with the line in which the words stand. Blank words find nothing.
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
