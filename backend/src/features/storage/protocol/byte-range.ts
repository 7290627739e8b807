import type { ByteRange } from '../../../platform/object-storage/object-storage.js';

const ONE_RANGE = /^bytes=(\d{0,15})-(\d{0,15})$/;

/**
 * The part that a header `Range` asks for. Headers that mean nothing, and those that ask for several parts, are ignored,
 * as RFC 9110 allows.
 * @param size bytes of the whole.
 * @returns null for the whole; `outside` when no byte of it is there.
 */
export function readRange(header: string | undefined, size: number): ByteRange | null | 'outside' {
  const [, first = '', last = ''] = ONE_RANGE.exec(header ?? '') ?? [];
  if (first === '' && last === '') return null;
  if (first === '')
    return Number(last) === 0 || size === 0 ? 'outside' : { first: Math.max(0, size - Number(last)), last: size - 1 };
  if (last !== '' && Number(last) < Number(first)) return null;
  if (Number(first) >= size) return 'outside';
  return { first: Number(first), last: last === '' ? size - 1 : Math.min(Number(last), size - 1) };
}
