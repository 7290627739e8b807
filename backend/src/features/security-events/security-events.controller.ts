import { Controller, Get, Header, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Authenticated, CurrentUser } from '../../common/access/access.decorators.js';
import type { Principal } from '../../common/access/principal.js';
import { decodeCursor } from '../../common/http/cursor.js';
import { PageQueryDto } from '../../common/http/query.dto.js';
import { SecurityEventPageDto } from './security-event.dto.js';
import { SecurityEventsQueries } from './security-events.queries.js';

@ApiTags('Account')
@Controller('account/security-events')
@Authenticated()
export class SecurityEventsController {
  constructor(private readonly queries: SecurityEventsQueries) {}

  /**
   * List your security events
   * @remarks What happened to the ways in which you sign in, newest first.
   */
  @Get()
  @Header('cache-control', 'no-store')
  async listSecurityEvents(
    @CurrentUser() principal: Principal,
    @Query() { limit = 20, cursor }: PageQueryDto,
  ): Promise<SecurityEventPageDto> {
    return this.queries.listOwn(principal, { limit, cursor: cursor === undefined ? null : decodeCursor(cursor) });
  }
}
