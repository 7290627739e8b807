import { ApiProperty } from '@nestjs/swagger';
import { IsString, Matches, MaxLength, ValidateIf } from 'class-validator';
import { SOP_TEXT_EXAMPLE } from '../../../../libs/sop-document/index.js';
import { IsStorableText } from '../../../common/http/field.decorators.js';
import { SopDto } from '../sops/sop.dto.js';
import { DRAFTERS, type Drafter } from '../sops/sop.entity.js';
import { VERSION_CAUSES, VERSION_STATES, type VersionCause, type VersionState } from './sop-version.entity.js';

const given = (_dto: object, value: unknown): boolean => value !== undefined;

/** A version as lists show it: without its text. */
export class SopVersionSummaryDto {
  @ApiProperty({ format: 'uuid' })
  id: string;

  /**
   * Unique within the SOP: `2.0` once published, `2.3` before.
   * @example '1.2'
   */
  number: string;

  /** `effective` while it is the published text. */
  @ApiProperty({ enum: VERSION_STATES, enumName: 'VersionState' })
  state: VersionState;

  /** Why it was kept. `replaced`: another text replaced it. `edited`: it was changed later on, or kept on request. */
  @ApiProperty({ enum: VERSION_CAUSES, enumName: 'VersionCause' })
  cause: VersionCause;

  /** The note of the person who kept it. */
  @ApiProperty({ type: String, nullable: true, example: 'Before the new fridge' })
  reason: string | null;

  /** @example 'Opening the bakery' */
  title: string;

  @ApiProperty({ enum: DRAFTERS, enumName: 'Drafter', nullable: true })
  drafted_by: Drafter | null;

  /**
   * Name of the person who caused the version, as it was at that time; empty when there was none.
   * @example 'Anna Ito'
   */
  created_by_name: string;

  @ApiProperty({ format: 'date-time' })
  created_at: string;

  /** Whether the current text of the SOP is the same. */
  is_present: boolean;

  /** When it was published; null if it never was. */
  @ApiProperty({ format: 'date-time', type: String, nullable: true })
  effective_from: string | null;

  /** When it was withdrawn; null while it is published. */
  @ApiProperty({ format: 'date-time', type: String, nullable: true })
  effective_to: string | null;
}

/** A whole version. */
export class SopVersionDto extends SopVersionSummaryDto {
  /** @example 'General' */
  category: string;

  /** The procedure as plain text. */
  @ApiProperty({ example: SOP_TEXT_EXAMPLE })
  content: string;

  /** The structured procedure; null for plain text. */
  @ApiProperty({ oneOf: [{ $ref: '#/components/schemas/SopDocument' }, { type: 'null' }] })
  document: Record<string, unknown> | null;

  /**
   * SHA-256 of title, category and text as canonical JSON (RFC 8785), in lower-case hex. It is the ETag, too.
   * @example '9f3c0d6c1f0f3c0cbb1f6c2f1d7a2a7f2c1b0a99887766554433221100ffeedd'
   */
  content_hash: string;
}

/** A page of the versions of an SOP, newest first. */
export class SopVersionPageDto {
  items: SopVersionSummaryDto[];
  /** Pass it as `cursor` to get the next page; null on the last one. */
  next_cursor: string | null;
}

/** Keeps the current text as a version. */
export class KeepVersionDto {
  /**
   * What is special about it. A version with a note is never removed automatically.
   * @example 'Before the new fridge'
   */
  @ValidateIf(given)
  @IsString()
  @Matches(/\S/u, { message: 'must not be blank' })
  @MaxLength(500)
  @IsStorableText()
  note?: string;
}

/** An SOP with a restored version. */
export class RestoredSopDto extends SopDto {
  /** The version with the replaced text; null when there was no text. */
  @ApiProperty({ format: 'uuid', type: String, nullable: true })
  former_version_id: string | null;
}
