import { Body, Controller, Get, Header, Param, Patch, Post, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { CurrentUser, Roles } from '../../../common/access/access.decorators.js';
import type { Principal } from '../../../common/access/principal.js';
import { decodeCursor } from '../../../common/http/cursor.js';
import { PeriodQueryDto } from '../../../common/http/query.dto.js';
import { UuidParamPipe } from '../../../common/http/validation.pipe.js';
import { ApiProblems } from '../../../common/problems/api-problems.decorator.js';
import { CountsAsCreation } from '../../../platform/rate-limits/person-ceiling.guard.js';
import { CreateEarningDto, EarningDto, EarningPageDto, ListEarningsQueryDto, UpdateEarningDto } from './earning.dto.js';
import { EarningQueries } from './earning.queries.js';
import { EarningsExportService, EarningsService } from './earnings.service.js';

@ApiTags('Consultant')
@Controller('consultant/earnings')
@Roles('consultant')
export class EarningsController {
  constructor(
    private readonly earnings: EarningsService,
    private readonly queries: EarningQueries,
  ) {}

  /**
   * List your earnings
   * @remarks Latest first, in pages.
   */
  @Get()
  async listEarnings(
    @CurrentUser() principal: Principal,
    @Query() query: ListEarningsQueryDto,
  ): Promise<EarningPageDto> {
    const cursor = query.cursor === undefined ? null : decodeCursor(query.cursor);
    const filters = { status: query.status, client_id: query.client_id };
    return this.queries.listEarnings(principal.userId, { limit: query.limit ?? 20, cursor, filters });
  }

  /**
   * Create an earning
   * @remarks The amount is text, so that nothing is rounded.
   */
  @Post()
  @CountsAsCreation()
  async createEarning(@CurrentUser() principal: Principal, @Body() body: CreateEarningDto): Promise<EarningDto> {
    return this.earnings.createEarning(principal.userId, body);
  }

  /**
   * Get an earning
   * @remarks With the version that an update has to name.
   */
  @Get(':id')
  @ApiProblems('earning-not-found')
  async getEarning(@CurrentUser() principal: Principal, @Param('id', UuidParamPipe) id: string): Promise<EarningDto> {
    return this.queries.getEarning(principal.userId, id);
  }

  /**
   * Update an earning
   * @remarks The status `void` hides it from lists by default. Name the version that the change is based on: of two
   * changes at the same time one is refused.
   */
  @Patch(':id')
  @ApiProblems('earning-not-found', 'entry-changed')
  async updateEarning(
    @CurrentUser() principal: Principal,
    @Param('id', UuidParamPipe) id: string,
    @Body() body: UpdateEarningDto,
  ): Promise<EarningDto> {
    return this.earnings.updateEarning(principal.userId, id, body);
  }
}

@ApiTags('Consultant')
@Controller('consultant/earnings')
export class EarningsExportController {
  constructor(private readonly earningsExport: EarningsExportService) {}

  /**
   * Export your earnings
   * @remarks A CSV file (RFC 4180, UTF-8) of a period, latest first, with a header line. Void lines are included and
   * marked as such.
   */
  @Get('csv')
  @Roles('consultant')
  @Header('content-type', 'text/csv; charset=utf-8; header=present')
  @Header('content-disposition', 'attachment; filename="earnings.csv"')
  @Header('cache-control', 'no-store')
  @ApiOkResponse({ description: 'The file', content: { 'text/csv': { schema: { type: 'string' } } } })
  @ApiProblems('too-many-requests', 'temporarily-unavailable')
  async exportEarnings(@CurrentUser() principal: Principal, @Query() query: PeriodQueryDto): Promise<string> {
    return this.earningsExport.exportEarnings(principal.userId, { from: query.from, to: query.to });
  }
}
