import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import {
  buildMessage,
  IsISO8601,
  IsString,
  isEmail,
  Matches,
  MaxLength,
  MinLength,
  ValidateBy,
  ValidateIf,
  type ValidationOptions,
} from 'class-validator';
import { isStorableText } from '../../../libs/sop-document/index.js';

/** Rejects strings with NUL or broken characters. */
export function IsStorableText(options?: ValidationOptions): PropertyDecorator {
  return ValidateBy(
    {
      name: 'isStorableText',
      validator: {
        validate: isStorableText,
        defaultMessage: buildMessage(() => 'must be text without NUL or broken characters', options),
      },
    },
    options,
  );
}

/** As `isEmail`, which alone would throw on an unpaired surrogate. */
export function isEmailAddress(value: unknown): value is string {
  return isStorableText(value) && isEmail(value);
}

/** Rejects invalid email addresses. */
export function IsEmailAddress(options?: ValidationOptions): PropertyDecorator {
  return applyDecorators(
    ApiProperty({ format: 'email' }),
    ValidateBy(
      {
        name: 'isEmailAddress',
        validator: {
          validate: isEmailAddress,
          defaultMessage: buildMessage(() => 'must be an email address', options),
        },
      },
      options,
    ),
  );
}

const RFC_3339 =
  /^(?:19|20|21)\d{2}-\d{2}-\d{2}T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d{1,6})?(?:Z|[+-](?:0\d|1[0-4]):[0-5]\d)$/;
const NOT_AN_INSTANT = 'must be a time with its zone, such as 2026-01-31T09:30:00Z';

/** A moment as RFC 3339, between the years 1900 and 2199, on a day that exists. */
export function IsInstant(): PropertyDecorator {
  return applyDecorators(
    IsISO8601({ strict: true }, { message: NOT_AN_INSTANT }),
    Matches(RFC_3339, { message: NOT_AN_INSTANT }),
  );
}

/** Text without white space around it, at most `maxLength` characters long. */
export function TrimmedText(maxLength: number): PropertyDecorator {
  return applyDecorators(
    Transform(({ value }) => (typeof value === 'string' ? value.trim() : value)),
    IsString(),
    IsStorableText(),
    MaxLength(maxLength),
  );
}

/** Line breaks and other control characters: in a mail they could start another header. */
const WITHOUT_CONTROLS = /^[^\p{Cc}\u2028\u2029]*$/u;

/** One line that must not be empty, without white space around it, at most `maxLength` characters long. */
export function OneLine(maxLength: number): PropertyDecorator {
  return applyDecorators(
    TrimmedText(maxLength),
    Matches(WITHOUT_CONTROLS, { message: 'must be one line of text' }),
    MinLength(1),
  );
}

/** The field is optional, but must not be null. */
export function IsOptionalNotNull(): PropertyDecorator {
  return ValidateIf((_dto: object, value: unknown) => value !== undefined);
}
