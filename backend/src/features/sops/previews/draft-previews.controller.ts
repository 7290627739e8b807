import { Body, Controller, HttpCode, Ip, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Public } from '../../../common/access/access.decorators.js';
import { AcceptsBody } from '../../../common/http/body-limit.js';
import { ApiProblems } from '../../../common/problems/api-problems.decorator.js';
import { DraftPreviewDto, PreviewDraftDto } from './draft-preview.dto.js';
import { DraftPreviewer } from './draft-previewer.js';

/** Preview drafts for visitors without an account. */
@ApiTags('Drafting')
@Controller('drafts')
@Public()
export class DraftPreviewsController {
  constructor(private readonly previewer: DraftPreviewer) {}

  /**
   * Draft a preview of an SOP
   * @remarks Drafts a procedure without an account and without a language model. Neither the prompt nor the draft is
   * stored.
   */
  @Post('preview')
  @HttpCode(200)
  @AcceptsBody('prompt')
  @ApiProblems('too-many-previews', 'temporarily-unavailable')
  async previewDraft(@Body() { prompt }: PreviewDraftDto, @Ip() clientIp: string): Promise<DraftPreviewDto> {
    return DraftPreviewDto.of(await this.previewer.preview(prompt, clientIp));
  }
}
