import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentUser, Roles } from '../../../common/access/access.decorators.js';
import type { Principal } from '../../../common/access/principal.js';
import { TimeZoneQueryDto } from '../../../common/http/query.dto.js';
import { UuidParamPipe } from '../../../common/http/validation.pipe.js';
import { ApiProblems } from '../../../common/problems/api-problems.decorator.js';
import { ClientMetricsDto, ConsultantAnalyticsDto, ConsultantFiguresDto } from './consultant-metrics.dto.js';
import { ConsultantMetricsQueries } from './consultant-metrics.queries.js';

@ApiTags('Consultant')
@Controller('consultant')
@Roles('consultant')
export class ConsultantMetricsController {
  constructor(private readonly metrics: ConsultantMetricsQueries) {}

  /**
   * Get the figures of your dashboard
   * @remarks Month and days are those of the caller's time zone; both ends of a period belong to it.
   */
  @Get('figures')
  async getConsultantFigures(
    @CurrentUser() principal: Principal,
    @Query() query: TimeZoneQueryDto,
  ): Promise<ConsultantFiguresDto> {
    return this.metrics.getFigures(principal.userId, query.time_zone ?? 'UTC');
  }

  /**
   * Get the figures of a client
   * @remarks How many entries the client has in your workspace, and the client's earnings.
   */
  @Get('clients/:id/figures')
  @ApiProblems('client-not-found')
  async getClientFigures(
    @CurrentUser() principal: Principal,
    @Param('id', UuidParamPipe) id: string,
  ): Promise<ClientMetricsDto> {
    return this.metrics.getClientFigures(principal.userId, id);
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
    return this.metrics.getAnalytics(principal.userId, query.time_zone ?? 'UTC');
  }
}
