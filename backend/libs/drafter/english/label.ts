import { capitalise, lowerFirst } from '../text/words.js';
import { readClause } from './clause.js';
import type { Clause } from './clause-form.js';
import { orderCertainty } from './imperative.js';
import { takeLead } from './lead.js';
import { ADVERBS, PREPOSITIONS, STATE_VERBS } from './lexicon/closed-classes.js';
import { isNoun, isPersonNoun, isTransitive } from './lexicon/words.js';
import type { Line } from './line.js';
import { isGroup, isPerson } from './noun-phrase.js';
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
  rest: string;
}

const ARROW = /^([^.;]{2,60}?)\s*(?:->|=>|→|=)\s*(\S.*)$/u;
/** "watch for a stiff tail -> take him out": when it is seen. */
const WATCHED = /^(?:watch|look|listen|check)(?: out)? for (?:any |an? )?(\p{L}.*)$/iu;
const COLON = /^([\p{L}\p{N}"][\p{L}\p{N} /&'’"()-]{1,40}?)\s?:\s+(\S.*)$/u;
/** "WD1 - …", "Day 2: …": a day of the work that has a number. */
const DAY = /^(?:on\s+)?(\p{Lu}{1,4}\s?\d{1,3}|(?:day|week|month|night|hour)\s\d{1,3})\s*[-–—:]\s+(\S.*)$/iu;
/** "10 days: …", "2 weeks before: …" */
const INTERVAL =
  /^((?:after )?\d{1,3}\s(?:days?|weeks?|wks?|months?|hours?|hrs?|minutes?|mins?)(?:\s(?:before|after|later|early|prior|in|out|overdue)(?:\s[\p{L} ]{3,30}?)?)?)\s?:\s+(\S.*)$/iu;
/** "wed: …", "thu 9am: …" */
const WEEKDAY =
  /^(?:on\s+)?((?:mon|tue|tues|wed|thu|thur|thurs|fri|sat|sun)(?:day|nesday|sday|rsday|urday)?s?(?:\s(?:at\s)?\d{1,2}(?:[:.]\d{2})?\s?(?:am|pm)?|\s(?:morning|noon|afternoon|evening|night))?)\s?[:–—]\s+(\S.*)$/iu;
const PHASE =
  /^(?:after(?:wards)?|before(?:hand)?|end|finally|meanwhile)$|^(?:after|before|during|at the (?:end|start|beginning)|on|in|at)\s/iu;
const TIME_OF_WORK = /^(?:opening|closing|mornings?|evenings?)$/iu;
/** "Final check", "for exports": when, rather than with what. */
const OCCASION = /^(?:for|in case of|when|last|first|final|second|next)\s/iu;
/** "Anyone who gets hurt: call the nurse" */
const CASE =
  /^(?:any(?:one|body|thing)|every(?:one|body|thing)|some(?:one|body|thing)|whoever) (?:who|that|is|gets|has|with|\p{L}+s) ?/iu;
/** "Spill: cover with paper" */
const MISHAP =
  /^(?:spill(?:s|ages?)?|leak(?:s|age)?|fire|power (?:cut|failure|outage)|breakages?|accidents?|injur(?:y|ies)|emergenc(?:y|ies)|alarm|paper jam|flood(?:ing)?|theft|needle ?sticks?|no answer)$/iu;
/** "Out of tolerance: repeat" */
/** "Lost card: freeze it" */
const LOSS =
  /^(?:lost|broken|stolen|missing|damaged|forgotten|expired|failed|jammed|cracked|sick|late|wrong|torn|spilled|spilt)\s\p{L}+(?:\s\p{L}+)?$/iu;
const NEEDS = /^(?:needs?|must|have to|has to|should)\s\p{L}/iu;
const STATE =
  /^(?:out of|not|still|no|too)\s\p{L}|^(?:over|under|above|below|more than|less than|at least)\s[\p{L}\d$€£]|^\p{L}{3,}er than\s[-–−]?[\p{L}\d$€£]/iu;
const MAX_LABEL_WORDS = 5;
const MAX_PHASE_WORDS = 8;
const CLAUSES = /^(?:imperative|active|passive|reduced|prohibition)$/u;

/** Takes a label off the beginning of a sentence; null where there is none. */
export function takeLabel(sentence: string, people: ReadonlySet<string>): Label | null {
  const none = { role: null, when: null, phase: null, topic: null };
  const [, day = '', afterDay = ''] = DAY.exec(sentence) ?? [];
  if (day !== '') return { ...none, when: capitalise(day), rest: afterDay };
  const [, interval = '', afterInterval = ''] = INTERVAL.exec(sentence) ?? [];
  if (interval !== '') return { ...none, when: capitalise(interval), rest: afterInterval };
  const [, weekday = '', afterWeekday = ''] = WEEKDAY.exec(sentence) ?? [];
  if (weekday !== '') return { ...none, when: capitalise(weekday), rest: afterWeekday };
  const [, cause = '', effect = ''] = ARROW.exec(sentence) ?? [];
  if (/,|\s[-–]\s/u.test(cause)) return null;
  const watched = WATCHED.exec(cause)?.[1];
  if (watched) return { ...none, when: capitalise(watched), rest: effect };
  if (cause !== '')
    return STATE.test(cause) || CLAUSES.test(formOf(upToSign(tokenise(effect)), people))
      ? { ...none, when: cause, rest: effect }
      : null;
  const [, name = '', rest = ''] = COLON.exec(sentence) ?? [];
  const length = name.split(/\s+/u).length;
  // "what should happen is: …"
  if (name === '' || length > MAX_PHASE_WORDS || /^(?:what|all|this|that|it|here)\b.*\b(?:is|are)$/iu.test(name))
    return null;
  // "Both: lock up"
  if (/^(?:both|all of (?:us|you))$/iu.test(name)) return { ...none, rest: `${name} ${rest}` };
  // "New hires: need a badge": the colon stands between who and what.
  if (NEEDS.test(rest)) return { ...none, rest: `${name} ${rest}` };
  if (STATE.test(name) || CASE.test(name) || MISHAP.test(name) || (LOSS.test(name) && isOrder(rest)))
    return { ...none, when: capitalise(name), rest };
  // "before each climb inspect the harness: …": an order with a time before it.
  const order = takeLead(name, tokenise(name), people);
  if (order && orderCertainty(order.rest, 0) >= 2) return null;
  if (PHASE.test(name)) return { ...none, phase: capitalise(name), rest };
  if (length > MAX_LABEL_WORDS) return null;
  const tokens = tokenise(name);
  // "Steam wands: wipe, purge": a thing whose name looks like an order.
  const isThing = tokens.length === 2 && tokens.every(({ lower }) => isNoun(lower)) && isOrder(rest);
  if (formOf(tokens, people) !== 'phrase' && !isThing && !/ing$/u.test(tokens[0]?.lower ?? '')) return null;
  const isSomebody =
    !ADVERBS.has(tokens[0]?.lower ?? '') &&
    (isPerson(tokens, people) || isGroup(tokens) || isPersonNoun(tokens.at(-1)?.lower ?? ''));
  // "New patients: explain the bill": for whom it is done.
  if (isSomebody && isOutsider(name) && isOrder(rest)) return { ...none, when: capitalise(name), rest };
  return isSomebody ? { ...none, role: capitalise(name), rest } : { ...none, topic: name, rest };
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
  if (TIME_OF_WORK.test(topic) && lines.some(({ isKept }) => !isKept)) {
    doOnOccasion(lines, topic);
    return;
  }
  // "Steam wands: wipe": a name that looks like an order stands for itself.
  const open = orderCertainty(tokenise(topic), 0) > 0 ? [] : lines.filter(wantsObject);
  for (const line of open) {
    const [verb] = tokenise(line.text);
    line.text = `${line.text.slice(0, verb?.end)} ${small}${line.text.slice(verb?.end)}`;
  }
  const [first] = lines;
  if (open.length > 0 || !first) return;
  if (OCCASION.test(topic) && !first.isKept) {
    doOnOccasion(lines, topic);
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
  if (!verb || !isTransitive(verb.lower) || STATE_VERBS.has(verb.lower)) return false;
  return !next || /^[,;]$/u.test(next.text) || PREPOSITIONS.has(next.lower) || next.lower === 'w';
}
