import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Authenticated, CurrentUser } from '../../common/access/access.decorators.js';
import type { Principal } from '../../common/access/principal.js';
import { decodeCursor } from '../../common/http/cursor.js';
import { ActivityPageDto, ListActivityQueryDto } from './activity.dto.js';
import { ActivityQueries } from './activity.queries.js';

@ApiTags('Activity')
@Controller('activity')
export class ActivityController {
  constructor(private readonly queries: ActivityQueries) {}

  /**
   * List your activity
   * @remarks What you did, newest first, by kind and period.
   */
  @Get()
  @Authenticated()
  async listActivity(
    @CurrentUser() principal: Principal,
    @Query() query: ListActivityQueryDto,
  ): Promise<ActivityPageDto> {
    return this.queries.listActivity(principal.userId, {
      limit: query.limit ?? 20,
      cursor: query.cursor === undefined ? null : decodeCursor(query.cursor),
      types: query.type,
      from: query.from,
      to: query.to,
    });
  }
}
