import { Controller, Get, Header, Injectable, Param, type PipeTransform, StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiParam, ApiTags } from '@nestjs/swagger';
import { EXPORT_FORMATS, EXPORT_MEDIA_TYPES, type ExportFormat } from '../../../../libs/exporter/index.js';
import { Authenticated, CurrentUser } from '../../../common/access/access.decorators.js';
import type { Principal } from '../../../common/access/principal.js';
import { UuidParamPipe } from '../../../common/http/validation.pipe.js';
import { ApiProblems } from '../../../common/problems/api-problems.decorator.js';
import { commonProblems } from '../../../common/problems/common.problems.js';
import { SopVersionReadingsService } from '../versions/sop-version-readings.service.js';
import { contentDisposition } from './file-disposition.js';
import { SopExportsService } from './sop-exports.service.js';

/** Accepts only the formats of exports; anything else is treated as not found. */
@Injectable()
export class ExportFormatPipe implements PipeTransform<string, ExportFormat> {
  transform(value: string): ExportFormat {
    const format = EXPORT_FORMATS.find((each) => each === value);
    if (!format) throw commonProblems['not-found']({ detail: 'There is no export in this format.' });
    return format;
  }
}

@ApiTags('Exports')
@Controller('sops/:id/exports')
@Authenticated()
@ApiProblems('sop-not-found')
export class SopExportsController {
  constructor(private readonly exports: SopExportsService) {}

  /**
   * Export an SOP
   * @remarks Downloads it as a file and records that in the activity log. The file is named by the title: lower
   * case, an underscore for each character but a-z and 0-9.
   */
  @Get(':format')
  @Header('cache-control', 'private, no-store')
  @ApiParam({ name: 'format', enum: EXPORT_FORMATS, example: EXPORT_FORMATS[0] })
  @ApiOkResponse({
    description: 'The file, in the media type of its format.',
    headers: { 'content-disposition': { description: 'Name of the file.', schema: { type: 'string' } } },
  })
  @ApiProblems('draft-in-progress', 'no-text-yet', 'too-many-sop-exports', 'temporarily-unavailable')
  async exportSop(
    @CurrentUser() principal: Principal,
    @Param('id', UuidParamPipe) id: string,
    @Param('format', ExportFormatPipe) format: ExportFormat,
  ): Promise<StreamableFile> {
    const { title, content } = await this.exports.exportSop(principal, id, format);
    return new StreamableFile(content, {
      type: EXPORT_MEDIA_TYPES[format],
      disposition: contentDisposition(title, format),
      length: content.length,
    });
  }
}

@ApiTags('Versions')
@Controller('sops/:id/versions/:versionId/exports')
@Authenticated()
@ApiProblems('sop-not-found', 'version-not-found')
export class VersionExportsController {
  constructor(private readonly readings: SopVersionReadingsService) {}

  /**
   * Export a version of an SOP
   * @remarks The file is named by title and number: lower case, an underscore for each character but a-z and 0-9.
   */
  @Get(':format')
  @Header('cache-control', 'private, no-store')
  @ApiParam({ name: 'format', enum: EXPORT_FORMATS, example: EXPORT_FORMATS[0] })
  @ApiOkResponse({
    description: 'The file, in the media type of its format.',
    headers: { 'content-disposition': { description: 'Name of the file.', schema: { type: 'string' } } },
  })
  @ApiProblems('too-many-sop-exports', 'temporarily-unavailable')
  async exportVersion(
    @CurrentUser() principal: Principal,
    @Param('id', UuidParamPipe) id: string,
    @Param('versionId', UuidParamPipe) versionId: string,
    @Param('format', ExportFormatPipe) format: ExportFormat,
  ): Promise<StreamableFile> {
    const { title, content } = await this.readings.export(principal, id, versionId, format);
    return new StreamableFile(content, {
      type: EXPORT_MEDIA_TYPES[format],
      disposition: contentDisposition(title, format),
      length: content.length,
    });
  }
}
