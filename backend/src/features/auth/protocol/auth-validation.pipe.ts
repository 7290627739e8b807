import { type PipeTransform, type Type, type ValidationError, ValidationPipe } from '@nestjs/common';
import { isUUID } from 'class-validator';
import { isMissing } from '../../../common/http/validation.pipe.js';
import { AuthError } from './auth-error.js';

/**
 * The type of a parameter that only {@link authPipe} checks. Reflection sees no class in it, so the product's strict
 * pipe, which runs before and refuses unknown keys, lets the value pass.
 */
export type Lenient<Dto> = Dto;

/**
 * Checks a body or query of an auth call: keys that real clients add are dropped, null counts as absent.
 * @throws AuthError `validation_failed`
 */
export function authPipe(dto: Type): ValidationPipe {
  return new ValidationPipe({
    expectedType: dto,
    transform: true,
    whitelist: true,
    forbidUnknownValues: true,
    stopAtFirstError: true,
    // The value tells a missing field from a wrong one; it is not passed on.
    validationError: { target: false, value: true },
    exceptionFactory: (errors) => new AuthError('validation_failed', firstMessage(errors)),
  });
}

function firstMessage([error]: ValidationError[]): string {
  if (error && isMissing(error)) return `${error.property} is required`;
  const message = Object.values(error?.constraints ?? {})[0];
  return message ?? `${error?.property ?? 'The request'} is not valid`;
}

/** Accepts only UUIDs. @throws AuthError `validation_failed`, which the protocol answers with 404 here */
export class AuthIdPipe implements PipeTransform<string, string> {
  /** @param name of the parameter, for the message. */
  constructor(private readonly name: string) {}

  transform(value: string): string {
    if (!isUUID(value)) throw new AuthError('validation_failed', `${this.name} must be a UUID`, { status: 404 });
    return value.toLowerCase();
  }
}
