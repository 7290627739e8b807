import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { IsString, Matches, MaxLength, MinLength } from 'class-validator';
import { IsStorableText } from '../../../common/http/field.decorators.js';

export const MOST_TAGS = 10;
export const MAX_TAG_LENGTH = 40;

const WITHOUT_CONTROLS = /^[^\p{Cc}\u2028\u2029]*$/u;

/** A tag as it is kept: in lower case, with single spaces, and without the sign that some people begin it with. */
export function tagOf(text: string): string {
  return text.normalize('NFC').trim().replace(/^#+/u, '').trim().replace(/\s+/gu, ' ').toLowerCase();
}

/** One tag, or each of a list, made as {@link tagOf} does. */
export function IsTag({ each = false } = {}): PropertyDecorator {
  const kept = (value: unknown): unknown => (typeof value === 'string' ? tagOf(value) : value);
  return applyDecorators(
    Transform(({ value }: { value: unknown }) => (Array.isArray(value) ? value.map(kept) : kept(value))),
    IsString({ each }),
    IsStorableText({ each }),
    Matches(WITHOUT_CONTROLS, { each, message: 'must be one line of text' }),
    MinLength(1, { each }),
    MaxLength(MAX_TAG_LENGTH, { each }),
  );
}
