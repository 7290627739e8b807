import { Controller, Get, Param, Query, Res, StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiParam, ApiQuery, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Public } from '../../../common/access/access.decorators.js';
import { UuidParamPipe } from '../../../common/http/validation.pipe.js';
import { ApiProblems } from '../../../common/problems/api-problems.decorator.js';
import { fileDisposition } from '../exports/file-disposition.js';
import { attachmentProblems } from './attachment.problems.js';
import { AttachmentFilesService } from './attachment-files.service.js';

/** What browsers may show in the page: pictures that hold no scripts. */
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
  @ApiQuery({ name: 'token', required: false, description: 'The signature, as the address has it.' })
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
      // What lies behind an address never changes.
      'cache-control': `private, max-age=${remainingS}, immutable`,
      'content-security-policy': "default-src 'none'; sandbox",
    });
    const kind = INLINE.test(mediaType) ? 'inline' : 'attachment';
    return new StreamableFile(stream, { type: mediaType, disposition: fileDisposition(kind, name), length: size });
  }
}
