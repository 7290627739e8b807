import { applyDecorators } from '@nestjs/common';
import { isUUID, ValidateBy } from 'class-validator';

/** Asks for SOPs that lie in no folder. */
export const NO_FOLDER = 'none';

/** The id of a folder, or {@link NO_FOLDER}. */
export function IsFolderFilter(): PropertyDecorator {
  return applyDecorators(
    ValidateBy({
      name: 'isFolderFilter',
      validator: {
        validate: (value: unknown) => value === NO_FOLDER || isUUID(value),
        defaultMessage: () => `must be the id of a folder or ${NO_FOLDER}`,
      },
    }),
  );
}
