import { Controller, Get, Param, Query, Res, StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiQuery, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Public } from '../../../common/access/access.decorators.js';
import { UuidParamPipe } from '../../../common/http/validation.pipe.js';
import { ApiProblems } from '../../../common/problems/api-problems.decorator.js';
import { archiveProblems } from './archive.problems.js';
import { ArchivesService } from './archives.service.js';
import { ZIP_TYPE } from './zip-type.js';

@ApiTags('Archives')
@Controller('archives/:id')
@Public()
export class ArchiveFilesController {
  constructor(private readonly archives: ArchivesService) {}

  /**
   * Download an export of many SOPs by its address
   * @remarks By the signed `url` of the export: it needs no access token, works for ten minutes, and can be repeated.
   */
  @Get('download')
  @ApiQuery({ name: 'token', required: false, description: 'The signature, as the address has it.' })
  @ApiOkResponse({
    description: 'The ZIP file.',
    headers: { 'content-disposition': { description: 'Name of the file.', schema: { type: 'string' } } },
  })
  @ApiProblems('archive-not-found')
  async downloadArchive(
    @Param('id', UuidParamPipe) id: string,
    @Query('token') token: unknown,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    const file = typeof token === 'string' ? await this.archives.openSigned(id, token) : null;
    if (!file) throw archiveProblems['archive-not-found']();
    void reply.header('cache-control', 'private, no-store');
    return new StreamableFile(file.stream, { type: ZIP_TYPE, disposition: file.disposition, length: file.size });
  }
}
