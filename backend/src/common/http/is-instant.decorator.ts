import { applyDecorators } from '@nestjs/common';
import { IsISO8601, Matches } from 'class-validator';

const RFC_3339 =
  /^(?:19|20|21)\d{2}-\d{2}-\d{2}T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d{1,6})?(?:Z|[+-](?:0\d|1[0-4]):[0-5]\d)$/;
const message = 'must be a time with its zone, such as 2026-01-31T09:30:00Z';

/** A moment as RFC 3339, between the years 1900 and 2199, on a day that exists. */
export function IsInstant(): PropertyDecorator {
  return applyDecorators(IsISO8601({ strict: true }, { message }), Matches(RFC_3339, { message }));
}
