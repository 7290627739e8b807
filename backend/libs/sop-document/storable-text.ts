const LONE_SURROGATE = /\p{Surrogate}/u;

/** Text that Postgres and every reader can hold: no NUL and no half of a surrogate pair. */
export function isStorableText(value: unknown): value is string {
  return typeof value === 'string' && !value.includes('\u0000') && !LONE_SURROGATE.test(value);
}
