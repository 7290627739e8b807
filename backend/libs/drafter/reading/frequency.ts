const DAY = '(?:mon|tues|wednes|thurs|fri|satur|sun)days?';
const DAYS = '(?:mon|tues|wednes|thurs|fri|satur|sun)days';
const CLOCK = '\\d{1,2}(?:[:.]\\d{2})?(?:\\s?[ap]\\.?m\\.?)?';
const DAYTIME = '(?:morning|afternoon|evening|night)s?';

const FREQUENCY = new RegExp(
  `\\b(?:(?:every|each)\\s+(?:other\\s+)?(?:day|week|month|quarter|year|shift|hour|${DAYTIME}|${DAY}|\\d{1,3}\\s+(?:minutes|hours|days|weeks|months|years))(?:\\s+${DAYTIME})?(?:\\s+(?:at|after|before|by)\\s+${CLOCK})?|daily|weekly|monthly|quarterly|annually|yearly|(?:once|twice)\\s+(?:a|an|per)\\s+(?:day|week|month|quarter|year|shift)|at\\s+night|at\\s+the\\s+(?:start|end|beginning)\\s+of\\s+(?:each|every|the)\\s+\\w+|month[- ]end)\\b`,
  'iu',
);
const TIME_ALONE = new RegExp(
  `^(?:(?:and|also|again)\\s+)*(?:(?:before|after|every|each\\s+(?:other\\s+)?(?:day|week|month|quarter|year|shift|hour|time|season|use|\\d|${DAYTIME}|${DAY})|on|at|during|daily|weekly|monthly|when|whenever)\\b[^:]{0,120}|(?:the\\s+)?(?:first|second|third|fourth|last|1st|2nd|3rd|4th)\\s+(?:working\\s+)?(?:day|${DAY})\\s+of\\s+(?:the|each|every)\\s+(?:month|quarter|year)|(?:on )?${DAYS}(?:(?:,\\s*|,?\\s+(?:and|to)\\s+)${DAYS})*(?:\\s+(?:before|after|at|by)\\b[^:,]{2,30})?|(?:on )?${DAY}\\s+(?:(?:after|before|at|by)\\b[^:,]{2,40}|${DAYTIME}))$`,
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
