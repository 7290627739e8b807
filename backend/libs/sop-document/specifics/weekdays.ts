const LANGUAGES = ['en', 'es', 'fr', 'de', 'pt', 'ar', 'zh'];

/** 4 January 1970 was a Sunday. */
const FIRST_SUNDAY_MS = 3 * 24 * 60 * 60 * 1000;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Day of the week (0 is Sunday) by its full name, lower-case, in the languages of the labels. */
export const WEEKDAYS: ReadonlyMap<string, number> = buildWeekdays();

function buildWeekdays(): Map<string, number> {
  const weekdays = new Map<string, number>();
  for (const language of LANGUAGES) {
    const format = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' });
    for (let day = 0; day < 7; day += 1) {
      const name = format.format(FIRST_SUNDAY_MS + day * DAY_MS).toLowerCase();
      weekdays.set(name, day);
      // Portuguese people say "segunda" for "segunda-feira".
      if (name.endsWith('-feira')) weekdays.set(name.replace('-feira', '-feiras'), day);
    }
  }
  return weekdays;
}
