import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { IsString, MaxLength } from 'class-validator';
import { IsStorableText } from './is-storable-text.decorator.js';

/** Text without white space around it, at most `maxLength` characters long. */
export function TrimmedText(maxLength: number): PropertyDecorator {
  return applyDecorators(
    Transform(({ value }) => (typeof value === 'string' ? value.trim() : value)),
    IsString(),
    IsStorableText(),
    MaxLength(maxLength),
  );
}
