import { Injectable, type PipeTransform, type ValidationError, ValidationPipe } from '@nestjs/common';
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
    // The value tells a missing field from a wrong one; it is not passed on.
    validationError: { target: false, value: true },
    exceptionFactory: (errors) => commonProblems['invalid-fields']({ errors: fieldErrors(errors, '#') }),
  });
}

function fieldErrors(errors: ValidationError[], parent: string): FieldError[] {
  return errors.flatMap((error) => {
    const pointer = `${parent}/${escapePointer(error.property)}`;
    const details = isMissing(error)
      ? ['is required']
      : Object.values(error.constraints ?? {}).map((message) => withoutPropertyName(message, error.property));
    const own = details.map((detail) => ({ pointer, detail }));
    return [...own, ...fieldErrors(error.children ?? [], pointer)];
  });
}

/** Whether a field was rejected because it is missing, whatever its rules say about values. */
export function isMissing({ value, constraints = {} }: ValidationError): boolean {
  const rules = Object.keys(constraints);
  return value === undefined && rules.length > 0 && !rules.includes('whitelistValidation');
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

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Accepts only UUIDs; anything else is treated like a row that does not exist. */
@Injectable()
export class UuidParamPipe implements PipeTransform<string, string> {
  transform(value: string): string {
    if (!UUID.test(value)) throw commonProblems['not-found']({ detail: 'There is nothing with this id.' });
    return value.toLowerCase();
  }
}
