const LONE_SURROGATE = /\p{Surrogate}/u;

/** Text that can be stored: no NUL and no unpaired surrogate. */
export function isStorableText(value: unknown): value is string {
  return typeof value === 'string' && !value.includes('\u0000') && !LONE_SURROGATE.test(value);
}
