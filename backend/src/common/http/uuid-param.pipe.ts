import { Injectable, type PipeTransform } from '@nestjs/common';
import { commonProblems } from '../problems/common.problems.js';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Lets only UUIDs through; anything else names nothing and is answered like a row that does not exist. */
@Injectable()
export class UuidParamPipe implements PipeTransform<string, string> {
  transform(value: string): string {
    if (!UUID.test(value)) throw commonProblems['not-found']({ detail: 'There is nothing with this id.' });
    return value.toLowerCase();
  }
}
