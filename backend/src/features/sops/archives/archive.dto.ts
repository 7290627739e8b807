import { ApiProperty } from '@nestjs/swagger';
import { IsOptional, IsUUID } from 'class-validator';

export const MAX_ARCHIVE_NAME_LENGTH = 200;
/** Maximum number of listed missing SOPs and files; more are only counted. */
export const MOST_TOLD = 100;

/** `export`: SOPs that become a ZIP file. `import`: a ZIP file that becomes SOPs. */
export const ARCHIVE_KINDS = ['export', 'import'] as const;
export type ArchiveKind = (typeof ARCHIVE_KINDS)[number];

/** Exports are written, imports are read. */
export const ARCHIVE_STATES = ['queued', 'writing', 'reading', 'done', 'failed'] as const;
export type ArchiveState = (typeof ARCHIVE_STATES)[number];

/** Why one failed. */
export const ARCHIVE_CODES = [
  'folder-not-found',
  'too-large',
  'storage-full',
  'file-not-readable',
  'not-an-export',
  'format-not-known',
  'gave-up',
] as const;
export type ArchiveCode = (typeof ARCHIVE_CODES)[number];

/** Why an SOP or a file was left out. */
export const LEFT_OUT_CODES = [
  'being-drafted',
  'not-made',
  'file-missing',
  'file-damaged',
  'file-not-taken',
  'storage-full',
  'not-valid',
  'folder-not-made',
  'changed-meanwhile',
] as const;
export type LeftOutCode = (typeof LEFT_OUT_CODES)[number];

export class CreateArchiveDto {
  /** Only SOPs in this folder and in its folders; all SOPs without one. */
  @ApiProperty({ format: 'uuid', type: String, nullable: true, required: false })
  @IsOptional()
  @IsUUID()
  folder_id?: string | null;
}

/** The progress of an export or import. */
export class ArchiveProgressDto {
  /** SOPs that have been processed. */
  @ApiProperty({ type: 'integer', example: 12 })
  done: number;

  /** SOPs in all; null until they are counted. */
  @ApiProperty({ type: 'integer', nullable: true, example: 40 })
  total: number | null;
}

/** An SOP, or a file of one, that is missing from the result. */
export class ArchiveLeftOutDto {
  /** Title of the SOP. */
  @ApiProperty({ example: 'Opening the bakery' })
  title: string;

  /** Name of the file; null for the SOP itself. */
  @ApiProperty({ type: String, nullable: true, example: 'Wiring plan.pdf' })
  file: string | null;

  @ApiProperty({ enum: LEFT_OUT_CODES, enumName: 'ArchiveLeftOutCode' })
  code: LeftOutCode;
}

/** An export of SOPs as a ZIP file, or the import of one. */
export class ArchiveDto {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ enum: ARCHIVE_KINDS, enumName: 'ArchiveKind' })
  kind: ArchiveKind;

  /** Name of the ZIP file. */
  @ApiProperty({ example: 'Kitchen 2026-11-23.zip' })
  name: string;

  @ApiProperty({ enum: ARCHIVE_STATES, enumName: 'ArchiveState' })
  state: ArchiveState;

  /** Why it failed. */
  @ApiProperty({ enum: ARCHIVE_CODES, enumName: 'ArchiveCode', nullable: true })
  error_code: ArchiveCode | null;

  @ApiProperty({ type: ArchiveProgressDto })
  progress: ArchiveProgressDto;

  /** SOPs that the ZIP file of an export contains, or that an import has created. */
  @ApiProperty({ type: 'integer', example: 40 })
  sop_count: number;

  /** Bytes of the ZIP file; null until it is written. */
  @ApiProperty({ type: 'integer', nullable: true, example: 48_211 })
  size: number | null;

  /**
   * Address from which a browser downloads the ZIP file: it needs no access token and works for ten minutes. Null
   * without a file.
   */
  @ApiProperty({
    type: String,
    nullable: true,
    example: '/api/v1/archives/0198c7a1-6f0e-7cc2-9d62-3b1f5a7e4c10/download?token=…',
  })
  url: string | null;

  /** How many SOPs and files are missing. */
  @ApiProperty({ type: 'integer', example: 0 })
  left_out_count: number;

  /** The first 100 of them. */
  @ApiProperty({ type: [ArchiveLeftOutDto] })
  left_out: ArchiveLeftOutDto[];

  @ApiProperty({ format: 'date-time' })
  created_at: string;

  @ApiProperty({ format: 'date-time', type: String, nullable: true })
  finished_at: string | null;

  /** When it is removed, with its file. */
  @ApiProperty({ format: 'date-time', type: String, nullable: true })
  expires_at: string | null;
}

/** Your exports and imports of the last seven days, newest first; at most 20. */
export class ArchiveListDto {
  items: ArchiveDto[];
}
