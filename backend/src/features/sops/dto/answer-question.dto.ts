import { IsString, MaxLength } from 'class-validator';
import { IsStorableText } from '../../../common/http/is-storable-text.decorator.js';

/** The author's answer to one question of the draft. */
export class AnswerQuestionDto {
  /**
   * Fills the field that the question is about. Empty takes the answer back.
   * @example 'Shift lead'
   */
  @IsString()
  @MaxLength(1000)
  @IsStorableText()
  answer: string;
}
