import { Body, Controller, Get, Param, Patch, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentUser, Roles } from '../../../common/access/access.decorators.js';
import type { Principal } from '../../../common/access/principal.js';
import { decodeCursor } from '../../../common/http/cursor.js';
import { UuidParamPipe } from '../../../common/http/validation.pipe.js';
import { ApiProblems } from '../../../common/problems/api-problems.decorator.js';
import { CountsAsCreation } from '../../../platform/rate-limits/person-ceiling.guard.js';
import { CreateEarningDto, EarningDto, EarningPageDto, ListEarningsQueryDto, UpdateEarningDto } from './earning.dto.js';
import { EarningQueries } from './earning.queries.js';
import { EarningsService } from './earnings.service.js';

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
   * @remarks With the version that a change has to name.
   */
  @Get(':id')
  @ApiProblems('earning-not-found')
  async getEarning(@CurrentUser() principal: Principal, @Param('id', UuidParamPipe) id: string): Promise<EarningDto> {
    return this.queries.getEarning(principal.userId, id);
  }

  /**
   * Update an earning
   * @remarks The status `void` puts it away. Name the version that the change is based on: of two changes at the
   * same time one is refused.
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
