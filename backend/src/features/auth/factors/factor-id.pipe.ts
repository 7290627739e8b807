import { Injectable, type PipeTransform } from '@nestjs/common';
import { isUUID } from 'class-validator';
import { AuthError } from '../protocol/auth-error.js';

/** Lets only UUIDs through. @throws AuthError `validation_failed`, which the protocol answers with 404 here */
@Injectable()
export class FactorIdPipe implements PipeTransform<string, string> {
  transform(value: string): string {
    if (!isUUID(value)) throw new AuthError('validation_failed', 'factor_id must be a UUID', { status: 404 });
    return value.toLowerCase();
  }
}
