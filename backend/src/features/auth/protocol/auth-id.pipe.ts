import type { PipeTransform } from '@nestjs/common';
import { isUUID } from 'class-validator';
import { AuthError } from './auth-error.js';

/** Lets only UUIDs through. @throws AuthError `validation_failed`, which the protocol answers with 404 here */
export class AuthIdPipe implements PipeTransform<string, string> {
  /** @param name of the parameter, for the message. */
  constructor(private readonly name: string) {}

  transform(value: string): string {
    if (!isUUID(value)) throw new AuthError('validation_failed', `${this.name} must be a UUID`, { status: 404 });
    return value.toLowerCase();
  }
}
