import { isAuthRetryableFetchError, isAuthWeakPasswordError } from '@supabase/auth-js';
import * as words from './auth-steps.en';

const TEXTS: Readonly<Record<string, string>> = words.failures;
const WEAKNESSES: Readonly<Record<string, string>> = words.weaknesses;

/** The message for a failed call to the auth layer. */
export function authFailureText(error: unknown): string {
  if (isAuthRetryableFetchError(error)) return words.notReached;
  if (isAuthWeakPasswordError(error)) {
    const reasons = error.reasons.map((reason) => WEAKNESSES[reason]).filter((text) => text !== undefined);
    return [words.weakPassword, ...reasons].join(' ');
  }
  const code = authFailureCode(error);
  const text = code === null ? undefined : TEXTS[code];
  if (text !== undefined) return text;
  return error instanceof Error ? error.message : words.failed;
}

/** Stable code of a refusal of the auth layer; null for anything else. */
export function authFailureCode(error: unknown): string | null {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : null;
}
