/**
 * Gives how long a provider asks to wait, in milliseconds, from `retry-after-ms` or `retry-after` (seconds or a date).
 * @param headers with names in lower case.
 * @returns null when it does not say or the moment is past.
 */
export function retryAfterMs(headers: Record<string, string> | undefined, now: Date): number | null {
  const wait = Number(headers?.['retry-after-ms']) || parseRetryAfter(headers?.['retry-after'], now);
  return Number.isFinite(wait) && wait > 0 ? wait : null;
}

function parseRetryAfter(value: string | undefined, now: Date): number {
  if (value === undefined) return Number.NaN;
  const seconds = Number(value);
  return Number.isNaN(seconds) ? Date.parse(value) - now.getTime() : seconds * 1000;
}
