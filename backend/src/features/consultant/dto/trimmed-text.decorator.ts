import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { IsString, MaxLength } from 'class-validator';
import { IsStorableText } from '../../../common/http/is-storable-text.decorator.js';

/** A line of text without white space around it, at most `maxLength` UTF-16 units long. */
export function TrimmedText(maxLength: number): PropertyDecorator {
  return applyDecorators(
    Transform(({ value }) => (typeof value === 'string' ? value.trim() : value)),
    IsString(),
    IsStorableText(),
    MaxLength(maxLength),
  );
}
