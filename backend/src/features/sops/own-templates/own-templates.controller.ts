import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Authenticated, CurrentUser } from '../../../common/access/access.decorators.js';
import type { Principal } from '../../../common/access/principal.js';
import { UuidParamPipe } from '../../../common/http/validation.pipe.js';
import { ApiProblems } from '../../../common/problems/api-problems.decorator.js';
import { CountsAsCreation } from '../../../platform/rate-limits/person-ceiling.guard.js';
import { CreateOwnTemplateDto, OwnTemplateDto, OwnTemplateListDto, UpdateOwnTemplateDto } from './own-template.dto.js';
import { OwnTemplateQueries } from './own-template.queries.js';
import { OwnTemplatesService } from './own-templates.service.js';

@ApiTags('Templates')
@Controller('own-templates')
@Authenticated()
export class OwnTemplatesController {
  constructor(
    private readonly templates: OwnTemplatesService,
    private readonly queries: OwnTemplateQueries,
  ) {}

  /**
   * List your templates
   * @remarks Newest first; at most 200. Nobody else sees them.
   */
  @Get()
  async listOwnTemplates(@CurrentUser() principal: Principal): Promise<OwnTemplateListDto> {
    return { items: await this.queries.list(principal.userId) };
  }

  /**
   * Create a template of an SOP
   * @remarks A copy of its current text without pictures. Send its id as `own_template_id` to `POST /api/v1/sops` to
   * create an SOP from it.
   */
  @Post()
  @CountsAsCreation()
  @ApiProblems('subscription-required', 'sop-not-found', 'draft-in-progress', 'no-document', 'too-many-templates')
  async createOwnTemplate(
    @CurrentUser() principal: Principal,
    @Body() body: CreateOwnTemplateDto,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<OwnTemplateDto> {
    const { sop_id: sopId, title, without_people: isWithoutPeople = true } = body;
    const template = await this.templates.create(principal, { sopId, title, isWithoutPeople });
    void reply.header('location', `/api/v1/own-templates/${template.id}`);
    return template;
  }

  /**
   * Get a template of yours
   * @remarks With its whole procedure.
   */
  @Get(':id')
  @ApiProblems('own-template-not-found')
  async getOwnTemplate(
    @CurrentUser() principal: Principal,
    @Param('id', UuidParamPipe) id: string,
  ): Promise<OwnTemplateDto> {
    return this.templates.get(principal, id);
  }

  /**
   * Update a template of yours
   * @remarks Renames it. SOPs created from it keep their titles.
   */
  @Patch(':id')
  @ApiProblems('own-template-not-found')
  async updateOwnTemplate(
    @CurrentUser() principal: Principal,
    @Param('id', UuidParamPipe) id: string,
    @Body() { title }: UpdateOwnTemplateDto,
  ): Promise<OwnTemplateDto> {
    return this.templates.rename(principal, id, title);
  }

  /**
   * Delete a template of yours
   * @remarks SOPs created from it are kept.
   */
  @Delete(':id')
  @HttpCode(204)
  @ApiProblems('own-template-not-found')
  async deleteOwnTemplate(@CurrentUser() principal: Principal, @Param('id', UuidParamPipe) id: string): Promise<void> {
    await this.templates.remove(principal, id);
  }
}
