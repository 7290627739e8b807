import { labelsFor, opensByItself } from '../../sop-document/index.js';
import { capitalise, lowerFirst } from '../text/words.js';
import { readClause } from './clause.js';
import { isFunctionWord } from './lexicon/closed-classes.js';
import { isAdjective, isNoun, readingOf, verbShare } from './lexicon/words.js';
import { upToPreposition } from './noun-phrase.js';
import { isOutsider } from './role.js';
import { type Token, tokenise } from './tokens.js';

/** "Day 2", "Working day -1", "WD1" */
const NUMBERED_DAY = /^(?:(?:[Ww]orking |[Bb]usiness )?[Dd]ay|[Nn]ight|\p{Lu}{2,4}|[DdTt])\s?[-+−]?\d{1,3}$/u;
const NUMBERED_TIME = /^(?:week|month|hour|[wqhm])\s?\d{1,3}$/iu;
const WEEKDAY = /^(?:mon|tues?|wed|thurs?|thu|fri|sat|sun)s?\b/iu;
/** "Day before the trip" */
const DAY_BESIDE = /^(?:day|night|evening|morning|week|month|hour)s? (?:before|after)\b/iu;
/** "Ten minutes before closing", "An hour after the start" */
const INTERVAL =
  /^(?:an?|half an?|the|\d{1,3}|(?:\p{L}+ty[- ])?\p{L}+) (?:seconds?|minutes?|mins?|hours?|hrs?|days?|nights?|weeks?|months?|years?) (?:before|after|prior|into|from)\b/iu;
const SOMEBODY = /^some(?:body|one)\b/iu;
/** "Morning" */
const PART_OF_DAY = /^(?:mornings?|evenings?|afternoons?)$/iu;
/** "Anyone who gets hurt", "Any wheel with cracks", but not "Somebody slips" */
const OF_ANY =
  /^(?:(?:any|every|some)(?:one|body|thing) (?:who|that|with|\p{L}+ed|hurt|stuck|lost)|any|every|some|whoever)(?!\p{L})/iu;
/** "Red light", "Continuous tone" */
const SIGNAL = /\s(?:tone|alarm|bell|siren|signal|buzzer|whistle|horn|beep|light|lamp|flag)s?$/iu;
/** "Out of range", "warmer than 30", "no answer": its first word says that it is a case. */
const COMPARES =
  /^(?:above|below|over|under|beyond|no|not|still|too|out|up|more|less|fewer|otherwise|same|next|following|nobody|\p{L}{3,}er than)\b|\bmeans?\b/iu;

/**
 * Returns a case as it is said before what is done: "In case of broken glass", "On day 2", "If worn or torn". One that opens with
 * a word of its own stays.
 */
export function asCase(name: string, people: ReadonlySet<string>): string {
  if (opensByItself(name, labelsFor('en')) || COMPARES.test(name)) return name;
  if (WEEKDAY.test(name)) return `On ${name}`;
  const small = lowerFirst(name, people);
  if (INTERVAL.test(name)) return name;
  if (PART_OF_DAY.test(name)) return `In the ${small}`;
  if (NUMBERED_DAY.test(name) || SIGNAL.test(name)) return `On ${small}`;
  if (NUMBERED_TIME.test(name)) return `In ${small}`;
  if (DAY_BESIDE.test(name)) return `The ${small}`;
  const tokens = tokenise(small);
  if (OF_ANY.test(name) || (isOutsider(name) && !SOMEBODY.test(name) && !acts(tokens))) return `For ${small}`;
  const first = tokens[0]?.lower ?? '';
  if (isThing(tokens, people)) return `In case of ${small}`;
  return isNoun(first) ||
    isAdjective(first) ||
    readingOf(first, 'participle') !== null ||
    (acts(tokens) && !SOMEBODY.test(first))
    ? `If ${small}`
    : name;
}

/** "guest says bites", "customer refuses": what somebody does. */
function acts(tokens: readonly Token[]): boolean {
  return tokens.some(({ lower }, at) => {
    const verb = at > 0 ? readingOf(lower, 's') : null;
    return verb !== null && verbShare(verb.lemma) >= 0.8;
  });
}

/** "broken glass", "fog under 500 m", "a third miss", but neither "loose" nor "request comes in" */
function isThing(tokens: readonly Token[], people: ReadonlySet<string>): boolean {
  const [first] = tokens;
  const isNamed = first !== undefined && (/^an?$/u.test(first.lower) || !isFunctionWord(first.lower));
  const last = upToPreposition(tokens).at(-1)?.lower ?? '';
  if (!isNamed || !isNoun(last) || last.endsWith('ing') || isAdjective(last) || readingOf(last, 'participle') !== null)
    return false;
  return readClause(tokens, { people, previous: null }).clause.form === 'phrase';
}

/**
 * Writes cases as they are said; to be done once it is known what is a step and what an exception.
 * @param times what stands in a column of times, which is no case: "Office, shutter down"
 */
export function sayCases(
  steps: readonly { when: string | null }[],
  people: ReadonlySet<string>,
  times: ReadonlySet<string>,
): void {
  for (const step of steps) {
    if (step.when === null) continue;
    const said = capitalise(asCase(step.when.replace(/\s[-–—]$/u, ''), people));
    if (!times.has(step.when) || !/^(?:if|in case of)\s/iu.test(said)) step.when = said;
  }
}
