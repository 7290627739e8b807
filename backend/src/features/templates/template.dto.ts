import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsOptional, IsString, Matches, MaxLength } from 'class-validator';
import { TEMPLATE_LANGUAGES, type TemplateLanguage } from '../../../libs/drafter/index.js';
import { IsStorableText } from '../../common/http/field.decorators.js';

/** A template as lists show it: without its procedure. */
export class TemplateSummaryDto {
  /**
   * The same in every language.
   * @example 'open-the-cafe'
   */
  id: string;

  /** The language of all its texts. */
  @ApiProperty({ enum: TEMPLATE_LANGUAGES, enumName: 'TemplateLanguage' })
  lang: TemplateLanguage;

  /**
   * The kind of business or work that it belongs to; the same in every language.
   * @example 'food-and-drink'
   */
  trade: string;

  /** @example 'Opening the cafe' */
  title: string;

  /** @example 'Heat the machine, check the cold chain, dial in the espresso, fill the case and open on time.' */
  summary: string;

  /** How many steps it has. */
  @ApiProperty({ type: 'integer', example: 24 })
  steps: number;

  /** All languages that it is written in. */
  @ApiProperty({ enum: TEMPLATE_LANGUAGES, enumName: 'TemplateLanguage', isArray: true, example: ['en', 'de'] })
  languages: TemplateLanguage[];
}

/** All templates of a language, or those that come nearest to a text. */
export class TemplateListDto {
  items: TemplateSummaryDto[];
}

/** A template with its whole procedure. */
export class TemplateDto extends TemplateSummaryDto {
  /**
   * The procedure. Details that only your business knows are blanks, such as `[opening time]`; each blank has its
   * question.
   */
  @ApiProperty({ allOf: [{ $ref: '#/components/schemas/SopDocument' }] })
  document: Record<string, unknown>;
}

/** Longer texts tell steps of their own. */
const MAX_LIKE_LENGTH = 200;

/** Query of one template. */
export class TemplateQueryDto {
  /** Language of the templates. */
  @ApiProperty({ enum: TEMPLATE_LANGUAGES, enumName: 'TemplateLanguage', required: false, default: 'en' })
  @IsOptional()
  @IsIn(TEMPLATE_LANGUAGES)
  lang?: TemplateLanguage = 'en';
}

/** Query of a list of templates. */
export class ListTemplatesQueryDto extends TemplateQueryDto {
  /**
   * Only the five templates that match this text best, best first.
   * @example 'how do we close the shop'
   */
  @IsOptional()
  @IsString()
  @Matches(/\S/u, { message: 'must not be blank' })
  @MaxLength(MAX_LIKE_LENGTH)
  @IsStorableText()
  like?: string;
}
