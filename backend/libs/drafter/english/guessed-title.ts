import { capitalise, countWords, lowerFirst } from '../text/words.js';
import { isAboutText, isChatter, isQuestion } from './chatter.js';
import { readClause } from './clause.js';
import { withoutAsides, withoutFillers } from './fillers.js';
import { orderCertainty } from './imperative.js';
import { takeLead } from './lead.js';
import * as Words from './lexicon/closed-classes.js';
import {
  isActNoun,
  isAdjective,
  isCommonNoun,
  isInterjection,
  isPersonNoun,
  singularOf,
  verbReadings,
  verbShare,
} from './lexicon/words.js';
import { neglectedTopic } from './neglected-topic.js';
import { isPlural } from './noun-phrase.js';
import { withFullBe } from './said-short.js';
import { sentencesIn } from './sentences-in.js';
import { titleFrom } from './title.js';
import { type Token, textOf, tokenise } from './tokens.js';

/** What tells when, where or how, and never what a procedure is about. */
const TIME =
  /^(?:days?|weeks?|months?|years?|hours?|minutes?|mins?|seconds?|times?|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|mornings?|evenings?|nights?|afternoons?|winter|summer|spring|autumn|seasons?|end|start|way|thing|side|top|bottom|front|back|part|place|number|note|work|sop|job|stuff|mess|lot|bit|one|change|use|turn|point|case|rest|hand|name|line|question|call|reason|problem|procedure|purpose|scope|process|checklist|step|section|ingredient|method|escalation|frequency|role|safety|exception|degree|percent|lit(?:re|er)|gram|kilo|met(?:re|er)|euro|dollar|pound)s?$/u;
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
const BESIDE = /^((?:before|after) (?:each|every|any|an?)) ((?:[\p{L}-]+ ){0,2}[\p{L}-]+)$/iu;
/** "Mix all", "Check everything", "Put on gloves": what tells nothing of the work. */
const GREETED = /^\s*(?:hi|hello|hey|dear|good (?:morning|afternoon|evening))\b[^\n,!.:]{0,30}[,!\n]\s*/iu;
const SAYS_ALL =
  /\b(?:all|each|both|every|everything|everyone|everybody|something|anything|some)\b|^(?:put on|wear|get|grab|fetch|start with|begin with|go)\b/iu;
/** "Before we send a proof to the customer" */
const BEFORE_ACT = /^(before|after) (we .{4,60})$/iu;
const MAX_NAME_WORDS = 3;
const MAX_CASE_WORDS = 12;
/** Among so many first steps one may name the work, where the first does not. */
const LATER_STEPS = 3;
/** How much more it counts that a name is of what somebody does, stands early, or says more in two words. */
const ACT_BONUS = 1;
const EARLY_BONUS = 1;
const COMPOUND_BONUS = 2;
const EARLY_SENTENCES = 2;
const LEAST_SCORE = 2;
/** What tells nothing of what is done with a thing. */
const SAYS_LITTLE = /^(?:leave|keep|let|have|get|put|take|use|give|bring|make|do)$/u;
/** A thing alone, named so often, is what the work is about. */
const OFTEN = 3;
/** What tells one doing from another: "morning inspection", "Tuesday intake". */
const TIME_OF_ACT =
  /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|morning|evening|night|afternoon|daily|weekly|monthly|quarterly|yearly|annual|end-of-(?:day|shift|month|year))$/u;

/**
 * A title for a request that names no topic: the case that it is for, else its first action where that is short, else
 * what it speaks of most; null where there is nothing of the kind.
 * @param request what was read
 * @param steps what there is to do
 */
export function guessedTitle(request: string, steps: readonly string[]): string | null {
  const about = (CASE.exec(request) ?? OPENING_CASE.exec(request))?.[1];
  if (about) return titleFrom(about) || null;
  const neglected = neglectedTopic(request);
  if (neglected) return titleFrom(neglected) || null;
  return (
    openingTime(request) ??
    datedAct(request) ??
    actionTitle(steps[0] ?? '') ??
    mostMentioned(request, steps) ??
    openingThings(request) ??
    firstOf(steps.slice(1, LATER_STEPS), actionTitle)
  );
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
    .replace(/\s+(?:at|by|before|after|from|on)\s+\d.*$/iu, '');
  // "Stack the crates by the door": where it is done is no part of the name.
  const step = countWords(whole) > MAX_ACTION_WORDS ? whole.replace(PLACE_AT_END, '') : whole;
  const isShort = countWords(step) >= 2 && countWords(step) <= MAX_ACTION_WORDS;
  return isShort && !POINTER.test(step) && !SAYS_ALL.test(step) && orderCertainty(tokenise(step), 0) >= 2
    ? titleFrom(`we ${lowerFirst(step, new Set())}`) || null
    : null;
}

interface Mention {
  /** As it was written the first time. */
  name: string;
  head: string;
  count: number;
  bonus: number;
}

function mostMentioned(request: string, steps: readonly string[]): string | null {
  const mentions = new Map<string, Mention>();
  const heads = new Map<string, number>();
  for (const [at, sentence] of sentencesIn(request).entries()) {
    const tokens = tokenise(sentence);
    for (const words of namesIn(tokens)) {
      const head = singularOf(words.at(-1)?.lower ?? '');
      heads.set(head, (heads.get(head) ?? 0) + 1);
      const name = words.map(({ text }) => text).join(' ');
      const key = [...words.slice(0, -1).map(({ lower }) => lower), head].join(' ');
      const known = mentions.get(key);
      const early = at < EARLY_SENTENCES ? EARLY_BONUS : 0;
      // "Dishwasher shift, half the crew …": what stands alone before all else.
      const last = words.at(-1);
      const alone = at === 0 && last && tokens[tokens.indexOf(last) + 1]?.lower === ',' ? EARLY_BONUS : 0;
      if (known) known.count += 1;
      else mentions.set(key, { name, head, count: 1, bonus: early + alone });
    }
  }
  const isDoing = ({ name, head }: Mention): boolean => name.includes(' ') || namesAct(head);
  const scoreOf = ({ head, name, count, bonus }: Mention): number => {
    const isAct = isActNoun(head);
    const isCompound = name.includes(' ') && count > 1;
    return (heads.get(head) ?? 0) + (isAct ? ACT_BONUS : 0) + bonus + (isCompound ? count * COMPOUND_BONUS : 0);
  };
  const ranked = [...mentions.values()]
    // "Handling" alone says nothing.
    .filter((mention) => scoreOf(mention) >= LEAST_SCORE && !/^\p{L}+ing$/u.test(mention.name))
    .sort((one, other) => scoreOf(other) - scoreOf(one));
  const [best] = ranked;
  if (!best) return null;
  if (isDoing(best)) return titleFrom(best.name) || null;
  const done = orderAbout(best.head, steps);
  if (done) return titleFrom(done) || null;
  // A thing says too little of what is done, so that what is done comes first even where it is named less often.
  const act = ranked.find((mention) => isDoing(mention) && !isAdjective(mention.head));
  if (act) return titleFrom(act.name) || null;
  const [noun] = tokenise(best.name);
  const thing = noun && isPlural(noun) ? best.name : `the ${best.name}`;
  return (heads.get(best.head) ?? 0) >= OFTEN ? titleFrom(`handling ${thing.toLowerCase()}`) || null : null;
}

/** "inspection", "intake", "handover": of shorter nouns for acts most are things as well, such as "slip" and "press". */
function namesAct(noun: string): boolean {
  return isActNoun(noun) && /(?:ing|[st]ion|ment|al|a[gn]ce|ence|age|ure|ery|over|out|up|off|take|down)$/u.test(noun);
}

/** "Inspect the ladder" of "Inspect the ladder: stiles straight, …": a single word says too little of what is done. */
function orderAbout(head: string, steps: readonly string[]): string | null {
  for (const step of steps) {
    const tokens = tokenise(step);
    const at = Words.DETERMINERS.has(tokens[1]?.lower ?? '') ? 2 : 1;
    if (SAYS_LITTLE.test(tokens[0]?.lower ?? '') || SAYS_ALL.test(step)) continue;
    if (singularOf(tokens[at]?.lower ?? '') === head && orderCertainty(tokens, 0) >= 2)
      return textOf(step, tokens.slice(0, at + 1));
  }
  return null;
}

/** The names of things in a sentence: nouns that stand together, and the -ing of a verb with what it is done to. */
function namesIn(tokens: readonly Token[]): Token[][] {
  const names: Token[][] = [];
  let open: Token[] = [];
  const close = (): void => {
    const [first] = open;
    const before = first && tokens[tokens.indexOf(first) - 1];
    const isTold = before && TIME_OF_ACT.test(before.lower) && isActNoun(open.at(-1)?.lower ?? '');
    if (first) names.push([...(isTold ? [before] : []), ...open].slice(-MAX_NAME_WORDS));
    open = [];
  };
  for (const [at, token] of tokens.entries()) {
    const before = tokens[at - 1];
    // "the sales director": whoever does it is not what it is about.
    if (token.kind === 'word' && isPersonNoun(token.lower)) open = [];
    else if (isThing(token) && isNounHere(token, before, tokens[at + 1])) open.push(token);
    else close();
  }
  close();
  return names;
}

/** Whether a word that can be a verb, too, is a noun where it stands. */
function isNounHere({ lower }: Token, before: Token | undefined, next: Token | undefined): boolean {
  const forms = verbReadings(lower);
  const isAfterNoun = before !== undefined && before.kind === 'word' && (isThing(before) || isAdjective(before.lower));
  const isAfterDeterminer = before !== undefined && Words.DETERMINERS.has(before.lower);
  if (before && isBeforeVerb(before)) return false;
  if (forms.some(({ form }) => form === 'ing')) return isAfterDeterminer || isAfterNoun || next?.lower === 'of';
  const isMostlyVerb = forms.some(({ lemma }) => verbShare(lemma) > 0.5);
  const isThird = forms.some(({ form }) => form === 's');
  if (isMostlyVerb) return isAfterDeterminer || (isAfterNoun && !isThird);
  return true;
}

/** "to check", "we check", "must check": a noun that is a verb here. */
function isBeforeVerb({ lower }: Token): boolean {
  return (
    lower === 'to' ||
    Words.SUBJECT_PRONOUNS.has(lower) ||
    Words.MODALS.has(lower) ||
    Words.DO.has(lower) ||
    Words.BE.has(lower)
  );
}

function isThing({ kind, lower, text }: Token): boolean {
  if (kind !== 'word' || lower.length < 3 || TIME.test(lower) || Words.isFunctionWord(lower)) return false;
  if (isPersonNoun(lower) || isInterjection(lower) || /^\p{Lu}+$/u.test(text)) return false;
  return isCommonNoun(lower) && !(isAdjective(lower) && !isActNoun(lower));
}
