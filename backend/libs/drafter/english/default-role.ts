import type { Findings } from '../reading/findings.js';
import { uniqueBy } from '../text/words.js';
import { orderCertainty } from './imperative.js';
import { BE, DETERMINERS, HAVE, MODALS } from './lexicon/closed-classes.js';
import { isPersonNoun, readingOf, singularOf } from './lexicon/words.js';
import { BRINGS_WORK, isAnybody, isOutsider } from './role.js';
import { tokenise } from './tokens.js';

/** Who does the rest is only certain of a role that acts so often, and does so much of it. */
const LEAST_TIMES = 2;
const LEAST_SHARE_OF_ROLE = 0.3;
/** Of words: "the nurse in charge". */
const LONGEST_NAME = 3;
/** Whoever begins is named in one of so many steps. */
const LATEST_BEGINNING = 2;
/** "The planner fills in the form and lists the addresses. …" and then much more: who does that is open. */
const LEAST_SHARE_OF_FIRST = 0.5;
/** Who comes in later is only one of those who act, unless they do so much of it: "Contractors also show their permit". */
const LEAST_SHARE_OF_LATECOMER = 0.5;
/** "The employee reserves it, signs …": somebody from outside who does most of it, and nobody else acts. */
const LEAST_SHARE_OF_OUTSIDER = 0.5;
const LEAST_TIMES_OF_OUTSIDER = 3;
/** Whoever works beside people from outside acts so many times as often as they do. */
const TIMES_OF_OUTSIDERS = 2;

const APPOINTED = /^(?:whoever|(?:the )?(?:person|colleague|one|last one|first one)\s\p{L})/iu;

/** Somebody else than who is named. */
const SAYS_YOU = /\byou\b/iu;
const SERVES = /^\p{L}+ (?:them|him|her)\b/iu;

/** "I send", "by me": somebody else than who is named. */
const OF_WRITER = /\bI (?:\p{Ll}+ )?\p{Ll}+|\bby me\b/u;
const WRITER_TALKS = /\bI(?:['’]| (?:want|need|think|mean|am|was|have|had|don|would|would|can))/u;

/** What is, and is not being done: "the drop zone is 20 m wide", but not "the drop zone is marked". */
const STATES =
  /^(?:\p{L}[\p{L}'’-]* ){1,5}(?:is|are) (?:(?:an?|the|no|only|at least|at most|about|up to|max|within|under|over|above|below|between|for|in|on|\p{L}+(?:teen|ty)|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b|[$€£]?\d)/iu;

/** What a request says of who does all of it. */
interface Appointed {
  /** Who follows it, where that is said. */
  performer: string | null;
  /** Whom the opening names as somebody who works. */
  opening: string | null;
  /** Whether some lines stand below the name of who does them, and others do not. */
  areApart: boolean;
}

/** Says who does what nobody is named for, where that is certain. */
export function assignRest(findings: Findings, request: string, { performer, opening, areApart }: Appointed): void {
  findings.defaultRole ??= performer ?? (areApart ? null : mainRole(findings, request, opening));
  // "for the porters", and "the porter" later on: the same people.
  const { roles } = findings;
  const performers = findings.defaultRole;
  const isNamed = ({ name }: { name: string }): boolean =>
    name !== performers && nameOf(name) === nameOf(performers ?? '');
  if (performers !== null && roles.all().some(isNamed)) {
    roles.add(performers);
    findings.defaultRole = roles.fullName(performers);
  }
  const { defaultRole, steps } = findings;
  if (defaultRole !== null)
    for (const step of steps) {
      step.hasSubject ||= isAddressedTo(defaultRole, step.text) || tellsHowItIs(step.text) || namesWhoActs(step.text);
    }
  else if (!areApart) giveToFirst(findings, request);
}

/** Whoever does the work that nobody is named for: the only one who acts. */
function mainRole(
  { steps, exceptions, people, roles }: Findings,
  request: string,
  opening: string | null,
): string | null {
  if (isOfWriter(request)) return null;
  // "The ILL clerk … the clerk": one.
  const all = steps.flatMap(({ role }) => (role === null ? [] : [roles.fullName(role)]));
  const acting = all.filter((role) => !isOutsider(role));
  // "Whoever is on duty locks up. Check the windows.": the words say that one is to do it.
  const [appointed = ''] = all;
  if (APPOINTED.test(appointed) && steps[0]?.role === appointed) {
    // "The person at the counter writes a ticket. … A second mechanic tests it.": after the mechanic nobody knows who is meant.
    return timesIn(all, appointed) === all.length && !isDoneByOther(appointed, exceptions) ? appointed : null;
  }
  if (acting.length === 0) return (SAYS_YOU.test(request) ? null : onlyOutsider(all, steps)) ?? opening;
  const names = uniqueBy(acting, nameOf);
  const [first = ''] = names;
  // "Tell the shift lead, who checks it. Close the drawer.": whoever tells them does the rest.
  const called = steps.findIndex(({ role, text }) => role === null && isAddressedTo(first, text));
  if (called >= 0 && called < steps.findIndex(({ role }) => role === first)) return null;
  // "Toby prints the list. You count …": somebody else than who is named.
  if (people.has(first) && SAYS_YOU.test(request)) return null;
  // Of two who divide the work nobody does the rest for certain, nor beside guests who do as much.
  const times = timesIn(acting, first);
  if (names.length > 1 || times < TIMES_OF_OUTSIDERS * (all.length - acting.length)) return null;
  const isOpening = opening !== null && nameOf(opening) === nameOf(first) && !BRINGS_WORK.test(steps[0]?.text ?? '');
  const begins = steps.slice(0, LATEST_BEGINNING).some(({ role }) => isOf(first, role, roles));
  const leastShare = begins ? LEAST_SHARE_OF_ROLE : LEAST_SHARE_OF_LATECOMER;
  return isOpening || times >= Math.max(LEAST_TIMES, steps.length * leastShare) ? first : null;
}

/** Gives whoever begins, and does most of it, what nobody is named for, until somebody else comes in. */
function giveToFirst({ steps, exceptions, roles }: Findings, request: string): void {
  if (SAYS_YOU.test(request) || isOfWriter(request)) return;
  const first = steps.slice(0, LATEST_BEGINNING).find(({ role }) => role !== null)?.role ?? null;
  if (first === null) return;
  const isAppointed = APPOINTED.test(first);
  if (isAppointed && isDoneByOther(first, exceptions)) return;
  const name = roles.fullName(first);
  const ofOther = steps.findIndex(({ role }) => role !== null && !isOf(name, role, roles));
  const before = ofOther < 0 ? [] : steps.slice(0, ofOther);
  const times = before.filter(({ role }) => isOf(name, role, roles)).length;
  if (times < (isAppointed ? 1 : Math.max(LEAST_TIMES, before.length * LEAST_SHARE_OF_FIRST))) return;
  for (const step of before) if (!step.hasSubject && !isAddressedTo(first, step.text)) step.role ??= first;
}

/** "Phone the customer (mechanic)": whether somebody else does what is to be done in a case, whose place among the steps is not known. */
function isDoneByOther(role: string, exceptions: Findings['exceptions']): boolean {
  const done = exceptions.flatMap(({ action }) =>
    [...action.matchAll(/\(([^()]{2,40})\)(?=;|$)/gu)].map(([, who = '']) => who),
  );
  return done.some((who) => nameOf(who) !== nameOf(role));
}

/** "Tell the shift lead", "send the list to Sandra": somebody else does that. */
function isAddressedTo(role: string, text: string): boolean {
  const name = nameOf(role).replace(/[^\p{L}\d]+/gu, '.');
  const told = `(?:to|tell|call|ask|inform|notify|alert|contact|ring|phone|email|give|hand|show|send|wait for)`;
  // "Admit visitors": it is done to them.
  const done = String.raw`^(?!what|how|who|which|when|where)\p{L}+ (?:(?:the|our|your|an?|all|each|every) )?`;
  const addressed = String.raw`(?<!\p{L})${told} (?:(?:the|our|your|an?) )?`;
  return new RegExp(String.raw`(?:${done}|${addressed})${name}s?(?![\p{L}'’])`, 'iu').test(text);
}

/** "Shelf life is twelve months", "meals are a flat $60": nobody does that. */
function tellsHowItIs(text: string): boolean {
  return STATES.test(text) && orderCertainty(tokenise(text), 0) < 2;
}

/** "The nurse in charge checks the pulse": its own words say who does it. */
function namesWhoActs(text: string): boolean {
  const [first, ...others] = tokenise(text);
  if (!DETERMINERS.has(first?.lower ?? '')) return false;
  const who = others.slice(0, LONGEST_NAME).findIndex(({ lower }) => isPersonNoun(lower));
  return who >= 0 && others.slice(who + 1, who + 1 + LONGEST_NAME).some(({ lower }) => tells(lower));
}

function tells(word: string): boolean {
  return MODALS.has(word) || BE.has(word) || HAVE.has(word) || readingOf(word, 's') !== null;
}

function isOfWriter(request: string): boolean {
  return OF_WRITER.test(request) && !WRITER_TALKS.test(request);
}

function onlyOutsider(roles: readonly string[], steps: Findings['steps']): string | null {
  const names = uniqueBy(roles, nameOf);
  const [first = ''] = names;
  const isMost =
    names.length === 1 && roles.length >= Math.max(LEAST_TIMES_OF_OUTSIDER, steps.length * LEAST_SHARE_OF_OUTSIDER);
  // "Give them two keys", "Show the guest the room": somebody else does that.
  const isServed = steps.some(
    ({ role, text }) => role === null && (SERVES.test(text) || text.toLowerCase().includes(first.toLowerCase())),
  );
  return isMost && !isServed && !isAnybody(first) ? first : null;
}

function timesIn(roles: readonly string[], role: string): number {
  return roles.filter((each) => nameOf(each) === nameOf(role)).length;
}

/** Whether the role of a step is the one of that full name. */
function isOf(name: string, role: string | null, roles: Findings['roles']): boolean {
  return role !== null && nameOf(roles.fullName(role)) === nameOf(name);
}

/** "Technicians" and "Technician" are the same. */
function nameOf(role: string): string {
  return singularOf(role.toLowerCase());
}
