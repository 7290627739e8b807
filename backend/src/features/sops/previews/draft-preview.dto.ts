import { ApiProperty } from '@nestjs/swagger';
import { IsString, Matches, MaxLength } from 'class-validator';
import type { Draft } from '../../../../libs/drafter/index.js';
import { type SopDocument, stepsOf } from '../../../../libs/sop-document/index.js';
import { IsStorableText } from '../../../common/http/field.decorators.js';
import { MAX_PROMPT_LENGTH } from '../sops/sop.entity.js';

/** The prompt of a preview. */
export class PreviewDraftDto {
  /**
   * What has to be done, in any language; up to 20,000 characters.
   * @example 'Closing the cafe: last orders 21:45, fryer off, fridge at 5 °C or colder written down, Maria or Tom sets the alarm.'
   */
  @IsString()
  @Matches(/\S/u, { message: 'must not be blank' })
  @MaxLength(MAX_PROMPT_LENGTH)
  @IsStorableText()
  prompt: string;
}

/** A preview draft, which is not stored. */
export class DraftPreviewDto {
  /** @example 'Opening the bakery' */
  title: string;

  /** @example 'Food and Hospitality' */
  category: string;

  /**
   * Language of the draft, as a BCP-47 tag.
   * @example 'en'
   */
  language: string;

  /** The structured procedure, with the questions that the prompt leaves open. */
  @ApiProperty({ allOf: [{ $ref: '#/components/schemas/SopDocument' }] })
  document: SopDocument;

  /**
   * Whether there is nothing to follow yet: the prompt contains no step and names no known kind of work. The questions
   * of the document then ask for the steps.
   * @example false
   */
  asked_back: boolean;

  static of(draft: Draft): DraftPreviewDto {
    const { document, category, language } = draft;
    return { title: document.title, category, language, document, asked_back: isAskedBack(draft) };
  }
}

/** Without a step of the person's own and without a kind of work that was recognized, all steps are a form to fill in. */
function isAskedBack({ document, meta }: Draft): boolean {
  return meta.archetype === 'generic' && stepsOf(document).every(({ src }) => src === 'suggested');
}
