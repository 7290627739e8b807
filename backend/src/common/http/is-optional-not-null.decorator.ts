import { ValidateIf } from 'class-validator';

/** The field may be left out, but null is not a value of it. */
export function IsOptionalNotNull(): PropertyDecorator {
  return ValidateIf((_dto: object, value: unknown) => value !== undefined);
}
