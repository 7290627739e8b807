const DAY = '(?:mon|tues|wednes|thurs|fri|satur|sun)days?';
const DAYS = '(?:mon|tues|wednes|thurs|fri|satur|sun)days';
const CLOCK = '\\d{1,2}(?:[:.]\\d{2})?(?:\\s?[ap]\\.?m\\.?)?';
const DAYTIME = '(?:morning|afternoon|evening|night)s?';

const ORDINAL = '(?:first|second|third|fourth|fifth|sixth|last|\\d{1,2}(?:st|nd|rd|th))';
const PERIOD = `(?:(?:working\\s+|business\\s+|school\\s+)?day|weekday|workday|weekend|week|fortnight|month|quarter|term|semester|season|year|shift|hour|${DAYTIME}|${DAY})`;
const OF_PERIOD = `\\s+(?:of|in)\\s+(?:the|each|every|a)\\s+${PERIOD}`;
const EVERY = `(?:every|each)\\s+(?:(?:other|single|${ORDINAL})\\s+)?(?:${PERIOD}|\\d{1,3}\\s+(?:minutes|hours|days|weeks|months|years))(?:${OF_PERIOD}|\\s+${DAYTIME})?(?:\\s+(?:at|after|before|by)\\s+${CLOCK})?`;

const FREQUENCY = new RegExp(
  `\\b(?:${EVERY}|(?:on\\s+)?(?:the\\s+)?${ORDINAL}\\s+(?:and\\s+${ORDINAL}\\s+)?${PERIOD}${OF_PERIOD}|(?:on\\s+)?the\\s+${ORDINAL}(?:\\s+and\\s+(?:the\\s+)?${ORDINAL})?${OF_PERIOD}|hourly|daily|weekly|fortnightly|biweekly|monthly|quarterly|annually|yearly|(?:once|twice|(?:\\d|three|four)\\s+times)\\s+(?:a|an|per|each|every)\\s+${PERIOD}|at\\s+night|at\\s+the\\s+(?:start|end|beginning)\\s+of\\s+(?:each|every|the)\\s+\\w+|month[- ]end)\\b`,
  'iu',
);
const DAY_OF_PERIOD = `(?:the\\s+)?${ORDINAL}(?:\\s+and\\s+${ORDINAL})?(?:\\s+${PERIOD})?${OF_PERIOD}`;
const BEGINS_WITH_DAY = new RegExp(`^${DAY_OF_PERIOD}\\b`, 'iu');
const TIME_ALONE = new RegExp(
  `^(?:(?:and|also|again)\\s+)*(?:(?:before|after|every|each\\s+(?:other\\s+)?(?:day|week|month|quarter|year|shift|hour|time|season|use|\\d|${DAYTIME}|${DAY})|on|at|during|daily|weekly|monthly|when|whenever)\\b[^:]{0,120}|${DAY_OF_PERIOD}|(?:on )?${DAYS}(?:(?:,\\s*|,?\\s+(?:and|to)\\s+)${DAYS})*(?:\\s+(?:before|after|at|by)\\b[^:,]{2,30})?|(?:on )?${DAY}\\s+(?:(?:after|before|at|by)\\b[^:,]{2,40}|${DAYTIME}))$`,
  'iu',
);

/** Gives how often, or when, a text says that something is done, or null. */
export function frequencyIn(text: string): string | null {
  return FREQUENCY.exec(text)?.[0] ?? null;
}

/** Whether a part of a list says only when: "before first use", "every 7 days and after any storm". */
export function saysOnlyWhen(part: string): boolean {
  return TIME_ALONE.test(part.trim());
}

/** "the first Monday of each quarter" at the beginning of a text; null where none stands there. */
export function dayOfPeriodIn(text: string): string | null {
  return BEGINS_WITH_DAY.exec(text)?.[0] ?? null;
}
