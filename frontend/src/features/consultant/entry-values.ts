import type { EntryStatusName } from './entry-words';
import * as words from './words.en';

const MINUTE_MS = 60_000;

/** An instant as the value of a date-and-time input, in the user's time zone. */
export function toLocalInput(instant: string): string {
  const moment = new Date(instant);
  return new Date(moment.getTime() - moment.getTimezoneOffset() * MINUTE_MS).toISOString().slice(0, 16);
}

/** The instant of a date-and-time input in the user's time zone. */
export function fromLocalInput(value: string): string {
  return new Date(value).toISOString();
}

/** An empty text means null. */
export function textOrNull(value: string | undefined): string | null {
  return value?.trim() || null;
}

/** Choices of a select, by their names. */
export function optionsOf(values: readonly EntryStatusName[]): { value: string; label: string }[] {
  return values.map((value) => ({ value, label: words.statuses[value] }));
}
