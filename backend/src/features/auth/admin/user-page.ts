import { AuthError } from '../protocol/auth-error.js';

const DEFAULT_SIZE = 50;
const MAX_SIZE = 1000;
const MAX_PAGE = 1_000_000;

/** A page of the list of users, counted from 1. */
export interface UserPage {
  page: number;
  perPage: number;
}

/**
 * Parses the requested page. Clients send empty parameters for the default.
 * @throws AuthError `validation_failed`
 */
export function readUserPage(page: unknown, perPage: unknown): UserPage {
  return {
    page: readCount('page', page, { usual: 1, most: MAX_PAGE }),
    perPage: readCount('per_page', perPage, { usual: DEFAULT_SIZE, most: MAX_SIZE }),
  };
}

/**
 * Writes the `Link` header with the next and the last page. Clients read the number after the first `=`, so `page` is
 * the first parameter.
 */
export function linksOf(address: string, { page, perPage }: UserPage, total: number): string {
  const last = Math.max(1, Math.ceil(total / perPage));
  const link = (number: number, rel: string): string => `<${address}?page=${number}&per_page=${perPage}>; rel="${rel}"`;
  const next = page < last ? [link(page + 1, 'next')] : [];
  return [...next, link(last, 'last')].join(', ');
}

function readCount(name: string, written: unknown, { usual, most }: { usual: number; most: number }): number {
  if (written === undefined || written === '') return usual;
  const count = typeof written === 'string' && /^\d{1,7}$/.test(written) ? Number(written) : 0;
  if (count < 1 || count > most) throw new AuthError('validation_failed', `${name} must be a number from 1 to ${most}`);
  return count;
}
