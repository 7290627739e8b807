import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Authenticated, CurrentUser } from '../../../common/access/access.decorators.js';
import type { Principal } from '../../../common/access/principal.js';
import { decodeCursor } from '../../../common/http/cursor.js';
import { PageQueryDto } from '../../../common/http/query.dto.js';
import { DeletedSopPageDto } from './deleted-sop.dto.js';
import { DeletedSopQueries } from './deleted-sop.queries.js';

@ApiTags('SOPs')
@Controller('deleted-sops')
@Authenticated()
export class DeletedSopsController {
  constructor(private readonly queries: DeletedSopQueries) {}

  /**
   * List your deleted SOPs
   * @remarks Those that can still be restored, last deletion first.
   */
  @Get()
  async listDeletedSops(@CurrentUser() principal: Principal, @Query() query: PageQueryDto): Promise<DeletedSopPageDto> {
    const cursor = query.cursor === undefined ? null : decodeCursor(query.cursor);
    return this.queries.listDeletedSops(principal.userId, query.limit ?? 20, cursor);
  }
}
