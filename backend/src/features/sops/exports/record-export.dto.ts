import { ApiProperty } from '@nestjs/swagger';
import { IsIn } from 'class-validator';

const FORMATS = ['txt'] as const;

/** What was exported. */
export class RecordExportDto {
  @ApiProperty({ enum: FORMATS, enumName: 'ExportFormat' })
  @IsIn(FORMATS)
  format: (typeof FORMATS)[number];
}
