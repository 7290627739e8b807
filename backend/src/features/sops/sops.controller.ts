import { Body, Controller, Delete, Get, Headers, HttpCode, Param, Patch, Post, Put, Query, Res } from '@nestjs/common';
import { ApiBody, ApiHeader, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Authenticated, CurrentUser } from '../../common/access/access.decorators.js';
import type { Principal } from '../../common/access/principal.js';
import { AcceptsBody } from '../../common/http/body-limit.js';
import { decodeCursor } from '../../common/http/cursor.js';
import { UuidParamPipe } from '../../common/http/validation.pipe.js';
import { ApiProblems } from '../../common/problems/api-problems.decorator.js';
import { CountsAsCreation } from '../../platform/rate-limits/person-ceiling.guard.js';
import { SopListQueries } from './search/sop-list.queries.js';
import { expectedVersion, idempotencyKeyOf } from './sops/request-headers.js';
import {
  AnswerQuestionDto,
  CREATE_SOP_EXAMPLES,
  CreateSopDto,
  ListSopsQueryDto,
  SopDto,
  SopPageDto,
  UpdateSopDto,
} from './sops/sop.dto.js';
import { SopQueries } from './sops/sop.queries.js';
import { SopCreationService } from './sops/sop-creation.service.js';
import { SopsService } from './sops/sops.service.js';
import { sopProblems } from './sops.problems.js';

@ApiTags('SOPs')
@Controller('sops')
@Authenticated()
export class SopsController {
  constructor(
    private readonly creation: SopCreationService,
    private readonly sops: SopsService,
    private readonly queries: SopQueries,
    private readonly lists: SopListQueries,
  ) {}

  /**
   * List your SOPs
   * @remarks Newest update first, in pages. The filters narrow it down together.
   */
  @Get()
  async listSops(@CurrentUser() principal: Principal, @Query() query: ListSopsQueryDto): Promise<SopPageDto> {
    const cursor = query.cursor === undefined ? null : decodeCursor(query.cursor);
    const { limit = 20, status, tag, folder, client_id: clientId } = query;
    return this.lists.listSops(principal.userId, { limit, cursor, status, tag, folder, clientId });
  }

  /**
   * Create an SOP
   * @remarks Send either a `prompt`, or a `template` of the gallery, or the `own_template_id` of one of yours. With a
   * prompt, the response returns immediately with placeholder content; the draft replaces it some seconds later. With a
   * template, the response contains the procedure, nothing is drafted, and `generation_state` is `none`. Send an
   * `Idempotency-Key` to make a repeated request harmless.
   */
  @Post()
  @CountsAsCreation()
  @AcceptsBody('prompt')
  @ApiBody({ type: CreateSopDto, examples: CREATE_SOP_EXAMPLES })
  @ApiHeader({ name: 'Idempotency-Key', required: false, description: 'At most 255 characters; kept for 24 hours.' })
  @ApiProblems('subscription-required', 'too-many-drafts', 'idempotency-key-reused')
  async createSop(
    @CurrentUser() principal: Principal,
    @Body() body: CreateSopDto,
    @Headers('idempotency-key') idempotencyKey: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SopDto> {
    const { client_id: clientId, own_template_id: ownTemplateId, ...wish } = body;
    const asked = { ...wish, clientId, ownTemplateId };
    const sop = await this.creation.createSop(principal, asked, idempotencyKeyOf(idempotencyKey));
    void reply.header('location', `/api/v1/sops/${sop.id}`);
    return sop;
  }

  /**
   * Get an SOP
   * @remarks With its text, its structured document and the state of its draft. The `ETag` is its version.
   */
  @Get(':id')
  @ApiProblems('sop-not-found')
  async getSop(
    @CurrentUser() principal: Principal,
    @Param('id', UuidParamPipe) id: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SopDto> {
    const sop = await this.read(principal, id);
    void reply.header('etag', `"${sop.version}"`);
    return sop;
  }

  /**
   * Update an SOP
   * @remarks Changes the title, the text, the status, the category, the tags, the folder or the client. A change of title or
   * text needs the version it is based on, in the body or as `If-Match`. An SOP that has no text yet cannot be completed.
   */
  @Patch(':id')
  @AcceptsBody('document')
  @ApiHeader({
    name: 'If-Match',
    required: false,
    description: 'The version, as returned in the `ETag` of `GET`: `"2"`.',
  })
  @ApiProblems('sop-not-found', 'folder-not-found', 'version-required', 'version-conflict', 'draft-in-progress')
  @ApiProblems('no-text-yet')
  async updateSop(
    @CurrentUser() principal: Principal,
    @Param('id', UuidParamPipe) id: string,
    @Body() body: UpdateSopDto,
    @Headers('if-match') ifMatch: string | undefined,
  ): Promise<SopDto> {
    const { version, client_id: clientId, folder_id: folderId, ...changes } = body;
    const asked = { ...changes, clientId, folderId };
    await this.sops.updateSop(principal, id, asked, version ?? expectedVersion(ifMatch));
    return this.read(principal, id);
  }

  /**
   * Answer a question of the draft
   * @remarks Writes the answer into the field that the question is about, or keeps it with the question if there is
   * none. If the question needs more of the prompt, the SOP is drafted again with it.
   */
  @Put(':id/questions/:questionId')
  @AcceptsBody('prompt')
  @ApiProblems('sop-not-found', 'question-not-found', 'no-document', 'draft-in-progress')
  @ApiProblems('subscription-required', 'edits-would-be-lost', 'too-many-drafts')
  async answerQuestion(
    @CurrentUser() principal: Principal,
    @Param('id', UuidParamPipe) id: string,
    @Param('questionId') questionId: string,
    @Body() body: AnswerQuestionDto,
  ): Promise<SopDto> {
    await this.sops.answerQuestion(principal, id, questionId, body.answer);
    return this.read(principal, id);
  }

  /**
   * Delete an SOP
   * @remarks It can be restored for 30 days.
   */
  @Delete(':id')
  @HttpCode(204)
  @ApiProblems('sop-not-found')
  async deleteSop(@CurrentUser() principal: Principal, @Param('id', UuidParamPipe) id: string): Promise<void> {
    await this.sops.deleteSop(principal, id);
  }

  /**
   * Restore a deleted SOP
   * @remarks Restores it unchanged, within 30 days of its deletion.
   */
  @Post(':id/restore')
  @HttpCode(200)
  @ApiProblems('sop-not-found', 'sop-not-deleted')
  async restoreSop(@CurrentUser() principal: Principal, @Param('id', UuidParamPipe) id: string): Promise<SopDto> {
    await this.sops.restoreSop(principal, id);
    return this.read(principal, id);
  }

  private async read(principal: Principal, id: string): Promise<SopDto> {
    const sop = await this.queries.findSop(principal.userId, id);
    if (!sop) throw sopProblems['sop-not-found']();
    return sop;
  }
}
