import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentUser } from '../../../common/access/current-user.decorator.js';
import type { Principal } from '../../../common/access/principal.js';
import { Roles } from '../../../common/access/roles.decorator.js';
import { TimeZoneQueryDto } from '../../../common/http/time-zone-query.dto.js';
import { ConsultantAnalyticsDto } from '../dto/consultant-analytics.dto.js';
import { ConsultantFiguresDto } from '../dto/consultant-figures.dto.js';
import { ConsultantFiguresQueries } from './consultant-figures.queries.js';

@ApiTags('Consultant')
@Controller('consultant')
@Roles('consultant')
export class ConsultantFiguresController {
  constructor(private readonly figures: ConsultantFiguresQueries) {}

  /**
   * Get the figures of your dashboard
   * @remarks Month and days are those of the caller's time zone; both ends of a period belong to it.
   */
  @Get('figures')
  async getConsultantFigures(
    @CurrentUser() principal: Principal,
    @Query() query: TimeZoneQueryDto,
  ): Promise<ConsultantFiguresDto> {
    return this.figures.getFigures(principal.userId, query.time_zone ?? 'UTC');
  }

  /**
   * Get your analytics
   * @remarks Figures by client, by state of projects and by month of earnings.
   */
  @Get('analytics')
  async getConsultantAnalytics(
    @CurrentUser() principal: Principal,
    @Query() query: TimeZoneQueryDto,
  ): Promise<ConsultantAnalyticsDto> {
    return this.figures.getAnalytics(principal.userId, query.time_zone ?? 'UTC');
  }
}
