import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Authenticated, CurrentUser } from '../../../common/access/access.decorators.js';
import type { Principal } from '../../../common/access/principal.js';
import { SopBatchDto } from '../sops/sop-batch.dto.js';
import { SopFilingQueries } from './sop-filing.queries.js';
import { ListTagsQueryDto, SopBatchTagDto, TagListDto } from './tag.dto.js';

@ApiTags('SOPs')
@Controller('sops')
@Authenticated()
export class SopTagsController {
  constructor(private readonly filing: SopFilingQueries) {}

  /**
   * List the tags in use
   * @remarks Tags of your SOPs that are not deleted, as suggestions.
   */
  @Get('tags')
  async listTags(@CurrentUser() principal: Principal, @Query() query: ListTagsQueryDto): Promise<TagListDto> {
    return { items: await this.filing.listTags(principal.userId, query.q ?? '') };
  }

  /**
   * Add a tag to several SOPs
   * @remarks SOPs that already have the tag, or have ten others, are skipped.
   */
  @Post('batch/tags')
  @HttpCode(200)
  async addTag(@CurrentUser() principal: Principal, @Body() body: SopBatchTagDto): Promise<SopBatchDto> {
    return { ids: await this.filing.addTag(principal.userId, body.ids, body.tag) };
  }
}
