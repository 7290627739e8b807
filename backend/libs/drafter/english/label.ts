import { saysOnlyWhen } from '../reading/frequency.js';
import { capitalise, lowerFirst, trimPunctuation } from '../text/words.js';
import { ARROW, FORBIDS, readArrow } from './arrow.js';
import { readClause } from './clause.js';
import type { Clause } from './clause-form.js';
import { namesWhatComesNext } from './cleft.js';
import { beginsWithFigure } from './figure-list.js';
import { orderCertainty } from './imperative.js';
import { COMPARED, namesCase } from './label-case.js';
import { takeLead } from './lead.js';
import { ADVERBS, CONDITION_WORDS, PARTICLES, POSITIONS, PREPOSITIONS, STATE_VERBS } from './lexicon/closed-classes.js';
import { isAdjective, isNoun, isPersonNoun, isTransitive, readingOf, verbShare } from './lexicon/words.js';
import type { Line } from './line.js';
import { readMeantCase } from './meant-case.js';
import { endsAsGerund } from './name-phrase.js';
import { isGroup, isPerson, upToPreposition } from './noun-phrase.js';
import { isOutsider } from './role.js';
import { type Token, tokenise } from './tokens.js';

/** What stands before a colon, an arrow or a dash, and the rest of the sentence. */
export interface Label {
  /** "Teachers: windows shut" */
  role: string | null;
  /** "Red light -> stop" */
  when: string | null;
  /** "After work: tools out" */
  phase: string | null;
  /** "Foot baths: drain, scrub" */
  topic: string | null;
  /** Whether it says when, so that it holds for the sentences behind it, too. */
  isTime: boolean;
  rest: string;
}

const COLON = /^([\p{L}\p{N}"][\p{L}\p{N} /&'’"()%€$£°+<>-]{1,50}?)\s?:\s+(\S.*)$/u;
/** "The porter – lock the gate" */
const DASHED = /^(\p{L}[\p{L} '’-]{2,40}?)\s[-–—]\s(\p{L}.*)$/u;
const ARTICLE = /^(?:the|an?|our|my|your|each|every)\s/iu;
/** "Correct way: charge first", "What to do: …": it says that the work comes, and nothing of it. */
const ANNOUNCES =
  /^to (?:stop|prevent|avoid|fix|solve) (?:this|that|it)(?: from)?(?: happening)?(?: again)?$|^(?:the )?(?:(?:correct|right|proper|best|safe|usual|new|only) (?:way|order|method|procedure|sequence|steps)|how(?: to)?(?: do it)?|what happens(?: at the moment| now| today)?|what we (?:actually |really )?do(?: now| today| at the moment)?|how we do it(?: now| today)?|one|two|three|four|five|firstly|secondly|thirdly|what|tasks?|to do|actions?|what to do|what we do|what (?:should|has to|needs to|must) happen|how it should (?:be|go|work)|steps?|procedure|process|method|instructions?|order|nb|fyi|agreed|decided|decision|reminder|remember|important|outcome|conclusion|here['’]?s how|how it works)$/iu;
/** "Weekly payroll", but not "Weekly tasks", which are a part of all. */
const REGULAR_WORK =
  /^(?:daily|weekly|monthly|quarterly|yearly) (?!(?:on|at|after|before|and|or|by|in|to|from|\p{L}*clean\p{L}*|maintenance|routines?|work|inspections?|tasks?|jobs?|duties|checks?|items?)\b)\p{L}/iu;
/** "The porter must: lock the gate, …" */
const TOLD_TO =
  /^(?:the |our |all )?([\p{L} -]{3,40}?) (?:must|should|shall|has to|have to|needs? to|(?:is|are) to|(?:is|are) supposed to)$/iu;
const NEXT = /^(?:the )?(third|fourth|fifth|3rd|4th|5th)(?: time| one)?$/iu;
const COUNTED_CASE = /^(?:the )?(?:first|second|third|fourth|1st|2nd|3rd|4th)\s(.+)$/iu;
/** "WD1 - …", "Day 2: …": a day of the work that has a number. */
const DAY =
  /^(?:on\s+)?((?:\p{Lu}{2,4}|[dwtqhm])\s?\d{1,3}|(?:day|week|month|night|hour)\s\d{1,3})\s*[-–—:]\s+(\S.*)$/iu;
/** "10 days: …", "2 weeks before: …", "the day before the trip – …", "next morning: …" */
const INTERVAL = new RegExp(
  String.raw`^((?:after )?COUNT\s?(?:days?|nights?|weeks?|wks?|months?|hours?|hrs?|h|minutes?|mins?)(?:\sBESIDE)?|(?:(?:the|an?|COUNT)\s)?(?:days?|nights?|evenings?|mornings?|weeks?|months?|hours?)\sBESIDE|(?:the\s)?(?:next|following|same)\s(?:day|morning|evening|night|week))(?:\s?:|\s[-–—])\s+(\S.*)$`
    .replaceAll('COUNT', String.raw`(?:\d{1,3}|one|two|three|four|five|six|seven|eight|ten|twelve)`)
    .replaceAll('BESIDE', String.raw`(?:before|after|later|early|prior|in|out|overdue)(?:\s[\p{L} ]{3,30}?)?`),
  'iu',
);
/** "Weekly: check the level" */
const FREQUENCY =
  /^((?:once )?(?:hourly|daily|nightly|weekly|fortnightly|monthly|quarterly|yearly|annually))\s?[:–—]\s+(\S.*)$/iu;
/** "wed: …", "thu 9am: …" */
const WEEKDAY =
  /^(?:on\s+)?((?:mon|tue|tues|wed|thu|thur|thurs|fri|sat|sun)(?:day|nesday|sday|rsday|urday)?s?(?:\s(?:at\s)?\d{1,2}(?:[:.]\d{2})?\s?(?:am|pm)?|\s(?:morning|noon|afternoon|evening|night))?)\s?[:–—]\s+(\S.*)$/iu;
const PHASE =
  /^(?:after(?:wards)?|before(?:hand)?|end|finally|meanwhile)$|^(?:after|before|during|at the (?:end|start|beginning)|on|in|at|back (?:at|home|from))\s/iu;
const TIME_OF_WORK = /^(?:opening|closing|mornings?|evenings?)$/iu;
/** "Continuous tone: …", "Red light: …": when it is heard or seen. */
const SIGNAL =
  /^(?:continuous|interrupted|intermittent|long|short|single|double|two|three|repeated|steady|flashing|red|green|yellow|blue|amber)\s(?:\p{L}+\s)?(?:tone|alarm|bell|siren|signal|buzzer|whistle|horn|beep|light|lamp|flag)s?$/iu;
/** "walk to the yard": nothing is walked. */
const MOVES = /^(?:walk|head|proceed|climb|march|hurry|step|go|come|run)$/u;
/** "Final check", "for exports": when, rather than with what. */
const OCCASION = /^(?:for|in case of|when|last|first|final|second|next)\s/iu;
/** "Whoever is on duty: check the seals" */
const ON_DUTY =
  /^whoever (?:is (?:on|in|last|first|there|closing|opening|nearest)|opens|closes|works)\b(?!.*\bdo(?:es)?\b)/iu;
/** "Kitchen: mop the floor": where, and nobody who works there. */
const ROOM = /^(?:kitchen|bar|counter|shop|store|office|workshop|warehouse|yard|lab|laboratory)s?$/iu;
/** "T-25: ramp down" */
const CODED_TIME = /^\p{Lu}{1,3}\s?[-+]\s?\d/u;
const NEEDS = /^(?:needs?|must|have to|has to|should)\s\p{L}/iu;
const ASKS_FOR = /^(?:ask|look|wait|call|search|watch|listen|send|aim|apply|pay)$/u;
const TOLD = /^(?:told|informed|reminded|warned|asked|briefed|instructed)$/u;
const MAX_LABEL_WORDS = 5;
const MAX_PHASE_WORDS = 8;
const CLAUSES = /^(?:imperative|active|passive|reduced|prohibition)$/u;

/** Takes a label off the beginning of a sentence; null where there is none. */
export function takeLabel(sentence: string, people: ReadonlySet<string>): Label | null {
  const none = { role: null, when: null, phase: null, topic: null, isTime: false };
  const time = { ...none, isTime: true };
  const [, day = '', afterDay = ''] = DAY.exec(sentence) ?? [];
  if (day !== '') return { ...time, when: capitalise(day), rest: afterDay };
  const [, interval = '', afterInterval = ''] = INTERVAL.exec(sentence) ?? [];
  if (interval !== '') return { ...time, when: capitalise(interval), rest: afterInterval };
  const [, frequency = '', afterFrequency = ''] = FREQUENCY.exec(sentence) ?? [];
  if (frequency !== '') return { ...time, when: capitalise(frequency), rest: afterFrequency };
  const [, weekday = '', afterWeekday = ''] = WEEKDAY.exec(sentence) ?? [];
  if (weekday !== '') return { ...time, when: capitalise(weekday), rest: afterWeekday };
  const arrow = readArrow(sentence);
  if (arrow !== null) {
    const { when, act, isSure } = arrow;
    return isSure || isTold(upToSign(tokenise(act)), people) ? { ...none, when, rest: act } : null;
  }
  if (ARROW.test(sentence)) return null;
  const [, doing = '', order = ''] = DASHED.exec(sentence) ?? [];
  if (doing !== '' && isWorker(doing, people) && isOrder(order))
    return { ...none, role: capitalise(bareName(doing)), rest: order };
  const meant = readMeantCase(sentence, people);
  if (meant) return { ...none, when: capitalise(meant.sign), rest: meant.meant };
  const [, name = '', rest = ''] = COLON.exec(sentence) ?? [];
  const length = name.split(/\s+/u).length;
  // "what should happen is: …"
  if (name === '' || length > MAX_PHASE_WORDS || /^(?:what|all|this|that|it|here)\b.*\b(?:is|are)$/iu.test(name))
    return null;
  if (namesWhatComesNext(name)) return null;
  // "Both: lock up"
  if (/^(?:both|all of (?:us|you))$/iu.test(name)) return { ...none, rest: `${name} ${rest}` };
  // "New hires: need a badge": the colon stands between who and what.
  if (NEEDS.test(rest)) return { ...none, rest: `${name} ${rest}` };
  // "Order: before 11:30" tells no work after its colon.
  if (ANNOUNCES.test(name))
    return tokenise(rest).length > 3 || isOrder(rest) ? { ...none, rest } : { ...none, topic: name, rest };
  const doer = TOLD_TO.exec(name)?.[1] ?? '';
  if (doer !== '' && isPerson(tokenise(doer), people)) return { ...none, role: capitalise(doer), rest };
  if (ON_DUTY.test(name) && isOrder(rest)) return { ...none, role: capitalise(name), rest };
  const isCase = namesCase(name, rest) || (COMPARED.test(name) && !takeLead(name, tokenise(name), people));
  if (isCase) return { ...none, when: capitalise(name), rest };
  // "before each climb inspect the harness: …": an order with a time before it.
  const timed = takeLead(name, tokenise(name), people);
  if (timed && orderCertainty(timed.rest, 0) >= 2) return null;
  if (PHASE.test(name)) return { ...time, phase: capitalise(name), rest };
  if (length > MAX_LABEL_WORDS) return null;
  const tokens = tokenise(name);
  // "Photographer told: no flash": what somebody is told.
  if (tokens.length > 1 && TOLD.test(tokens.at(-1)?.lower ?? '')) return null;
  // "Steam wands: wipe, purge": a thing whose name looks like an order.
  const isThing = areTwoNouns(tokens) && (isOrder(rest) || namesThing(tokens, people));
  if (formOf(tokens, people) !== 'phrase' && !isThing && !endsAsGerund(tokens[0]?.lower ?? '')) return null;
  const isSomebody =
    !ADVERBS.has(tokens[0]?.lower ?? '') &&
    !/\bin person$/iu.test(name) &&
    !(ROOM.test(name) && !people.has(name)) &&
    (isPerson(tokens, people) || isTeam(tokens) || isPersonNoun(upToPreposition(tokens).at(-1)?.lower ?? ''));
  // "New patients: explain the bill": for whom it is done.
  if (isSomebody && (isOutsider(name) ? isOrder(rest) || FORBIDS.test(rest) : tellsOfSomebody(rest, 'passive', people)))
    return { ...none, when: capitalise(name), rest };
  // "Gold members: free" tells nothing that they do.
  const [only, ...more] = tokenise(rest);
  if (isSomebody && only && more.length === 0 && isAdjective(only.lower)) return null;
  // "Trip leader: the class teacher", "MFA: the user does it on day 1", "Dentist: filling 24 hours": what the label names does nothing.
  if (
    isSomebody &&
    (isPerson(tokenise(rest), people) || tellsOfSomebody(rest, 'active', people) || beginsWithFigure(rest))
  )
    return { ...none, topic: name, rest };
  return isSomebody ? { ...none, role: capitalise(bareName(name)), rest } : { ...none, topic: name, rest };
}

/** "call Sam", "the charity is called", but not "charity crates by the door", which is where it goes. */
function isTold(tokens: readonly Token[], people: ReadonlySet<string>): boolean {
  const { clause } = readClause(tokens, { people, previous: null });
  const isPlace =
    clause.form === 'active' &&
    clause.verb === 1 &&
    /^(?:by|in|on|at|under|behind|to|into|from)$/u.test(tokens[2]?.lower ?? '') &&
    isNoun(tokens[1]?.lower ?? '');
  return CLAUSES.test(clause.form) && !(isPlace && !people.has(tokens[0]?.text ?? ''));
}

/** "the user does it on day 1" (active), "the parents are called" (passive): the words behind a colon say themselves of whom they are. */
function tellsOfSomebody(rest: string, form: 'active' | 'passive', people: ReadonlySet<string>): boolean {
  const tokens = tokenise(rest);
  const { clause } = readClause(upToSign(tokens), { people, previous: null });
  return clause.form === form && isPerson(tokens.slice(...clause.subject), people);
}

function areTwoNouns(tokens: readonly Token[]): boolean {
  return tokens.length === 2 && tokens.every(({ lower }) => isNoun(lower));
}

/** "Waste resin", "Forklift licences", but neither "Wash hands" nor "Nurse checks" */
function namesThing([first, second]: readonly Token[], people: ReadonlySet<string>): boolean {
  if (!first || !second || isPerson([first], people) || isTeam([first])) return false;
  const verb = readingOf(first.lower, 'base')?.lemma;
  return verb === undefined || verbShare(verb) < 0.5;
}

/** "The shift lead", "Whoever is on duty", "Front desk" */
function isWorker(name: string, people: ReadonlySet<string>): boolean {
  const tokens = tokenise(name);
  // "If the operator gave a limit set it - ask the office"
  if (CONDITION_WORDS.has(tokens[0]?.lower ?? '')) return false;
  return (isPerson(tokens, people) || isTeam(tokens) || ON_DUTY.test(name)) && !isOutsider(name);
}

/** "The shift lead": a list of roles has no articles. */
function bareName(name: string): string {
  return name.replace(ARTICLE, '');
}

/** "Daily:", "Three days before:" alone in its line: when a part of the work is done, and no name. */
export function namesTime(line: string, people: ReadonlySet<string>): boolean {
  const name = trimPunctuation(line);
  const label = takeLabel(`${name}: check it`, people);
  // "Before a match" above all of it says what it is for; "on-call" is work.
  const isEvent = /^(?:before|after|during)\s|^on-\p{L}|\b(?:when|if)\s/iu.test(name) || REGULAR_WORK.test(name);
  return !isEvent && (saysOnlyWhen(name) || (label?.isTime === true && label.when !== null));
}

/** "Front desk", but not "Swollen battery": what has happened to something says that it is a thing. */
function isTeam(tokens: readonly Token[]): boolean {
  return isGroup(tokens) && readingOf(tokens[0]?.lower ?? '', 'participle') === null;
}

/** "Third: call the warden" after "Second complaint on the same night: …": the same once more. @param before the case of the label before */
export function asNextCase(label: Label | null, before: string | null): Label | null {
  const ordinal = NEXT.exec(label?.topic ?? '')?.[1];
  const what = COUNTED_CASE.exec(before ?? '')?.[1];
  return label && ordinal && what ? { ...label, topic: null, when: `${capitalise(ordinal)} ${what}` } : label;
}

function isOrder(text: string): boolean {
  return orderCertainty(tokenise(text), 0) >= 2;
}

function formOf(tokens: readonly Token[], people: ReadonlySet<string>): Clause['form'] {
  return readClause(tokens, { people, previous: null }).clause.form;
}

function upToSign(tokens: readonly Token[]): readonly Token[] {
  const end = tokens.findIndex(({ kind }) => kind === 'sign');
  return end < 0 ? tokens : tokens.slice(0, end);
}

/** Gives the topic to the lines: as what is done to ("Foot baths: drain"), else before the first of them. */
export function applyTopic(lines: Line[], topic: string, people: ReadonlySet<string>): void {
  const small = lowerFirst(topic, people);
  // "Opening: unlock the container, …": when it is done, and nothing that is unlocked.
  if ((TIME_OF_WORK.test(topic) || SIGNAL.test(topic)) && lines.some(({ isKept }) => !isKept)) {
    doOnOccasion(lines, topic);
    return;
  }
  // "Steam wands: wipe": a name that looks like an order stands for itself.
  // "Floor cleaning: sweep, mop": what is done is not done to itself.
  const isDoing = /\s\p{L}+ing$/u.test(topic) && readingOf(tokenise(topic).at(-1)?.lower ?? '', 'ing') !== null;
  const open = isDoing || orderCertainty(tokenise(topic), 0) > 0 ? [] : lines.filter(wantsObject);
  const [first] = lines;
  if (!first) return;
  if (open.length === lines.length) {
    for (const line of open) {
      const [verb] = tokenise(line.text);
      line.text = `${line.text.slice(0, verb?.end)} ${small}${line.text.slice(verb?.end)}`;
    }
    return;
  }
  const isOccasion = OCCASION.test(topic);
  // "Card payments: enter the amount, hand over the reader": each line needs to say of what it is.
  if (lines.length > 1 || (isOccasion && !first.isKept) || first.when !== null) {
    const link = ROOM.test(topic) ? 'In the' : CODED_TIME.test(topic) ? 'At' : 'For';
    doOnOccasion(lines, isOccasion ? topic : `${link} ${small}`);
    return;
  }
  first.text = `${capitalise(topic)}: ${lowerFirst(first.asWritten, people)}`;
  first.isKept = true;
}

function doOnOccasion(lines: readonly Line[], occasion: string): void {
  for (const line of lines) line.when = [capitalise(occasion), line.when].filter(Boolean).join(', ');
}

/** Whether a line is an order that does not say what it is done to. */
function wantsObject({ kind, isKept, role, text }: Line): boolean {
  if (kind !== 'step' || isKept || role !== null) return false;
  const [verb, next] = tokenise(text);
  // "back by 5 pm"
  if (!verb || !isTransitive(verb.lower) || STATE_VERBS.has(verb.lower) || POSITIONS.has(verb.lower)) return false;
  if (MOVES.test(verb.lower) && PREPOSITIONS.has(next?.lower ?? '')) return false;
  // "Venue: ask for the manager": what it is asked for stands there.
  if (ASKS_FOR.test(verb.lower) && /^(?:for|at|after)$/u.test(next?.lower ?? '')) return false;
  // "reopen after 30 minutes" may be said of something else.
  if (/^(?:after|before|until|till|within|during)$/u.test(next?.lower ?? '')) return false;
  return (
    !next ||
    /^[,;]$/u.test(next.text) ||
    (!PARTICLES.has(next.lower) && PREPOSITIONS.has(next.lower)) ||
    next.lower === 'w'
  );
}
