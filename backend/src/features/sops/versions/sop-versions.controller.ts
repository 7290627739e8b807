import { Body, Controller, Get, Headers, HttpCode, Param, Post, Query, Res } from '@nestjs/common';
import { ApiHeader, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Authenticated, CurrentUser } from '../../../common/access/access.decorators.js';
import type { Principal } from '../../../common/access/principal.js';
import { decodeCursor } from '../../../common/http/cursor.js';
import { PageQueryDto } from '../../../common/http/query.dto.js';
import { UuidParamPipe } from '../../../common/http/validation.pipe.js';
import { ApiProblems } from '../../../common/problems/api-problems.decorator.js';
import { CountsAsCreation } from '../../../platform/rate-limits/person-ceiling.guard.js';
import { expectedVersion } from '../sops/request-headers.js';
import { SopQueries } from '../sops/sop.queries.js';
import { sopProblems } from '../sops.problems.js';
import { DiffQueryDto, SopDiffDto, WORKING_COPY } from './sop-diff.dto.js';
import { KeepVersionDto, RestoredSopDto, SopVersionDto, SopVersionPageDto } from './sop-version.dto.js';
import { SopVersionQueries } from './sop-version.queries.js';
import { SopVersionReadingsService } from './sop-version-readings.service.js';
import { SopVersionsService } from './sop-versions.service.js';

const HTTP_OK = 200;

@ApiTags('Versions')
@Controller('sops/:id/versions')
@Authenticated()
@ApiProblems('sop-not-found')
export class SopVersionsController {
  constructor(
    private readonly versions: SopVersionsService,
    private readonly queries: SopVersionQueries,
    private readonly readings: SopVersionReadingsService,
    private readonly sops: SopQueries,
  ) {}

  /**
   * List the versions of an SOP
   * @remarks Newest first, in pages, without their texts.
   */
  @Get()
  async listVersions(
    @CurrentUser() principal: Principal,
    @Param('id', UuidParamPipe) id: string,
    @Query() query: PageQueryDto,
  ): Promise<SopVersionPageDto> {
    const cursor = query.cursor === undefined ? null : decodeCursor(query.cursor);
    return this.queries.listVersions(principal.userId, id, { limit: query.limit ?? 20, cursor });
  }

  /**
   * Keep a version of an SOP
   * @remarks Most versions are kept automatically: each draft, each text that is published or replaced, and each text
   * that was unchanged for ten minutes before an edit. If a version with the same text exists, it is returned with
   * status 200.
   */
  @Post()
  @CountsAsCreation()
  @ApiResponse({ status: HTTP_OK, type: SopVersionDto, description: 'A version with the same text exists.' })
  @ApiProblems('draft-in-progress', 'nothing-to-keep', 'too-many-noted-versions')
  async keepVersion(
    @CurrentUser() principal: Principal,
    @Param('id', UuidParamPipe) id: string,
    @Body() body: KeepVersionDto,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SopVersionDto> {
    const kept = await this.versions.keep(principal, id, body.note?.trim() ?? null);
    if (kept.isNew) void reply.header('location', `/api/v1/sops/${id}/versions/${kept.id}`);
    else void reply.status(HTTP_OK);
    return this.queries.readVersion(principal.userId, id, kept.id);
  }

  /**
   * Get a version of an SOP
   * @remarks With its text, which never changes.
   */
  @Get(':versionId')
  @ApiProblems('version-not-found')
  async getVersion(
    @CurrentUser() principal: Principal,
    @Param('id', UuidParamPipe) id: string,
    @Param('versionId', UuidParamPipe) versionId: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SopVersionDto> {
    const version = await this.queries.readVersion(principal.userId, id, versionId);
    void reply.header('etag', `"${version.content_hash}"`);
    return version;
  }

  /**
   * Compare a version of an SOP
   * @remarks With the current text, or with another version: what was added, removed, moved and changed.
   */
  @Get(':versionId/diff')
  @ApiProblems('version-not-found')
  async compareVersion(
    @CurrentUser() principal: Principal,
    @Param('id', UuidParamPipe) id: string,
    @Param('versionId', UuidParamPipe) versionId: string,
    @Query() query: DiffQueryDto,
  ): Promise<SopDiffDto> {
    return this.readings.compare(principal, id, versionId, query.against ?? WORKING_COPY);
  }

  /**
   * Restore a version of an SOP
   * @remarks Makes its text the current one. The replaced text is kept as a version.
   */
  @Post(':versionId/restore')
  @HttpCode(HTTP_OK)
  @ApiHeader({
    name: 'If-Match',
    required: true,
    description: 'The version, as returned in the `ETag` of the SOP: `"2"`.',
  })
  @ApiProblems('version-not-found', 'version-required', 'version-conflict', 'draft-in-progress')
  async restoreVersion(
    @CurrentUser() principal: Principal,
    @Param('id', UuidParamPipe) id: string,
    @Param('versionId', UuidParamPipe) versionId: string,
    @Headers('if-match') ifMatch: string | undefined,
  ): Promise<RestoredSopDto> {
    const formerVersionId = await this.versions.restore(principal, id, versionId, expectedVersion(ifMatch));
    const sop = await this.sops.findSop(principal.userId, id);
    if (!sop) throw sopProblems['sop-not-found']();
    return { ...sop, former_version_id: formerVersionId };
  }
}
