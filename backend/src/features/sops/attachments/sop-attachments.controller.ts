import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Req, Res } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Authenticated, CurrentUser } from '../../../common/access/access.decorators.js';
import type { Principal } from '../../../common/access/principal.js';
import { AcceptsBody } from '../../../common/http/body-limit.js';
import { UuidParamPipe } from '../../../common/http/validation.pipe.js';
import { ApiProblems } from '../../../common/problems/api-problems.decorator.js';
import { CountsAsCreation } from '../../../platform/rate-limits/person-ceiling.guard.js';
import { readFormFile, takenOrReadOn } from '../imports/form-file.js';
import { AttachmentDto, AttachmentListDto, RenameAttachmentDto } from './attachment.dto.js';
import { AttachmentIntakeService } from './attachment-intake.service.js';
import { AttachmentsService } from './attachments.service.js';

@ApiTags('Attachments')
@Controller()
@Authenticated()
export class SopAttachmentsController {
  constructor(
    private readonly intake: AttachmentIntakeService,
    private readonly attachments: AttachmentsService,
  ) {}

  /**
   * Send a picture or file
   * @remarks Send a form with one file. A picture becomes part of the SOP when a step of its document names it under `media`;
   * until then it is kept for a day. Other files are listed below the text. Pictures lose where and with what they were taken.
   */
  @Post('sops/:id/attachments')
  @CountsAsCreation()
  @AcceptsBody('attachment')
  @ApiConsumes('multipart/form-data')
  @ApiBody({
    schema: { type: 'object', required: ['file'], properties: { file: { type: 'string', format: 'binary' } } },
  })
  @ApiProblems('sop-not-found', 'subscription-required', 'file-kind-not-taken', 'storage-full', 'form-not-readable')
  @ApiProblems('picture-not-readable', 'too-many-attachments', 'temporarily-unavailable')
  async addAttachment(
    @CurrentUser() principal: Principal,
    @Param('id', UuidParamPipe) sopId: string,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<AttachmentDto> {
    const id = await takenOrReadOn(request, this.take(principal, sopId, request));
    void reply.header('location', `/api/v1/attachments/${id}`);
    return this.attachments.get(principal, id);
  }

  /**
   * List the pictures and files of an SOP
   * @remarks Oldest first, with addresses that work for ten minutes.
   */
  @Get('sops/:id/attachments')
  @ApiProblems('sop-not-found')
  async listAttachments(
    @CurrentUser() principal: Principal,
    @Param('id', UuidParamPipe) sopId: string,
  ): Promise<AttachmentListDto> {
    return { items: await this.attachments.list(principal, sopId) };
  }

  /**
   * List the pictures and files of a shared SOP
   * @remarks What a member of the team sees: the files, and the pictures that its steps show.
   */
  @Get('shared-sops/:id/attachments')
  @ApiProblems('sop-not-found')
  async listSharedAttachments(
    @CurrentUser() principal: Principal,
    @Param('id', UuidParamPipe) sopId: string,
  ): Promise<AttachmentListDto> {
    return { items: await this.attachments.listShared(principal, sopId) };
  }

  /**
   * Get a picture or file
   * @remarks With addresses that work for ten minutes.
   */
  @Get('attachments/:id')
  @ApiProblems('attachment-not-found')
  async getAttachment(
    @CurrentUser() principal: Principal,
    @Param('id', UuidParamPipe) id: string,
  ): Promise<AttachmentDto> {
    return this.attachments.get(principal, id);
  }

  /**
   * Change the name of a picture or file
   * @remarks It is downloaded under its new name.
   */
  @Patch('attachments/:id')
  @ApiProblems('attachment-not-found', 'sop-not-found')
  async renameAttachment(
    @CurrentUser() principal: Principal,
    @Param('id', UuidParamPipe) id: string,
    @Body() { name }: RenameAttachmentDto,
  ): Promise<AttachmentDto> {
    await this.attachments.rename(principal, id, name);
    return this.attachments.get(principal, id);
  }

  /**
   * Delete a picture or file
   * @remarks A picture has to be taken out of its step first. Versions that show it keep it.
   */
  @Delete('attachments/:id')
  @HttpCode(204)
  @ApiProblems('attachment-not-found', 'attachment-in-use', 'sop-not-found')
  async deleteAttachment(@CurrentUser() principal: Principal, @Param('id', UuidParamPipe) id: string): Promise<void> {
    await this.attachments.remove(principal, id);
  }

  private async take(principal: Principal, sopId: string, request: FastifyRequest): Promise<string> {
    await this.intake.requireLeave(principal, sopId);
    return this.intake.take(principal, sopId, await readFormFile(request));
  }
}
