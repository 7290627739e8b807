import { ApiProperty } from '@nestjs/swagger';
import { IsOptional, IsString, Matches, MaxLength } from 'class-validator';
import { READING_FAILURES, type ReadingFailure } from '../../../../libs/document-reader/index.js';
import { IsStorableText } from '../../../common/http/field.decorators.js';

export const MAX_IMPORT_NAME_LENGTH = 200;
const MAX_TEXT_LENGTH = 60_000;

export const IMPORT_STATES = ['queued', 'reading', 'drafting', 'done', 'failed'] as const;
export type ImportState = (typeof IMPORT_STATES)[number];

/** Why an import failed: the document is unreadable, has no usable content, or the server failed too often. */
export const IMPORT_CODES = [...READING_FAILURES, 'refused', 'gave-up'] as const;
export type ImportCode = ReadingFailure | 'refused' | 'gave-up';

/** Text to import, such as a mail. */
export class ImportTextDto {
  /**
   * Up to 60,000 characters.
   * @example 'Opening: 1. Unlock the back door. 2. Switch on the lights. 3. Read the fridge, 5 °C or colder.'
   */
  @IsString()
  @Matches(/\S/u, { message: 'must not be blank' })
  @MaxLength(MAX_TEXT_LENGTH)
  @IsStorableText()
  text: string;

  /**
   * The name of the text; `Pasted text` by default.
   * @example 'Mail of Anna'
   */
  @IsOptional()
  @IsString()
  @Matches(/\S/u, { message: 'must not be blank' })
  @MaxLength(MAX_IMPORT_NAME_LENGTH - 4)
  @IsStorableText()
  name?: string;
}

/** A document being imported. */
export class ImportSummaryDto {
  @ApiProperty({ format: 'uuid' })
  id: string;

  /** @example 'handbook.docx' */
  name: string;

  @ApiProperty({ enum: IMPORT_STATES, enumName: 'ImportState' })
  state: ImportState;

  /** Why it failed. */
  @ApiProperty({ enum: IMPORT_CODES, enumName: 'ImportCode', nullable: true })
  error_code: ImportCode | null;

  /** The SOP that was created from it; null until it exists. */
  @ApiProperty({ format: 'uuid', type: String, nullable: true })
  sop_id: string | null;

  /** Bytes of the document. */
  @ApiProperty({ type: 'integer', example: 48_211 })
  size: number;

  @ApiProperty({ format: 'date-time' })
  created_at: string;

  @ApiProperty({ format: 'date-time', type: String, nullable: true })
  finished_at: string | null;
}

export class ImportDto extends ImportSummaryDto {
  /** Lines of the document: headings, paragraphs, items, rows and pictures; null until it is read. */
  @ApiProperty({ type: 'integer', nullable: true, example: 42 })
  lines: number | null;

  /** How many of its lines no part of the SOP contains. */
  @ApiProperty({ type: 'integer', example: 1 })
  left_out_count: number;

  /** The first of those lines, at most 100, as they were written. */
  left_out: string[];

  /** How many pictures the SOP only mentions, because they cannot be extracted from the original. */
  @ApiProperty({ type: 'integer', example: 0 })
  pictures: number;
}

/** One page of your imports, newest first. */
export class ImportPageDto {
  items: ImportSummaryDto[];

  next_cursor: string | null;
}
