import { capitalise, countWords, lowerFirst } from '../text/words.js';
import { isAboutText, isChatter, isQuestion } from './chatter.js';
import { readClause } from './clause.js';
import { complaintTopic } from './complaint-topic.js';
import { dutyTitle } from './ensured-topic.js';
import { withoutAsides, withoutFillers } from './fillers.js';
import { orderCertainty } from './imperative.js';
import { takeLead } from './lead.js';
import * as Words from './lexicon/closed-classes.js';
import { isCommonNoun } from './lexicon/words.js';
import { mostMentioned, namesIn, SAYS_ALL, TIME, TIME_OF_ACT } from './most-mentioned.js';
import { neglectedTopic } from './neglected-topic.js';
import { isPlural } from './noun-phrase.js';
import { withFullBe } from './said-short.js';
import { sentencesIn } from './sentences-in.js';
import { titleFrom } from './title.js';
import { tokenise } from './tokens.js';

const MAX_ACTION_WORDS = 5;
const PLACE_AT_END =
  /(?<=^(?:\S+ ){2,4})(?:by|at|on|in|into|onto|from|with|behind|under) (?:the|an?|our|your) [^,;]*$/iu;
/** Words that mean something outside of the step. */
const POINTER = /\b(?:me|it|you|us|them|this|that|these|those|below|above|how|what)\b|[\d:;"(]/iu;
/** "When a parcel never arrived:" above the steps */
const CASE = /^\s*((?:when|if|after|before)\s[^\n:]{8,80}):\s*$/imu;
/** "Before the match: nets checked, …" at the beginning */
const OPENING_CASE = /^\s*((?:after|before)(?:\s[\p{L}'-]+){1,3}|(?:when|if)(?:\s[\p{L}'-]+){1,8}):\s/iu;
/** "When we get a new order" */
const COMES = /^(?:when|whenever|if)\s+(?:we|you|i)\s+(?:get|receive)\s+((?:an?|the|our)\s.{3,60})$/iu;
const OPENS_CASE = /^(?:when|whenever|if|(?:every|each|any) ?time)\s/iu;
/** "At the end of every swim session" */
const PART_OF =
  /^(?:at |by )?(?:the )?(start|beginning|end) of (?:(?:the|each|every|an?|our|my|your) )?((?:[\p{L}-]+ ){0,2}[\p{L}-]+)$/iu;
/** "Before each dive", "after a session" */
const BESIDE = /^((?:before|after) (?:each|every|any|an?)) ((?:[\p{L}-]+ ){0,3}[\p{L}-]+)$/iu;
const GREETED = /^\s*(?:hi|hello|hey|dear|good (?:morning|afternoon|evening))\b[^\n,!.:]{0,30}[,!\n]\s*/iu;
/** "Before we send a proof to the customer" */
const BEFORE_ACT = /^(before|after) (we .{4,60})$/iu;
const MAX_CASE_WORDS = 12;
/** Among so many first steps one may name the work, where the first does not. */
const LATER_STEPS = 3;
const EARLY_SENTENCES = 2;

/** "Whoever has the phone": no job. */
const APPOINTED = /^(?:whoever|anyone|anybody|everyone|everybody|someone|somebody)\b/iu;
/** "No Exceptions": what is not so is the name of no work. */
const DENIES = /^(?:no|not|never|nobody|sorry|don['’]t) \p{L}/iu;

/**
 * A title for a request that names no topic: the case that it is for, else its first action where that is short, else
 * what it speaks of most; null where there is nothing of the kind.
 * @param request what was read
 * @param steps what there is to do
 * @param role who alone does it; null where nobody or more than one does
 * @param kindOf gives the usual name of what a request tells; null for work that is not known
 */
export function guessedTitle(
  request: string,
  steps: readonly string[],
  role: string | null,
  kindOf: (request: string) => string | null,
): string | null {
  const about = (CASE.exec(request) ?? OPENING_CASE.exec(request))?.[1];
  if (about) return titleFrom(about) || null;
  const neglected = neglectedTopic(request);
  if (neglected) return titleFrom(neglected) || null;
  const complained = complaintTopic(request);
  if (complained) return titleFrom(complained) || null;
  const guess =
    dutyTitle(sentencesIn(request).find((one) => !isChatter(one)) ?? '') ??
    openingTime(request) ??
    datedAct(request) ??
    kindOf(request) ??
    actionTitle(steps[0] ?? '') ??
    mostMentioned(request, steps) ??
    openingThings(request) ??
    (role === null || APPOINTED.test(role) ? null : titleFrom(`the ${role} tasks`)) ??
    firstOf(steps.slice(1, LATER_STEPS), actionTitle);
  return guess !== null && DENIES.test(guess) ? null : guess;
}

function firstOf(steps: readonly string[], read: typeof actionTitle): string | null {
  for (const step of steps) {
    const title = read(step);
    if (title) return title;
  }
  return null;
}

/** "At the end of every session the lifeguard …", "Before each dive check …": when the work is done. */
function openingTime(request: string): string | null {
  const sentence = sentencesIn(request).find((one) => !isChatter(one)) ?? '';
  const when = takeLead(sentence, tokenise(sentence), new Set())?.when ?? '';
  const [, edgeOfAct = '', told = ''] = BEFORE_ACT.exec(when) ?? [];
  const act = told === '' ? '' : titleFrom(told);
  if (/^\p{L}+ing\b/iu.test(act)) return `${capitalise(edgeOfAct.toLowerCase())} ${act}`;
  const [, edge = '', of = ''] = PART_OF.exec(when) ?? [];
  const [, order = '', event = ''] = BESIDE.exec(when) ?? [];
  const name = edge === '' ? `${order} ${event}` : `${edge} of ${of}`;
  const last = tokenise(name).at(-1)?.lower ?? '';
  return name !== ' ' && isCommonNoun(last) && (edge !== '' || !TIME.test(last)) ? titleFrom(name) || null : null;
}

/** "Nothing moves before the weekly inspection is entered" */
function datedAct(request: string): string | null {
  const names = sentencesIn(request)
    .slice(0, EARLY_SENTENCES)
    .flatMap((sentence) => namesIn(tokenise(sentence)));
  const act = names.find(([first, ...others]) => first && TIME_OF_ACT.test(first.lower) && others.length > 0);
  return act ? titleFrom(act.map(({ text }) => text).join(' ')) || null : null;
}

/** "Crates arrive at the back door before seven": handling crates. */
function openingThings(request: string): string | null {
  const [sentence = ''] = sentencesIn(request);
  const tokens = tokenise(sentence);
  const { clause } = readClause(tokens, { people: new Set(), previous: null });
  const [name] = namesIn(tokens);
  const last = name?.at(-1);
  const isOpening =
    name?.[0] !== undefined && tokens.indexOf(name[0]) === (Words.DETERMINERS.has(tokens[0]?.lower ?? '') ? 1 : 0);
  if (!name || !last || !isOpening || clause.form === 'state' || !isPlural(last)) return null;
  return titleFrom(`handling ${name.map(({ lower }) => lower).join(' ')}`) || null;
}

/** "When a machine breaks down the operator …" at the beginning of a text: what it is for. */
export function openingCase(told: string): string | null {
  const request = told.replace(GREETED, '');
  const sentence =
    sentencesIn(request).find(
      (one) => !isChatter(one) && !isAboutText(one) && !(isQuestion(one) && !OPENS_CASE.test(one)),
    ) ?? '';
  const plain = withoutAsides(withFullBe(sentence));
  const first = plain.slice(withoutFillers(tokenise(plain))[0]?.start ?? 0);
  if (!OPENS_CASE.test(first)) return null;
  const when = takeLead(first, tokenise(first), new Set())?.when ?? '';
  if (!tellsWhatIs(when)) return null;
  const [, what = ''] = COMES.exec(when) ?? [];
  if (what !== '') return titleFrom(`handling ${what}`) || null;
  return countWords(when) >= 3 && countWords(when) <= MAX_CASE_WORDS && !/\b(?:you|i|we|it|they)\b/iu.test(when)
    ? titleFrom(when) || null
    : null;
}

/** Whether a condition is whole: "every time a wedding" of "every time a wedding couple cancels" has no verb. */
function tellsWhatIs(when: string): boolean {
  const tokens = tokenise(when.replace(/^(?:\p{L}+ time|\p{L}+)\s/u, ''));
  return readClause(tokens, { people: new Set(), previous: null }).clause.form !== 'phrase';
}

/** "Close the bar" → "Closing the Bar". */
function actionTitle(told: string): string | null {
  const whole = told
    .replace(/\s(?:who|that|which|whose)\s.*$/iu, '')
    .replace(/\s+(?:at|by|before|after|from|on)\s+\d.*$/iu, '')
    // "Find a hiker lost in the park": where he was lost belongs to the hiker.
    .replace(/(?<=\s\p{L}+)\s(?:lost|found|left|stored|kept|held|parked)\s(?:in|on|at|by)\s.*$/iu, '');
  // "Stack the crates by the door": where it is done is no part of the name.
  const step = countWords(whole) > MAX_ACTION_WORDS ? whole.replace(PLACE_AT_END, '') : whole;
  const isShort = countWords(step) >= 2 && countWords(step) <= MAX_ACTION_WORDS;
  // "See the brush come out": what is looked for, and not what is done.
  if (/^(?:see|look|watch|wait|know|remember|hear|feel)\s/iu.test(step)) return null;
  return isShort && !POINTER.test(step) && !SAYS_ALL.test(step) && orderCertainty(tokenise(step), 0) >= 2
    ? // "Do the inventory": the thing is the work.
      titleFrom(/^do\s/iu.test(step) ? step : `we ${lowerFirst(step, new Set())}`) || null
    : null;
}
