import { IsString, Matches, MaxLength } from 'class-validator';
import { IsStorableText } from '../../../common/http/is-storable-text.decorator.js';

export const MAX_PROMPT_LENGTH = 20_000;

/** A written description of the task that the SOP is about. */
export class CreateSopDto {
  /**
   * What the procedure is about, in any language. Kept as it is; up to 20,000 characters.
   * @example 'Closing the cafe: last orders 21:45, fryer off, fridge at 5 °C or colder written down, Maria or Tom sets the alarm.'
   */
  @IsString()
  @Matches(/\S/u, { message: 'must not be blank' })
  @MaxLength(MAX_PROMPT_LENGTH)
  @IsStorableText()
  prompt: string;
}
