import { type ValidationError, ValidationPipe } from '@nestjs/common';
import { AuthError } from './auth-error.js';

/** Checks bodies and queries of auth calls: keys that real clients add are dropped, null counts as absent. */
export function createAuthValidationPipe(): ValidationPipe {
  return new ValidationPipe({
    transform: true,
    whitelist: true,
    stopAtFirstError: true,
    exceptionFactory: (errors) => new AuthError('validation_failed', firstMessage(errors)),
  });
}

function firstMessage([error]: ValidationError[]): string {
  const message = Object.values(error?.constraints ?? {})[0];
  return message ?? `${error?.property ?? 'The request'} is not valid`;
}
