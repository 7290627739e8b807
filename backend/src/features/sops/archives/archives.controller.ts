import { Body, Controller, Delete, Get, HttpCode, Param, Post, Query, Req, Res, StreamableFile } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiOkResponse, ApiQuery, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Authenticated, CurrentUser, Public } from '../../../common/access/access.decorators.js';
import type { Principal } from '../../../common/access/principal.js';
import { AcceptsBody } from '../../../common/http/body-limit.js';
import { UuidParamPipe } from '../../../common/http/validation.pipe.js';
import { ApiProblems } from '../../../common/problems/api-problems.decorator.js';
import { CountsAsCreation } from '../../../platform/rate-limits/person-ceiling.guard.js';
import { readFormFile, takenOrReadOn } from '../imports/form-file.js';
import { archiveProblems } from '../sops.problems.js';
import { ArchiveDto, ArchiveListDto, CreateArchiveDto } from './archive.dto.js';
import { ZIP_TYPE } from './archive-format.js';
import { ArchiveIntakeService, ArchiveOrdersService } from './archive-intake.service.js';
import { ArchivesService } from './archives.service.js';

@ApiTags('Archives')
@Controller('archives')
@Authenticated()
export class ArchivesController {
  constructor(
    private readonly orders: ArchiveOrdersService,
    private readonly intake: ArchiveIntakeService,
    private readonly archives: ArchivesService,
  ) {}

  /**
   * Export many SOPs
   * @remarks Packs all your SOPs, or those of a folder, into a ZIP file: documents, files, a register, and data for the
   * import elsewhere. The response returns immediately; poll the export until it is done. One at a time.
   */
  @Post()
  @HttpCode(202)
  @CountsAsCreation()
  @ApiProblems('folder-not-found', 'archive-under-way', 'too-many-archives')
  async createArchive(
    @CurrentUser() principal: Principal,
    @Body() body: CreateArchiveDto,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ArchiveDto> {
    const archive = await this.orders.order(principal, body.folder_id ?? null);
    void reply.header('location', `/api/v1/archives/${archive.id}`);
    return archive;
  }

  /**
   * Import an export of many SOPs
   * @remarks Send a form with one ZIP file that this product has exported, here or elsewhere. Every SOP of it becomes a
   * new one, with its folders, tags, pictures and files; nothing that exists is changed. The response returns
   * immediately; poll the import until it is done.
   */
  @Post('import')
  @HttpCode(202)
  @CountsAsCreation()
  @AcceptsBody('attachment')
  @ApiConsumes('multipart/form-data')
  @ApiBody({
    schema: { type: 'object', required: ['file'], properties: { file: { type: 'string', format: 'binary' } } },
  })
  @ApiProblems('subscription-required', 'archive-under-way', 'too-many-archives', 'storage-full', 'form-not-readable')
  async importArchive(
    @CurrentUser() principal: Principal,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ArchiveDto> {
    const archive = await takenOrReadOn(request, this.take(principal, request));
    void reply.header('location', `/api/v1/archives/${archive.id}`);
    return archive;
  }

  /**
   * List your exports and imports of many SOPs
   * @remarks Those of the last seven days, newest first. The files of the last three exports are kept.
   */
  @Get()
  async listArchives(@CurrentUser() principal: Principal): Promise<ArchiveListDto> {
    return { items: await this.archives.list(principal) };
  }

  /**
   * Get an export or import of many SOPs
   * @remarks Its progress, and what is missing.
   */
  @Get(':id')
  @ApiProblems('archive-not-found')
  async getArchive(@CurrentUser() principal: Principal, @Param('id', UuidParamPipe) id: string): Promise<ArchiveDto> {
    return this.archives.get(principal, id);
  }

  /**
   * Download an export of many SOPs
   * @remarks When it is done. Imports have no file.
   */
  @Get(':id/file')
  @ApiOkResponse({
    description: 'The ZIP file.',
    headers: { 'content-disposition': { description: 'Name of the file.', schema: { type: 'string' } } },
  })
  @ApiProblems('archive-not-found')
  async getArchiveFile(
    @CurrentUser() principal: Principal,
    @Param('id', UuidParamPipe) id: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    const { stream, size, disposition } = await this.archives.open(principal, id);
    void reply.header('cache-control', 'private, no-store');
    return new StreamableFile(stream, { type: ZIP_TYPE, disposition, length: size });
  }

  /**
   * Delete an export or import of many SOPs
   * @remarks With its file; one in progress is stopped. SOPs created by an import are kept.
   */
  @Delete(':id')
  @HttpCode(204)
  @ApiProblems('archive-not-found')
  async deleteArchive(@CurrentUser() principal: Principal, @Param('id', UuidParamPipe) id: string): Promise<void> {
    await this.archives.remove(principal, id);
  }

  private async take(principal: Principal, request: FastifyRequest): Promise<ArchiveDto> {
    await this.intake.requireLeave(principal);
    return this.intake.take(principal, await readFormFile(request));
  }
}

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
  @ApiQuery({ name: 'token', required: false, description: 'The signature from the address.' })
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
