import { Controller, Get, Headers, Param, Query, Res } from '@nestjs/common';
import { ApiHeader, ApiOkResponse, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Public } from '../../common/access/access.decorators.js';
import { ApiProblems } from '../../common/problems/api-problems.decorator.js';
import { ListTemplatesQueryDto, TemplateDto, TemplateListDto, TemplateQueryDto } from './template.dto.js';
import { type LastingAnswer, TemplatesService } from './templates.service.js';

/** Procedures for tasks that many businesses have, for everyone to read. */
@ApiTags('Templates')
@Controller('templates')
@ApiHeader({ name: 'If-None-Match', required: false, description: 'The `ETag` of the response that you already have.' })
@ApiResponse({ status: 304, description: 'Not modified' })
export class TemplatesController {
  constructor(private readonly templates: TemplatesService) {}

  /**
   * List the templates
   * @remarks All of one language, by trade and title. With `like`, only the five that match a text best.
   */
  @Get()
  @Public()
  @ApiOkResponse({ type: TemplateListDto })
  listTemplates(
    @Query() { lang = 'en', like }: ListTemplatesQueryDto,
    @Headers('if-none-match') known: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): TemplateListDto | undefined {
    const { templates } = this;
    return answer(reply, known, like === undefined ? templates.listTemplates(lang) : templates.findNearest(like, lang));
  }

  /**
   * Get a template
   * @remarks With its whole procedure. Send its `id` and `lang` to `POST /api/v1/sops` to create an SOP from it.
   */
  @Get(':id')
  @Public()
  @ApiProblems('template-not-found')
  @ApiOkResponse({ type: TemplateDto })
  getTemplate(
    @Param('id') id: string,
    @Query() { lang = 'en' }: TemplateQueryDto,
    @Headers('if-none-match') known: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): TemplateDto | undefined {
    return answer(reply, known, this.templates.getTemplate(id, lang));
  }
}

/** Only 304 for clients that already have the response (RFC 9110, 13.1.2). */
function answer<Body>(reply: FastifyReply, known = '', { body, etag }: LastingAnswer<Body>): Body | undefined {
  void reply.headers({ etag, 'cache-control': 'public, max-age=3600' });
  if (!known.split(',').some((tag) => tag.trim() === etag || tag.trim() === '*')) return body;
  void reply.status(304);
  return undefined;
}
