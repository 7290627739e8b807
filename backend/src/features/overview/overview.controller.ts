import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Authenticated, CurrentUser } from '../../common/access/access.decorators.js';
import type { Principal } from '../../common/access/principal.js';
import { decodeCursor } from '../../common/http/cursor.js';
import { TimeZoneQueryDto } from '../../common/http/query.dto.js';
import { SopFiguresDto, TeamFiguresDto, UsageFiguresDto } from './overview.dto.js';
import { OverviewQueries } from './overview.queries.js';
import { RecordReadingDto } from './reading.dto.js';
import { ReadingService } from './reading.service.js';
import { ListTeamActivityQueryDto, TeamActivityPageDto } from './team-activity.dto.js';
import { TeamActivityQueries } from './team-activity.queries.js';
import { UsageDetailsDto } from './usage-details.dto.js';
import { UsageDetailsQueries } from './usage-details.queries.js';

@ApiTags('Activity')
@Controller('overview')
@Authenticated()
export class OverviewController {
  constructor(
    private readonly queries: OverviewQueries,
    private readonly teamActivity: TeamActivityQueries,
    private readonly details: UsageDetailsQueries,
    private readonly reading: ReadingService,
  ) {}

  /**
   * Get the figures of your SOPs
   * @remarks How many there are, by status and by category.
   */
  @Get('sops')
  async getSopFigures(@CurrentUser() principal: Principal): Promise<SopFiguresDto> {
    return this.queries.getSopFigures(principal.userId);
  }

  /**
   * Get the figures of your team
   * @remarks Members, active people and actions of the last seven days.
   */
  @Get('team')
  async getTeamFigures(@CurrentUser() principal: Principal): Promise<TeamFiguresDto> {
    return this.queries.getTeamFigures(principal.userId);
  }

  /**
   * List the activity of your team
   * @remarks What your team did with SOPs, newest first, by action, person and period.
   */
  @Get('team/activity')
  async listTeamActivity(
    @CurrentUser() principal: Principal,
    @Query() query: ListTeamActivityQueryDto,
  ): Promise<TeamActivityPageDto> {
    return this.teamActivity.listTeamActivity(principal.userId, {
      limit: query.limit ?? 20,
      cursor: query.cursor === undefined ? null : decodeCursor(query.cursor),
      types: query.type,
      memberId: query.member_id,
      from: query.from,
      to: query.to,
    });
  }

  /**
   * Get your usage
   * @remarks The SOP actions of the last 30 days, day by day.
   */
  @Get('usage')
  async getUsageFigures(
    @CurrentUser() principal: Principal,
    @Query() query: TimeZoneQueryDto,
  ): Promise<UsageFiguresDto> {
    return this.queries.getUsageFigures(principal.userId, query.time_zone ?? 'UTC');
  }

  /**
   * Get the details of your usage
   * @remarks Reading time, growth, and the SOPs and people of the last 30 days that were most in use.
   */
  @Get('usage/details')
  async getUsageDetails(@CurrentUser() principal: Principal): Promise<UsageDetailsDto> {
    return this.details.getUsageDetails(principal.userId);
  }

  /**
   * Record reading time
   * @remarks Of one visit to the page of an SOP: at most half an hour, and twelve hours a day. A visit that is sent
   * again counts once. An SOP that you cannot read is ignored.
   */
  @Post('reading')
  @HttpCode(204)
  async recordReading(@CurrentUser() principal: Principal, @Body() body: RecordReadingDto): Promise<void> {
    await this.reading.record(principal.userId, {
      sopId: body.sop_id,
      visitId: body.visit_id,
      seconds: body.seconds,
    });
  }
}
