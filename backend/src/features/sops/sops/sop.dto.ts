import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsIn,
  IsInt,
  IsObject,
  IsOptional,
  IsString,
  IsUUID,
  Matches,
  MaxLength,
  Min,
  ValidateIf,
  ValidateNested,
} from 'class-validator';
import { TEMPLATE_LANGUAGES, type TemplateLanguage } from '../../../../libs/drafter/index.js';
import { SOP_CATEGORIES, SOP_TEXT_EXAMPLE, type SopCategory } from '../../../../libs/sop-document/index.js';
import { IsStorableText } from '../../../common/http/field.decorators.js';
import { PageQueryDto } from '../../../common/http/query.dto.js';
import { IsFolderFilter } from '../filing/folder.dto.js';
import { IsTag, MAX_TAG_LENGTH, MOST_TAGS } from '../filing/tag.dto.js';
import { GenerationDto } from '../generations/generation.dto.js';
import { GENERATION_STATES, type GenerationState } from '../generations/sop-generation.entity.js';
import {
  DRAFTERS,
  type Drafter,
  MAX_PROMPT_LENGTH,
  MAX_TITLE_LENGTH,
  SOP_STATUSES,
  type SopStatus,
} from './sop.entity.js';

const MAX_TEMPLATE_ID_LENGTH = 100;

/** The name of a template. */
export class ChosenTemplateDto {
  /** @example 'open-the-cafe' */
  @IsString()
  @MaxLength(MAX_TEMPLATE_ID_LENGTH)
  @IsStorableText()
  id: string;

  @ApiProperty({ enum: TEMPLATE_LANGUAGES, enumName: 'TemplateLanguage' })
  @IsIn(TEMPLATE_LANGUAGES)
  lang: TemplateLanguage;
}

/** What the SOP is made of: a written description of the task, or a template. */
export class CreateSopDto {
  /**
   * What the procedure is about, in any language. Kept as it is; up to 20,000 characters. Required without a template.
   * @example 'Closing the cafe: last orders 21:45, fryer off, fridge at 5 °C or colder written down, Maria or Tom sets the alarm.'
   */
  @ValidateIf(({ template, own_template_id }: CreateSopDto) => template === undefined && own_template_id === undefined)
  @IsString()
  @Matches(/\S/u, { message: 'must not be blank' })
  @MaxLength(MAX_PROMPT_LENGTH)
  @IsStorableText()
  prompt?: string;

  /** Starts with the procedure of a template. Use it instead of a prompt, not with one. */
  @ApiPropertyOptional({ type: ChosenTemplateDto })
  @ValidateIf((_dto: CreateSopDto, value: unknown) => value !== undefined)
  @IsObject()
  @ValidateNested()
  @Type(() => ChosenTemplateDto)
  template?: ChosenTemplateDto;

  /** Starts with the procedure of a template of yours. Use it instead of a prompt or a template of the gallery. */
  @ApiProperty({ format: 'uuid', required: false })
  @ValidateIf((_dto: CreateSopDto, value: unknown) => value !== undefined)
  @IsUUID()
  own_template_id?: string;

  /**
   * What the SOP is called. Without it, the first 50 characters of the prompt, or the title of the template.
   * @example 'Closing the cafe'
   */
  @ValidateIf((_dto: object, value: unknown) => value !== undefined)
  @IsString()
  @Matches(/\S/u, { message: 'must not be blank' })
  @MaxLength(MAX_TITLE_LENGTH)
  @IsStorableText()
  title?: string;

  /** One of the consultant's clients, for whom the SOP is. Only consultants have clients. */
  @ApiProperty({ format: 'uuid', type: String, nullable: true, required: false })
  @IsOptional()
  @IsUUID()
  client_id?: string | null;
}

/** A body of each kind. */
export const CREATE_SOP_EXAMPLES = {
  prompt: {
    summary: 'From your own words',
    value: {
      prompt:
        'Closing the cafe: last orders 21:45, fryer off, fridge at 5 °C or colder written down, Maria or Tom sets the alarm.',
    },
  },
  template: { summary: 'From a template', value: { template: { id: 'open-the-cafe', lang: 'en' } } },
};

const given = (_dto: object, value: unknown): boolean => value !== undefined;

/** The fields to change. A change of title or text needs the version it is based on. */
export class UpdateSopDto {
  /** @example 'Opening the bakery' */
  @ValidateIf(given)
  @IsString()
  @Matches(/\S/u, { message: 'must not be blank' })
  @MaxLength(MAX_TITLE_LENGTH)
  @IsStorableText()
  title?: string;

  /** Plain text; replaces the structured document, which then no longer exists. */
  @ValidateIf(given)
  @IsString()
  @MaxLength(200_000)
  @IsStorableText()
  content?: string;

  /** The structured document; the plain text is rendered from it again. */
  @ApiPropertyOptional({ allOf: [{ $ref: '#/components/schemas/SopDocument' }] })
  @ValidateIf(given)
  @IsObject()
  document?: Record<string, unknown>;

  /** `completed` publishes the SOP now; `in_progress` withdraws it. Needs no version. */
  @ApiProperty({ enum: SOP_STATUSES, enumName: 'SopStatus', required: false })
  @ValidateIf(given)
  @IsIn(SOP_STATUSES)
  status?: SopStatus;

  /** What the SOP is about. Drafts no longer change it once it is set. Needs no version, and does not change it. */
  @ApiProperty({ enum: SOP_CATEGORIES, enumName: 'SopCategory', required: false })
  @ValidateIf(given)
  @IsIn(SOP_CATEGORIES)
  category?: SopCategory;

  /** All tags of the SOP; kept in lower case and each once. Needs no version, and does not change it. */
  @ApiProperty({
    type: String,
    isArray: true,
    maxItems: MOST_TAGS,
    required: false,
    example: ['opening', 'food safety'],
  })
  @ValidateIf(given)
  @IsArray()
  @ArrayMaxSize(MOST_TAGS)
  @IsTag({ each: true })
  tags?: string[];

  /** The folder to move the SOP to; null for none. Needs no version, and does not change it. */
  @ApiProperty({ format: 'uuid', type: String, nullable: true, required: false })
  @IsOptional()
  @IsUUID()
  folder_id?: string | null;
  /** One of the consultant's clients, for whom the SOP is; null for none. Needs no version, and does not change it. */
  @ApiProperty({ format: 'uuid', type: String, nullable: true, required: false })
  @IsOptional()
  @IsUUID()
  client_id?: string | null;

  /** Version that the change is based on; the header `If-Match` may carry it instead. */
  @ApiProperty({ type: 'integer', required: false, example: 2 })
  @ValidateIf(given)
  @IsInt()
  @Min(1)
  version?: number;
}

/** The author's answer to one question of the draft. */
export class AnswerQuestionDto {
  /**
   * Fills the target field, cut to its length, at most 1,000 characters. If the target is the prompt (`target.path` is
   * `prompt`), it is added to the prompt, which is drafted again. An empty text removes the answer.
   * @example 'Shift lead'
   */
  @IsString()
  @MaxLength(MAX_PROMPT_LENGTH)
  @IsStorableText()
  answer: string;
}

export class ListSopsQueryDto extends PageQueryDto {
  /** Only SOPs of this status. */
  @ApiProperty({ enum: SOP_STATUSES, enumName: 'SopStatus', required: false })
  @IsOptional()
  @IsIn(SOP_STATUSES)
  status?: SopStatus;

  /** Only SOPs with this tag. */
  @ApiProperty({ required: false, maxLength: MAX_TAG_LENGTH, example: 'opening' })
  @IsOptional()
  @IsTag()
  tag?: string;

  /** Only SOPs in this folder or in one of its folders, or in no folder at all: `none`. */
  @ApiProperty({ required: false, type: String, example: 'none' })
  @IsOptional()
  @IsFolderFilter()
  folder?: string;
  /** Only SOPs for this client. */
  @ApiProperty({ format: 'uuid', required: false })
  @IsOptional()
  @IsUUID()
  client_id?: string;
}

/** An SOP as lists show it: without its text. */
export class SopSummaryDto {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ format: 'uuid' })
  user_id: string;

  /**
   * The first 50 characters of the prompt until the SOP gets another title.
   * @example 'Opening checklist for our bakery'
   */
  title: string;

  /**
   * Its subject: set by the draft until a person chooses another one.
   * @example 'General'
   */
  category: string;

  /** Tags of its owner, in lower case. */
  @ApiProperty({ type: String, isArray: true, maxItems: MOST_TAGS, example: ['opening', 'food safety'] })
  tags: string[];

  /** The owner's folder that contains it; null for none. */
  @ApiProperty({ format: 'uuid', type: String, nullable: true })
  folder_id: string | null;

  @ApiProperty({ enum: SOP_STATUSES, enumName: 'SopStatus' })
  status: SopStatus;

  /** Increases with each change of title, text or status; the value of `If-Match`. */
  @ApiProperty({ type: 'integer', example: 2 })
  version: number;

  /** State of the newest drafting run. */
  @ApiProperty({ enum: GENERATION_STATES, enumName: 'GenerationState' })
  generation_state: GenerationState;

  /** Who wrote the current text; null while there is none, because the first draft is under way, has failed or was canceled. */
  @ApiProperty({ enum: DRAFTERS, enumName: 'Drafter', nullable: true })
  drafted_by: Drafter | null;

  /** When it was marked completed; null while in progress. */
  @ApiProperty({ format: 'date-time', type: String, nullable: true })
  published_at: string | null;

  @ApiProperty({ format: 'date-time' })
  created_at: string;

  @ApiProperty({ format: 'date-time' })
  updated_at: string;
}

/** A page of the caller's SOPs, newest update first. */
export class SopPageDto {
  items: SopSummaryDto[];
  /** Pass it as `cursor` to get the next page; null on the last one. */
  next_cursor: string | null;
}

/** A whole SOP. */
export class SopDto extends SopSummaryDto {
  /**
   * The person's prompt, unchanged.
   * @example 'Opening checklist for our bakery'
   */
  description: string;

  /** The procedure as plain text. */
  @ApiProperty({ example: SOP_TEXT_EXAMPLE })
  content: string;

  /** The structured procedure; null before the first draft and after an edit as plain text. */
  @ApiProperty({ oneOf: [{ $ref: '#/components/schemas/SopDocument' }, { type: 'null' }] })
  document: Record<string, unknown> | null;

  /** The consultant's client that it is for; null for none. */
  @ApiProperty({ format: 'uuid', type: String, nullable: true })
  client_id: string | null;

  /** The newest drafting run. */
  @ApiProperty({ type: () => GenerationDto, nullable: true })
  generation: GenerationDto | null;
}
