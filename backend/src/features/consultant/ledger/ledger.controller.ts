import { Controller, Get, Header, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { CurrentUser } from '../../../common/access/current-user.decorator.js';
import type { Principal } from '../../../common/access/principal.js';
import { Roles } from '../../../common/access/roles.decorator.js';
import { PeriodQueryDto } from '../../../common/http/period-query.dto.js';
import { ApiProblems } from '../../../common/problems/api-problems.decorator.js';
import { LedgerQueries } from './ledger.queries.js';

@ApiTags('Consultant')
@Controller('consultant/earnings')
export class LedgerController {
  constructor(private readonly ledger: LedgerQueries) {}

  /**
   * Gives the earnings of a period as a CSV file.
   * @remarks RFC 4180 in UTF-8, latest first, with a head line; void lines are there and say so.
   */
  @Get('csv')
  @Roles('consultant')
  @Header('content-type', 'text/csv; charset=utf-8; header=present')
  @Header('content-disposition', 'attachment; filename="earnings.csv"')
  @Header('cache-control', 'no-store')
  @ApiOkResponse({ description: 'The file', content: { 'text/csv': { schema: { type: 'string' } } } })
  @ApiProblems('not-signed-in', 'role-not-allowed', 'invalid-fields', 'too-many-requests', 'temporarily-unavailable')
  async exportEarnings(@CurrentUser() principal: Principal, @Query() query: PeriodQueryDto): Promise<string> {
    return this.ledger.writeLedger(principal.userId, { from: query.from, to: query.to });
  }
}
