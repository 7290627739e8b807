import { applyDecorators } from '@nestjs/common';
import { Matches, MinLength } from 'class-validator';
import { TrimmedText } from './trimmed-text.decorator.js';

/** Line breaks and other characters that steer instead of being read: in a mail they could begin another header. */
const WITHOUT_CONTROLS = /^[^\p{Cc}\u2028\u2029]*$/u;

/** One line that must not be empty, without white space around it, at most `maxLength` characters long. */
export function OneLine(maxLength: number): PropertyDecorator {
  return applyDecorators(
    TrimmedText(maxLength),
    Matches(WITHOUT_CONTROLS, { message: 'must be one line of text' }),
    MinLength(1),
  );
}
