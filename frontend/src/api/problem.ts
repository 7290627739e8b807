import type { ProblemDetailsDto } from './generated/types.gen';
import * as words from './words.en';

/** Whether something thrown by the generated client is a problem of the API (RFC 9457). */
export function isProblem(error: unknown): error is ProblemDetailsDto {
  return typeof error === 'object' && error !== null && 'code' in error && 'status' in error && 'title' in error;
}

/** Stable code of a problem, or null for anything else (no network, a proxy's page). */
export function problemCode(error: unknown): string | null {
  return isProblem(error) ? error.code : null;
}

/** The messages of a problem about single fields, by field name; empty for anything else. */
export function fieldFaultsOf(error: unknown): Record<string, string> {
  const errors = isProblem(error) ? (error.errors ?? []) : [];
  return Object.fromEntries(errors.map(({ pointer, detail }) => [pointer.replace(/^#\//, ''), detail]));
}

export function hasFieldFaults(error: unknown): boolean {
  return Object.keys(fieldFaultsOf(error)).length > 0;
}

/** A sentence to show to the user. */
export function problemText(error: unknown): string {
  if (isProblem(error)) return error.detail ?? error.title;
  return words.unreachable;
}
