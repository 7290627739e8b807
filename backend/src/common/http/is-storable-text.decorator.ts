import { buildMessage, ValidateBy, type ValidationOptions } from 'class-validator';
import { isStorableText } from '../../../libs/sop-document/index.js';

/** Refuses strings with NUL or broken characters. */
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
