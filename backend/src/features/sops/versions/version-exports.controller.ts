import { Controller, Get, Header, Param, StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiParam, ApiTags } from '@nestjs/swagger';
import { EXPORT_FORMATS, EXPORT_MEDIA_TYPES, type ExportFormat } from '../../../../libs/exporter/index.js';
import { Authenticated, CurrentUser } from '../../../common/access/access.decorators.js';
import type { Principal } from '../../../common/access/principal.js';
import { UuidParamPipe } from '../../../common/http/validation.pipe.js';
import { ApiProblems } from '../../../common/problems/api-problems.decorator.js';
import { contentDisposition } from '../exports/export-file-name.js';
import { ExportFormatPipe } from '../exports/export-format.pipe.js';
import { SopVersionReadingsService } from './sop-version-readings.service.js';

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
