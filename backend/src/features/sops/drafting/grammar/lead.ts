import { capitalise, squeeze } from '../text/words.js';

/** A time or condition that stands before a clause, and the clause. */
export interface Lead {
  /** "After 18:15", "Every Friday"; null if nothing stands before the clause. */
  lead: string | null;
  rest: string;
}

const NUMBER_WORD = '(?:one|two|three|four|five|first|second|last|\\d{1,3})';
const CLOCK = '\\d{1,2}(?:[:.]\\d{2})?\\s?(?:am|pm|a\\.m\\.|p\\.m\\.|h|o.clock)?';
const DAY = '(?:mon|tues|wednes|thurs|fri|satur|sun)days?';
const DAYTIME = '(?:morning|afternoon|evening|night|noon|lunchtime)s?';
const EVENT =
  '(?:work|closing|opening|use|service|lunch|delivery|arrival|payment|approval|the (?:call|meeting|shift|visit|event|test|job|work|service|inspection|tour))';

/** Times that need no comma after them. */
const TIME = [
  `(?:every|each)\\s+(?:other\\s+)?(?:${DAY}|${DAYTIME}|day|week|month|quarter|year|shift|hour)(?:\\s+${DAYTIME})?(?:\\s+(?:at|after|before|by)\\s+${CLOCK})?`,
  `(?:at|after|before|by|from|until)\\s+${CLOCK}(?=[\\s,]|$)(?!\\s*(?:[a-z]*days?|hours?|h|min|minutes?|weeks?|months?|years?|sec|seconds?|percent|people|attempts?|tries|restarts?|[%°$€£])(?:\\b|\\s))`,
  `(?:on\\s+)?(?:${DAY})(?:\\s+${DAYTIME})?`,
  `on\\s+(?:the\\s+)?(?:day\\s+${NUMBER_WORD}|(?:first|last|next|same)\\s+\\w+)`,
  `(?:on\\s+)?(?:wd|day|week)\\s?\\d{1,3}`,
  `(?:once|twice)\\s+(?:a|an|per)\\s+\\w+`,
  `in\\s+the\\s+${DAYTIME}`,
  `(?:after|before|during)\\s+${EVENT}`,
  `(?:after|before|during)\\s+(?:the|each|every)\\s+[\\p{L}-]+(?=\\s+(?:you|we|they|the|our)\\s)`,
  `after\\s+\\d{1,4}\\s+(?:seconds|minutes|hours|days|weeks|months)(?=,?\\s+(?:the|you|we|they|our|an?)\\s)`,
  `(?:daily|weekly|monthly|quarterly|yearly)`,
].join('|');
const WITHOUT_COMMA = new RegExp(
  `^((?:${TIME})(?:,?\\s+(?:and\\s+)?(?:${TIME}))*)(?:\\s*[,:]\\s*|\\s+[-–—]\\s+|\\s+(?=\\S))`,
  'iu',
);
const WITH_COMMA =
  /^((?:on|at|by|before|after|during|once|when(?:ever)?|as soon as|within|upon|until|while|in)\b[^,;]{2,100}),\s+(?=\S)/iu;

/** Takes the time or condition off the beginning of a clause. */
export function takeLead(clause: string): Lead {
  const match = WITHOUT_COMMA.exec(clause) ?? WITH_COMMA.exec(clause);
  if (!match) return { lead: null, rest: clause };
  return { lead: leadText(match[1] ?? ''), rest: clause.slice(match[0].length) };
}

/** Whether the text is nothing but a time: "before first use", "every 7 days and after any storm". */
export function isTimeOnly(text: string): boolean {
  return new RegExp(`^(?:${TIME})$`, 'iu').test(text.trim());
}

function leadText(lead: string): string {
  const tidy = squeeze(lead)
    .replace(
      /^(?:on )?(day|week)(?=\s?\d)/iu,
      (_, unit: string) => `${/week/iu.test(unit) ? 'during' : 'on'} ${unit.toLowerCase()}`,
    )
    .replace(/^(wd)(?=\s?\d)/iu, 'on $1')
    .replace(new RegExp(`^(?=${DAY})`, 'iu'), 'on ');
  return capitalise(tidy.replace(/^on (wd)/iu, (_, label: string) => `on ${label.toUpperCase()}`));
}

/** Words at the beginning of a lead that make sense as a condition before a step. */
const CONDITION_WORDS =
  /^(?:if|when|whenever|unless|in case|once|before|after|as soon as|only|until|while|every|on|at|for)\b/iu;

/** Whether a lead reads well as "Lead: do this"; the others read better inside the sentence. */
export function standsAsCondition(lead: string): boolean {
  return CONDITION_WORDS.test(lead);
}
