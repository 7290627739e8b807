/**
 * A time of a request as a value to write: with all its microseconds, of which a Date would drop three digits.
 * @param parameter name of the parameter that carries the text.
 * @returns what an insert or update takes; null and undefined stay as they are.
 */
export function exactTime<Time extends string | null | undefined>(
  parameter: string,
  text: Time,
): (() => string) | Exclude<Time, string> {
  return typeof text === 'string' ? () => `:${parameter}` : (text as Exclude<Time, string>);
}
