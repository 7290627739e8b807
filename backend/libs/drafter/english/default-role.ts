import type { Findings } from '../reading/findings.js';
import { uniqueBy } from '../text/words.js';
import { singularOf } from './lexicon/words.js';
import { BRINGS_WORK, isAnybody, isOutsider } from './role.js';

/** Who does the rest is only certain of a role that does so much of it, or of few steps. */
const LEAST_SHARE_OF_ROLE = 0.3;
/** Who comes in later is only one of those who act, unless they do so much of it: "Contractors also show their permit". */
const LEAST_SHARE_OF_LATECOMER = 0.5;
/** Whoever begins the work and acts so many times as often as anybody else does what nobody is named for. */
const TIMES_AS_OFTEN = 2;
const LEAST_AMONG_OTHERS = 3;
const MOST_NAMES = 2;
/** "The employee reserves it, signs …": somebody from outside who does most of it, and nobody else acts. */
const LEAST_SHARE_OF_OUTSIDER = 0.5;

/** Others may do so much where the words appoint somebody. */
const MOST_OF_OTHERS = 0.3;
const APPOINTED = /^(?:whoever|(?:the )?(?:person|colleague|one|last one|first one)\s\p{L})/iu;

/** Somebody else than who is named. */
const SAYS_YOU = /\byou\b/iu;
const SERVES = /^\p{L}+ (?:them|him|her)\b/iu;

/** "I send", "by me": somebody else than who is named. */
const OF_WRITER = /\bI (?:\p{Ll}+ )?\p{Ll}+|\bby me\b/u;
const WRITER_TALKS = /\bI(?:['’]| (?:want|need|think|mean|am|was|have|had|don|would|would|can))/u;

/**
 * Whoever does the work that nobody is named for: the only one who acts, or the one who begins and acts most.
 * @param opening whom the opening names as somebody who works
 */
export function mainRole({ steps, people, roles }: Findings, request: string, opening: string | null): string | null {
  if (OF_WRITER.test(request) && !WRITER_TALKS.test(request)) return null;
  // "The ILL clerk … the clerk": one.
  const all = steps.flatMap(({ role }) => (role === null ? [] : [roles.fullName(role)]));
  const acting = all.filter((role) => !isOutsider(role));
  // "Whoever is on duty locks up. Check the windows.": the words say that one is to do it.
  const [appointed = ''] = all;
  if (
    APPOINTED.test(appointed) &&
    steps[0]?.role === appointed &&
    all.length - timesIn(all, appointed) <= steps.length * MOST_OF_OTHERS
  )
    return appointed;
  if (acting.length === 0) return (SAYS_YOU.test(request) ? null : onlyOutsider(all, steps)) ?? opening;
  const names = uniqueBy(acting, nameOf);
  const [first = ''] = names;
  // "Tell the shift lead, who checks it. Close the drawer.": whoever tells them does the rest.
  const called = steps.findIndex(({ role, text }) => role === null && isAddressedTo(first, text));
  if (called >= 0 && called < steps.findIndex(({ role }) => role === first)) return null;
  // "Toby prints the list. You count …": somebody else than who is named.
  if (people.has(first) && SAYS_YOU.test(request)) return null;
  const times = timesIn(acting, first);
  const begins = steps.slice(0, 2).some(({ role }) => role !== null && nameOf(roles.fullName(role)) === nameOf(first));
  const leastShare = begins ? LEAST_SHARE_OF_ROLE : LEAST_SHARE_OF_LATECOMER;
  const isOpening = opening !== null && nameOf(opening) === nameOf(first) && !BRINGS_WORK.test(steps[0]?.text ?? '');
  if (names.length === 1 && (isOpening || times >= Math.max(2, steps.length * leastShare))) return first;
  // Of three who divide the work nobody does the rest for certain, unless one does much more of it than all others.
  const ofOthers = names.slice(1).reduce((sum, role) => sum + timesIn(acting, role), 0);
  if (names.length > MOST_NAMES)
    return begins && times >= LEAST_AMONG_OTHERS && times >= TIMES_AS_OFTEN * ofOthers ? first : null;
  const others = Math.max(0, ...names.slice(1).map((role) => timesIn(acting, role)));
  const isMost = times >= (others > 0 ? Math.max(LEAST_AMONG_OTHERS, TIMES_AS_OFTEN * others) : TIMES_AS_OFTEN);
  return isMost && begins ? first : null;
}

/** "Tell the shift lead", "send the list to Sandra": somebody else does that. */
export function isAddressedTo(role: string, text: string): boolean {
  const name = nameOf(role).replace(/[^\p{L}\d]+/gu, '.');
  const told = `(?:to|tell|call|ask|inform|notify|alert|contact|ring|phone|email|give|hand|show|send|wait for)`;
  return new RegExp(String.raw`(?<!\p{L})${told} (?:(?:the|our|your|an?) )?${name}s?(?![\p{L}'’])`, 'iu').test(text);
}

function onlyOutsider(roles: readonly string[], steps: Findings['steps']): string | null {
  const names = uniqueBy(roles, nameOf);
  const [first = ''] = names;
  const isMost =
    names.length === 1 && roles.length >= Math.max(LEAST_AMONG_OTHERS, steps.length * LEAST_SHARE_OF_OUTSIDER);
  // "Give them two keys", "Show the guest the room": somebody else does that.
  const isServed = steps.some(
    ({ role, text }) => role === null && (SERVES.test(text) || text.toLowerCase().includes(first.toLowerCase())),
  );
  return isMost && !isServed && !isAnybody(first) ? first : null;
}

function timesIn(roles: readonly string[], role: string): number {
  return roles.filter((each) => nameOf(each) === nameOf(role)).length;
}

/** "Technicians" and "Technician" are the same. */
function nameOf(role: string): string {
  return singularOf(role.toLowerCase());
}
