import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Authenticated } from '../../common/access/authenticated.decorator.js';
import { CurrentUser } from '../../common/access/current-user.decorator.js';
import type { Principal } from '../../common/access/principal.js';
import { decodeCursor } from '../../common/http/cursor.js';
import { PageQueryDto } from '../../common/http/page-query.dto.js';
import { ApiProblems } from '../../common/problems/api-problems.decorator.js';
import { ActivityQueries } from './activity.queries.js';
import { ActivityPageDto } from './dto/activity-page.dto.js';

@ApiTags('Activity')
@Controller('activity')
export class ActivityController {
  constructor(private readonly queries: ActivityQueries) {}

  /** Lists what the caller did, newest first. */
  @Get()
  @Authenticated()
  @ApiProblems('not-signed-in', 'invalid-fields')
  async listActivity(@CurrentUser() principal: Principal, @Query() page: PageQueryDto): Promise<ActivityPageDto> {
    const cursor = page.cursor === undefined ? null : decodeCursor(page.cursor);
    return this.queries.listActivity(principal.userId, page.limit ?? 20, cursor);
  }
}
