import { type ValidationError, ValidationPipe } from '@nestjs/common';
import { commonProblems } from '../problems/common.problems.js';
import type { FieldError } from '../problems/problem.js';

/**
 * Checks bodies, queries and parameters against their DTO; unknown fields are refused.
 * @throws the problem `invalid-fields` with every faulty field.
 */
export function createValidationPipe(): ValidationPipe {
  return new ValidationPipe({
    transform: true,
    whitelist: true,
    forbidNonWhitelisted: true,
    forbidUnknownValues: true,
    stopAtFirstError: true,
    validationError: { target: false, value: false },
    exceptionFactory: (errors) => commonProblems['invalid-fields']({ errors: fieldErrors(errors, '#') }),
  });
}

function fieldErrors(errors: ValidationError[], parent: string): FieldError[] {
  return errors.flatMap((error) => {
    const pointer = `${parent}/${escapePointer(error.property)}`;
    const own = Object.values(error.constraints ?? {}).map((message) => ({
      pointer,
      detail: withoutPropertyName(message, error.property),
    }));
    return [...own, ...fieldErrors(error.children ?? [], pointer)];
  });
}

/** RFC 6901: '~' and '/' are escaped in a pointer. */
function escapePointer(segment: string): string {
  return segment.replaceAll('~', '~0').replaceAll('/', '~1');
}

/** class-validator writes 'prompt must be …'; the pointer already names the field. */
function withoutPropertyName(message: string, property: string): string {
  if (message === `property ${property} should not exist`) return 'is not a known field';
  return message.startsWith(`${property} `) ? message.slice(property.length + 1) : message;
}
