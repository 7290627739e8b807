import { commonProblems } from '../../../common/problems/common.problems.js';

/** Version named by an `If-Match` header such as `"2"` or `W/"2"`; null without one. @throws `invalid-fields` */
export function expectedVersion(ifMatch: string | undefined): number | null {
  if (ifMatch === undefined) return null;
  const match = /^(?:W\/)?"(\d{1,9})"$/.exec(ifMatch.trim());
  if (match) return Number(match[1]);
  throw commonProblems['invalid-fields']({
    errors: [{ pointer: '#/If-Match', detail: 'must be a version such as "2"' }],
  });
}

/** The `Idempotency-Key` of a request, or null. @throws `invalid-fields` when it is blank, too long or not printable. */
export function idempotencyKeyOf(header: string | undefined): string | null {
  if (header === undefined) return null;
  if (/^[\x20-\x7e]{1,255}$/.test(header) && header.trim() !== '') return header;
  throw commonProblems['invalid-fields']({
    errors: [{ pointer: '#/Idempotency-Key', detail: 'must be 1 to 255 printable ASCII characters' }],
  });
}
