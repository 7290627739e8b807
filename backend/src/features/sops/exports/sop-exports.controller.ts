import { Controller, Get, Header, Param, StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiParam, ApiTags } from '@nestjs/swagger';
import { EXPORT_FORMATS, EXPORT_MEDIA_TYPES, type ExportFormat } from '../../../../libs/exporter/index.js';
import { Authenticated, CurrentUser } from '../../../common/access/access.decorators.js';
import type { Principal } from '../../../common/access/principal.js';
import { UuidParamPipe } from '../../../common/http/validation.pipe.js';
import { ApiProblems } from '../../../common/problems/api-problems.decorator.js';
import { contentDisposition } from './export-file-name.js';
import { ExportFormatPipe } from './export-format.pipe.js';
import { SopExportsService } from './sop-exports.service.js';

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
