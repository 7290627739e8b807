import { ApiProperty } from '@nestjs/swagger';
import {
  isRightToLeft,
  labelsFor,
  SAFETY_LEVELS,
  type SafetyLevel,
  SECTIONS,
  type Section,
} from '../../../../libs/sop-document/index.js';

export const TEXT_DIRECTIONS = ['ltr', 'rtl'] as const;
export type TextDirection = (typeof TEXT_DIRECTIONS)[number];

const EXAMPLE = labelsFor('en');

const stringsNamed = (names: readonly string[], example: Record<string, string>) => ({
  example,
  type: 'object' as const,
  selfRequired: true,
  required: [...names],
  additionalProperties: false,
  properties: Object.fromEntries(names.map((name) => [name, { type: 'string' as const }])),
});

/** The words around the text of a document, in one language. */
export class SopLabelsDto {
  /** @example 'en' */
  language: string;

  @ApiProperty({ enum: TEXT_DIRECTIONS, enumName: 'TextDirection' })
  direction: TextDirection;

  /** Heading of each part. */
  @ApiProperty(stringsNamed(SECTIONS, EXAMPLE.headings))
  headings: Record<Section, string>;

  @ApiProperty(stringsNamed(SAFETY_LEVELS, EXAMPLE.safetyLevels))
  safety_levels: Record<SafetyLevel, string>;

  /** Marks a line that is common practice and not from the request. @example 'suggested' */
  suggested: string;
  /** Replaces an unknown value. @example 'To confirm' */
  to_confirm: string;
  /** @example 'Check' */
  check: string;
  /** Before the value that a step has to keep to. @example 'Limit' */
  limit: string;
  /** @example 'Caution' */
  caution: string;
  /** Unit of a planned duration. @example 'min' */
  minutes: string;
  /** Where a record is kept. @example 'Where' */
  where: string;
  /** How long a record is kept. @example 'Keep for' */
  keep: string;
  /** @example 'Escalate to' */
  escalate_to: string;
  /** Between a lead and its text. @example ': ' */
  colon: string;
  /** Precedes a condition that has none of `condition_words`. @example 'If' */
  condition_prefix: string;
  /** Words that a condition or a time may begin with; one behind "…" is how it may end. @example ['if', 'when'] */
  condition_words: string[];

  /** Falls back to English labels. */
  static of(language: string): SopLabelsDto {
    const labels = labelsFor(language);
    return {
      language,
      direction: isRightToLeft(language) ? 'rtl' : 'ltr',
      headings: labels.headings,
      safety_levels: labels.safetyLevels,
      suggested: labels.suggested,
      to_confirm: labels.toConfirm,
      check: labels.check,
      limit: labels.limit,
      caution: labels.caution,
      minutes: labels.minutes,
      where: labels.where,
      keep: labels.keep,
      escalate_to: labels.escalateTo,
      colon: labels.colon,
      condition_prefix: labels.conditionPrefix,
      condition_words: [...labels.conditionWords, ...labels.timeWords],
    };
  }
}
