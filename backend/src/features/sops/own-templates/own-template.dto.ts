import { ApiProperty } from '@nestjs/swagger';
import { IsBoolean, IsUUID } from 'class-validator';
import { IsOptionalNotNull, OneLine } from '../../../common/http/field.decorators.js';

export const MOST_OWN_TEMPLATES = 200;
const MAX_TEMPLATE_TITLE_LENGTH = 120;
const EXAMPLE_TITLE = 'Opening a shop';

export class CreateOwnTemplateDto {
  /** Your SOP. */
  @ApiProperty({ format: 'uuid' })
  @IsUUID()
  sop_id: string;

  @ApiProperty({ maxLength: MAX_TEMPLATE_TITLE_LENGTH, example: EXAMPLE_TITLE })
  @OneLine(MAX_TEMPLATE_TITLE_LENGTH)
  title: string;

  /** Whether names, email addresses, phone numbers and answers become blanks to fill in when the template is used. */
  @ApiProperty({ required: false, default: true })
  @IsOptionalNotNull()
  @IsBoolean()
  without_people?: boolean = true;
}

export class UpdateOwnTemplateDto {
  @ApiProperty({ maxLength: MAX_TEMPLATE_TITLE_LENGTH, example: EXAMPLE_TITLE })
  @OneLine(MAX_TEMPLATE_TITLE_LENGTH)
  title: string;
}

/** A template of yours, without its procedure. */
export class OwnTemplateSummaryDto {
  @ApiProperty({ format: 'uuid' })
  id: string;

  /** @example 'Opening a shop' */
  title: string;

  /**
   * BCP-47 tag of its language.
   * @example 'en'
   */
  lang: string;

  /** How many steps it has. */
  @ApiProperty({ type: 'integer', example: 12 })
  steps: number;

  @ApiProperty({ format: 'date-time' })
  created_at: string;

  @ApiProperty({ format: 'date-time' })
  updated_at: string;
}

export class OwnTemplateDto extends OwnTemplateSummaryDto {
  /** The procedure, without pictures. */
  @ApiProperty({ allOf: [{ $ref: '#/components/schemas/SopDocument' }] })
  document: Record<string, unknown>;
}

/** Your templates, newest first. */
export class OwnTemplateListDto {
  /** At most 200. */
  items: OwnTemplateSummaryDto[];
}
