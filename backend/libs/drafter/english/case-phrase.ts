import { englishLabels } from '../../sop-document/labels/english.labels.js';
import { opensByItself } from '../../sop-document/rendering/condition-lead.js';
import { capitalise, lowerFirst } from '../text/words.js';
import { readClause } from './clause.js';
import { PREPOSITIONS } from './lexicon/closed-classes.js';
import { isAdjective, isNoun, readingOf } from './lexicon/words.js';
import { isOutsider } from './role.js';
import { type Token, tokenise } from './tokens.js';

/** "Day 2", "WD1" */
const NUMBERED_DAY = /^(?:[Dd]ay|[Nn]ight|\p{Lu}{2,4}|[DdTt])\s?\d{1,3}$/u;
const NUMBERED_TIME = /^(?:week|month|hour|[wqhm])\s?\d{1,3}$/iu;
const WEEKDAY = /^(?:mon|tues?|wed|thurs?|thu|fri|sat|sun)s?\b/iu;
/** "Day before the trip" */
const DAY_BESIDE = /^(?:day|night|evening|morning|week|month|hour)s? (?:before|after)\b/iu;
/** "10:00, 14:00", "5 days", "seven days after the due date" */
const AT_TIME =
  /^\d{1,2}[:.]\d{2}\b|^\d{1,2} ?[ap]m\b|^(?:one|two|three|four|five|six|seven|eight|ten|twelve) (?:day|night|week|month|hour|minute)s? (?:after|before)\b|^(?:\d{1,3}|one|two|three|four|five|six|seven|eight|ten|twelve) (?:day|night|week|wk|month|hour|hr|minute|min)s?$/iu;
/** "Anyone who gets hurt", "Any wheel with cracks", but not "Somebody slips" */
const OF_ANY =
  /^(?:(?:any|every|some)(?:one|body|thing) (?:who|that|with|\p{L}+ed|hurt|stuck|lost)|any|every|some|whoever)(?!\p{L})/iu;
/** "Rain coming", "Smoke rising" */
const GOING_ON = /^\p{L}+(?: \p{L}+)? \p{L}+ing$/iu;
/** "Red light", "Continuous tone" */
const SIGNAL = /\s(?:tone|alarm|bell|siren|signal|buzzer|whistle|horn|beep|light|lamp|flag)s?$/iu;

/**
 * Returns a case as it is said before what is done: "In case of broken glass", "On day 2", "If out of tolerance". One
 * that opens with a word of its own stays.
 */
export function asCase(name: string, people: ReadonlySet<string>): string {
  if (opensByItself(name, englishLabels)) return name;
  if (WEEKDAY.test(name)) return `On ${name}`;
  const small = lowerFirst(name.replace(/\s[-–—]$/u, ''), people);
  if (NUMBERED_DAY.test(name)) return `On ${small}`;
  if (NUMBERED_TIME.test(name)) return `In ${small}`;
  if (AT_TIME.test(name)) return `At ${small}`;
  if (DAY_BESIDE.test(name)) return `The ${small}`;
  if (OF_ANY.test(name) || (isOutsider(name) && !/^some(?:body|one)\b/iu.test(name))) return `For ${small}`;
  if (GOING_ON.test(name)) return `With ${small}`;
  if (SIGNAL.test(name)) return `On ${small}`;
  return isThing(tokenise(small), people) ? `In case of ${small}` : `If ${small}`;
}

/** "broken glass", "fog under 500 m", but neither "loose" nor "request comes in" */
function isThing(tokens: readonly Token[], people: ReadonlySet<string>): boolean {
  if (PREPOSITIONS.has(tokens[0]?.lower ?? '')) return false;
  const border = tokens.findIndex(({ lower }, at) => at > 0 && PREPOSITIONS.has(lower));
  const last = (border < 0 ? tokens : tokens.slice(0, border)).at(-1)?.lower ?? '';
  if (!isNoun(last) || isAdjective(last) || readingOf(last, 'participle') !== null) return false;
  return readClause(tokens, { people, previous: null }).clause.form === 'phrase';
}

/** Writes cases as they are said; to be done once it is known what is a step and what an exception. */
export function sayCases(steps: readonly { when: string | null }[], people: ReadonlySet<string>): void {
  for (const step of steps) if (step.when !== null) step.when = capitalise(asCase(step.when, people));
}
