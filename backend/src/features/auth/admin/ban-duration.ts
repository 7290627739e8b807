import { AuthError } from '../protocol/auth-error.js';

const UNIT_MS: Readonly<Record<string, number>> = { h: 3_600_000, m: 60_000, s: 1000, ms: 1 };
const DURATION = /^(?:\d{1,9}(?:\.\d{1,9})?(?:ms|h|m|s))+$/;
const PART = /([\d.]+)(ms|h|m|s)/g;

/** A hundred years: longer than any real ban, and still a valid date everywhere. */
const MAX_MS = 876_000 * 3_600_000;

/**
 * Parses the length of a ban in the protocol's form: `24h`, `1h30m`, or `none` for not at all.
 * @returns milliseconds, or null for `none`.
 * @throws AuthError `validation_failed`
 */
export function readBanDuration(written: string): number | null {
  if (written === 'none') return null;
  if (!DURATION.test(written)) {
    throw new AuthError('validation_failed', 'ban_duration must be none or a duration such as 24h or 1h30m');
  }
  const parts = [...written.matchAll(PART)];
  const durationMs = parts.reduce((sum, [, amount = '', unit = '']) => sum + Number(amount) * (UNIT_MS[unit] ?? 0), 0);
  if (durationMs > MAX_MS) throw new AuthError('validation_failed', 'ban_duration may be 876000h at most');
  return durationMs;
}
