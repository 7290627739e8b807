import { IsString, MaxLength } from 'class-validator';
import { IsStorableText } from '../../../common/http/is-storable-text.decorator.js';
import { MAX_PROMPT_LENGTH } from './create-sop.dto.js';

/** The author's answer to one question of the draft. */
export class AnswerQuestionDto {
  /**
   * Fills what the question is about; there it is cut to what fits, at most 1,000 characters. Where the question asks for more of
   * the prompt (`target.path` is `prompt`), it is added to the prompt, which is drafted again. Empty takes the answer back.
   * @example 'Shift lead'
   */
  @IsString()
  @MaxLength(MAX_PROMPT_LENGTH)
  @IsStorableText()
  answer: string;
}
