import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsInt, IsObject, IsString, Matches, MaxLength, Min, ValidateIf } from 'class-validator';
import { IsStorableText } from '../../../common/http/is-storable-text.decorator.js';
import { SOP_STATUSES, type SopStatus } from '../sop-status.js';

const given = (_dto: object, value: unknown): boolean => value !== undefined;

/** The fields to change. A change of title or text needs the version it is based on. */
export class UpdateSopDto {
  /** @example 'Opening the bakery' */
  @ValidateIf(given)
  @IsString()
  @Matches(/\S/u, { message: 'must not be blank' })
  @MaxLength(200)
  @IsStorableText()
  title?: string;

  /** Plain text; replaces the structured document, which then no longer exists. */
  @ValidateIf(given)
  @IsString()
  @MaxLength(200_000)
  @IsStorableText()
  content?: string;

  /** The structured document; the plain text is written anew from it. */
  @ApiPropertyOptional({ allOf: [{ $ref: '#/components/schemas/SopDocument' }] })
  @ValidateIf(given)
  @IsObject()
  document?: Record<string, unknown>;

  /** `completed` publishes the SOP now; `in_progress` withdraws it. Needs no version. */
  @ApiProperty({ enum: SOP_STATUSES, enumName: 'SopStatus', required: false })
  @ValidateIf(given)
  @IsIn(SOP_STATUSES)
  status?: SopStatus;

  /** Version that the change is based on; the header `If-Match` may carry it instead. */
  @ApiProperty({ type: 'integer', required: false, example: 2 })
  @ValidateIf(given)
  @IsInt()
  @Min(1)
  version?: number;
}
