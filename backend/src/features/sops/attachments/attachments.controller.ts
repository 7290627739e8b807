import {
  Body,
  Controller,
  Delete,
  Get,
  HttpCode,
  Param,
  Patch,
  Post,
  Query,
  Req,
  Res,
  StreamableFile,
} from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiOkResponse, ApiParam, ApiQuery, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Authenticated, CurrentUser, Public } from '../../../common/access/access.decorators.js';
import type { Principal } from '../../../common/access/principal.js';
import { AcceptsBody } from '../../../common/http/body-limit.js';
import { UuidParamPipe } from '../../../common/http/validation.pipe.js';
import { ApiProblems } from '../../../common/problems/api-problems.decorator.js';
import { CountsAsCreation } from '../../../platform/rate-limits/person-ceiling.guard.js';
import { fileDisposition } from '../exports/file-disposition.js';
import { readFormFile, takenOrReadOn } from '../imports/form-file.js';
import { attachmentProblems } from '../sops.problems.js';
import { AttachmentDto, AttachmentListDto, RenameAttachmentDto } from './attachment.dto.js';
import { AttachmentFilesService } from './attachment-files.service.js';
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
   * @remarks Send a form with one file. A picture becomes part of the SOP when a step of its document names it under
   * `media`; until then it is kept for a day. Other files are listed below the text. Location and camera data are
   * removed from pictures.
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

/** Types that browsers may display inline: pictures without scripts. */
const INLINE = /^image\/(?:png|jpeg|webp|gif|avif)$/;

@ApiTags('Attachments')
@Controller('attachments/:id')
@Public()
export class AttachmentFilesController {
  constructor(private readonly files: AttachmentFilesService) {}

  /**
   * Download a picture or file
   * @remarks By a signed address: it needs no access token, and works for ten minutes and as long as its reader may see the
   * SOP.
   */
  @Get(':part')
  @ApiParam({ name: 'part', description: '`original`, or the size of a picture.', example: 'original' })
  @ApiQuery({ name: 'token', required: false, description: 'The signature from the address.' })
  @ApiOkResponse({
    description: 'The file.',
    headers: { 'content-disposition': { description: 'Name of the file.', schema: { type: 'string' } } },
  })
  @ApiProblems('attachment-not-found')
  async downloadAttachment(
    @Param('id', UuidParamPipe) id: string,
    @Param('part') part: string,
    @Query('token') token: unknown,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    const file = typeof token === 'string' ? await this.files.open(id, part, token) : null;
    if (!file) throw attachmentProblems['attachment-not-found']();
    const { stream, size, mediaType, name, remainingS } = file;
    void reply.headers({
      // The content of an address never changes.
      'cache-control': `private, max-age=${remainingS}, immutable`,
      'content-security-policy': "default-src 'none'; sandbox",
    });
    const kind = INLINE.test(mediaType) ? 'inline' : 'attachment';
    return new StreamableFile(stream, { type: mediaType, disposition: fileDisposition(kind, name), length: size });
  }
}
