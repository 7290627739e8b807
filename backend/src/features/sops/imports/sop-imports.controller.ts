import { Readable } from 'node:stream';
import { Controller, Get, HttpCode, Param, Post, Query, Req, Res, StreamableFile } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiExtraModels, ApiOkResponse, ApiTags, getSchemaPath } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Authenticated, CurrentUser } from '../../../common/access/access.decorators.js';
import type { Principal } from '../../../common/access/principal.js';
import { AcceptsBody } from '../../../common/http/body-limit.js';
import { decodeCursor } from '../../../common/http/cursor.js';
import { PageQueryDto } from '../../../common/http/query.dto.js';
import { createValidationPipe, UuidParamPipe } from '../../../common/http/validation.pipe.js';
import { ApiProblems } from '../../../common/problems/api-problems.decorator.js';
import { CountsAsCreation } from '../../../platform/rate-limits/person-ceiling.guard.js';
import { importProblems } from '../sops.problems.js';
import { readFormFile, takenOrReadOn } from './form-file.js';
import { ImportDto, ImportPageDto, ImportTextDto } from './import.dto.js';
import { ImportQueries } from './import.queries.js';
import { ImportIntakeService, ImportOriginalsService } from './import-intake.service.js';

@ApiTags('Imports')
@Controller()
@Authenticated()
export class SopImportsController {
  constructor(
    private readonly intake: ImportIntakeService,
    private readonly queries: ImportQueries,
    private readonly originals: ImportOriginalsService,
  ) {}

  /**
   * Import a document
   * @remarks Send a form with one file of up to 10 MiB (Word, PDF, Excel, Markdown, HTML, CSV or text), or text as
   * JSON. The response returns immediately; poll the import, or the list of imports, until it is done.
   */
  @Post('imports')
  @HttpCode(202)
  @CountsAsCreation()
  @AcceptsBody('upload')
  @ApiConsumes('application/json', 'multipart/form-data')
  @ApiExtraModels(ImportTextDto)
  @ApiBody({
    schema: {
      oneOf: [
        { $ref: getSchemaPath(ImportTextDto) },
        { type: 'object', required: ['file'], properties: { file: { type: 'string', format: 'binary' } } },
      ],
    },
  })
  @ApiProblems(
    'subscription-required',
    'too-many-imports',
    'document-kind-not-taken',
    'storage-full',
    'form-not-readable',
  )
  async importDocument(
    @CurrentUser() principal: Principal,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ImportDto> {
    const taken = await takenOrReadOn(request, this.take(principal, request));
    void reply.header('location', `/api/v1/imports/${taken.id}`);
    return taken;
  }

  private async take(principal: Principal, request: FastifyRequest): Promise<ImportDto> {
    await this.intake.requireLeave(principal);
    const file = isForm(request) ? await readFormFile(request) : fileOfText(await validated(request.body));
    return this.intake.take(principal, file);
  }

  /**
   * List your imports
   * @remarks Newest first, in pages. Failed ones are listed for 30 days.
   */
  @Get('imports')
  async listImports(@CurrentUser() principal: Principal, @Query() query: PageQueryDto): Promise<ImportPageDto> {
    const cursor = query.cursor === undefined ? null : decodeCursor(query.cursor);
    return this.queries.list(principal.userId, query.limit ?? 20, cursor);
  }

  /**
   * Get an import
   * @remarks Its progress, its result, and the lines that were not imported.
   */
  @Get('imports/:id')
  @ApiProblems('import-not-found')
  async getImport(@CurrentUser() principal: Principal, @Param('id', UuidParamPipe) id: string): Promise<ImportDto> {
    return found(await this.queries.find(principal.userId, id));
  }

  /**
   * Download the original of an import
   * @remarks Kept as long as its SOP.
   */
  @Get('imports/:id/original')
  @ApiOkResponse({
    description: 'The file as it was uploaded.',
    headers: { 'content-disposition': { description: 'Name of the file.', schema: { type: 'string' } } },
  })
  @ApiProblems('import-not-found')
  async getImportOriginal(
    @CurrentUser() principal: Principal,
    @Param('id', UuidParamPipe) id: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    const { stream, size, mediaType, disposition } = found(await this.originals.open(principal, id));
    void reply.headers({
      'cache-control': 'private, no-store',
      'content-security-policy': "default-src 'none'; sandbox",
    });
    return new StreamableFile(stream, { type: mediaType, disposition, length: size });
  }

  /**
   * Get the import of an SOP
   * @remarks The import that the SOP came from, if it came from one.
   */
  @Get('sops/:id/import')
  @ApiProblems('import-not-found')
  async getSopImport(@CurrentUser() principal: Principal, @Param('id', UuidParamPipe) id: string): Promise<ImportDto> {
    return found(await this.queries.findOfSop(principal.userId, id));
  }
}

/** Forms are not validated by the pipe, so this route validates JSON itself. */
const validation = createValidationPipe();

function validated(body: unknown): Promise<ImportTextDto> {
  return validation.transform(body, { type: 'body', metatype: ImportTextDto });
}

function isForm({ headers }: FastifyRequest): boolean {
  return /^multipart\/form-data\s*;/iu.test(headers['content-type'] ?? '');
}

function fileOfText({ text, name = 'Pasted text' }: ImportTextDto) {
  return { name: `${name}.txt`, claimed: 'text/plain', chunks: Readable.from([Buffer.from(text)]) };
}

function found<Value>(value: Value | null): Value {
  if (value === null) throw importProblems['import-not-found']();
  return value;
}
