import { IsBoolean, IsString, Matches, MaxLength, ValidateIf } from 'class-validator';
import { IsStorableText } from '../../../common/http/is-storable-text.decorator.js';
import { MAX_PROMPT_LENGTH } from './create-sop.dto.js';

const given = (_dto: object, value: unknown): boolean => value !== undefined;

/** How to draft an SOP again. */
export class RegenerateSopDto {
  /**
   * A changed prompt; the SOP keeps it as its description.
   * @example 'Closing the cafe: last orders 21:30, fryer off, Maria sets the alarm.'
   */
  @ValidateIf(given)
  @IsString()
  @Matches(/\S/u, { message: 'must not be blank' })
  @MaxLength(MAX_PROMPT_LENGTH)
  @IsStorableText()
  prompt?: string;

  /** Says that changes made by hand may be lost; without it such an SOP is refused with 409. */
  @ValidateIf(given)
  @IsBoolean()
  replace_edits?: boolean;
}
