import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { buildMessage, isEmail, ValidateBy, type ValidationOptions } from 'class-validator';
import { isStorableText } from '../../../libs/sop-document/index.js';

/** As `isEmail` says, which alone would throw on half of a surrogate pair. */
export function isEmailAddress(value: unknown): value is string {
  return isStorableText(value) && isEmail(value);
}

/** Refuses what is no email address. */
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
