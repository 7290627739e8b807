import { Controller, Get, Header, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { CurrentUser, Roles } from '../../../common/access/access.decorators.js';
import type { Principal } from '../../../common/access/principal.js';
import { PeriodQueryDto } from '../../../common/http/query.dto.js';
import { ApiProblems } from '../../../common/problems/api-problems.decorator.js';
import { EarningsExportService } from './earnings-export.service.js';

@ApiTags('Consultant')
@Controller('consultant/earnings')
export class EarningsExportController {
  constructor(private readonly earningsExport: EarningsExportService) {}

  /**
   * Export your earnings
   * @remarks A CSV file (RFC 4180, UTF-8) of a period, latest first, with a head line. Void lines are there and say
   * so.
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
