import { capitalise } from '../text/words.js';
import * as Words from './lexicon/closed-classes.js';
import {
  isAdjective,
  isCommonNoun,
  isComparative,
  isGroupNoun,
  isNoun,
  isPersonNoun,
  isThirdPerson,
  readingOf,
  singularOf,
} from './lexicon/words.js';
import { isCount, isGroup, isPerson, isToldApart, upToPreposition } from './noun-phrase.js';
import { TITLE } from './people.js';
import { type Token, textOf } from './tokens.js';

/** Words before a role that are no part of its name. */
const BEFORE_ROLE =
  /^(?:the|an?|my|your|his|her|our|their|every|each|any|this|that|these|those|one|two|three|four|then|only|both|or|and|all|at|least|same|other|another)$/u;
/** How words end that name whoever does something. */
const JOB_ENDING = /(?:(?<!ov)er|or|ist|ian|ant|ent|ee|eur|man|woman|ster)s?$/u;
/** How long "who found the resident" may be, in words, that a role is told by. */
export const MAX_RELATIVE = 6;
/** How long "the one who feeds the dogs at night" may be, in words. */
const MAX_TOLD_APART = 8;
/** Words that stand for somebody without saying whom. */
const NOBODY = /^(?:same|others?|one|ones|more|both|each|all|two|three|several|few|rest)$/u;
const QUESTION_WORD = /^(?:what|which|when|where|why|how)$/u;
/** People for whom the work is done, or who cannot be told to do it. */
const OUTSIDER =
  /\b(?:customer|client|patient|guest|visitor|candidate|applicant|vendor|supplier|user|student|pupil|child|children|kid|tenant|resident|caller|buyer|seller|donor|starter|hire|employee|joiner|parent|member|passenger|owner|patron|attendee|participant|delegate|borrower|shopper|diner|claimant|bidder|recipient|relative|subscriber|renter|hirer|party|parties|people|person|somebody|someone|anybody|anyone|everybody|everyone|whoever|both)s?\b/iu;

/** "Stock count (pharmacy wholesaler)" */
const COMPANY = /\b(?:wholesal|retail|distribut|manufactur|cater|export|import|publish|provid|deal)[eo]rs?$/iu;

/** Who comes, calls or asks first brings the work to others. */
export const BRINGS_WORK =
  /^(?:report|arrive|come|call|ring|phone|bring|hand|deliver|ask|tell|inform|notify|request|submit|apply|order|send|e-?mail)\b/iu;

/** Whether a role is a person for whom the work is done, not one who does it. */
export function isOutsider(role: string): boolean {
  const name = role.replace(/\s*\([^)]*\)$/u, '');
  const last = name.split(' ').at(-1)?.toLowerCase() ?? '';
  // "student nurse", "customer service agent": whoever works for or with them.
  const isWorker =
    name.includes(' ') && isPersonNoun(last) && !OUTSIDER.test(last) && !/\b(?:of|and|or|who)\b/iu.test(name);
  return !isWorker && OUTSIDER.test(role);
}

/** Whether a name is that of a trade, and of nobody who does the work there. */
export function isCompany(name: string): boolean {
  return COMPANY.test(name);
}

/**
 * A role as a list of roles names it: without article, without what is said about it. Null where the words name nobody.
 * @param people names that the request uses for people
 */
export function roleOf(source: string, subject: readonly Token[], people: ReadonlySet<string>): string | null {
  // "it locks itself": no department.
  if (subject.length === 1 && /^it$/iu.test(subject[0]?.text ?? '') && subject[0]?.text !== 'IT') return null;
  // "The same goes for boats": nobody.
  if (subject.at(-1)?.lower === 'same' && subject.length <= 2) return null;
  // "whatever is found": a thing.
  if (/^(?:whatever|whichever)$/u.test(subject[0]?.lower ?? '')) return null;
  const apart = subject.findIndex((_, at) => isToldApart(subject, at));
  const isOneOf = subject[0]?.lower === 'one' && subject[1]?.lower === 'of' && isPerson(subject.slice(2), people);
  if (isOneOf) return capitalise(textOf(source, subject));
  // "two of the guys": how many of them is no part of their name.
  if (isCountOf(subject) && isPerson(subject.slice(2), people)) return roleOf(source, subject.slice(2), people);
  if (apart >= 0 && subject.length <= MAX_TOLD_APART) {
    // "The last one out", "Whoever …": the words themselves are the name.
    const from =
      subject[0] && Words.ARTICLES.has(subject[0].lower) && /^(?:first|last|next)$/u.test(subject[1]?.lower ?? '')
        ? 1
        : 0;
    return capitalise(textOf(source, subject.slice(from)));
  }
  const [place] = subject;
  const isAfterFigure =
    place !== undefined && /^(?:above|below|over|under|until|up|after|before|from|at)$/u.test(place.lower);
  // "above 500 Karin": whoever stands last.
  // "anything over 150 Leila", "anything more Mr Hall"
  const isAfterAmount = subject.length > 2 && subject.at(-2)?.kind === 'number';
  const isAfterThing = /^(?:any|every|some)thing$/u.test(place?.lower ?? '');
  const named =
    (isAfterFigure || isAfterAmount || isAfterThing) && people.has(subject.at(-1)?.text ?? '')
      ? subject.slice(TITLE.test(subject.at(-2)?.lower ?? '') ? -2 : -1)
      : subject.slice(roleStart(subject));
  const to = named.findIndex(
    ({ lower, kind, text }, at) =>
      at > 0 && (Words.RELATIVES.has(lower) || kind === 'bracketed' || text === ',' || /^(?:to|per)$/u.test(lower)),
  );
  const isTold =
    named[to]?.lower === 'who' &&
    named.length - to <= MAX_RELATIVE &&
    !named.some(({ kind }) => kind === 'sign') &&
    // "an incident lead who doesn't touch the keyboard": what somebody does not do is no name.
    !/(?:n['’]t|^not|^never|^no)$/u.test(named[to + 1]?.lower ?? '');
  const name = named.slice(0, to > 0 && !isTold ? to : named.length);
  const text = textOf(source, name);
  // "broken the lead": the end of a list and somebody.
  if (
    name.some(
      ({ lower }, at) =>
        at > 0 &&
        apart < 0 &&
        !named.some((one) => Words.RELATIVES.has(one.lower) || /^wh\p{L}+$/u.test(one.lower)) &&
        /^(?:the|an)$/u.test(lower) &&
        !/^(?:of|in|at|on|for|from|and|or|to|with)$/u.test(name[at - 1]?.lower ?? ''),
    )
  )
    return null;
  // "three times not done and the club": more than a name.
  if (!isTold && apart < 0 && name.some(({ lower }) => /^(?:not|never)$/u.test(lower))) return null;
  if (text === '' || isAmount(name) || !isSomebody(name, people) || holdsThing(name, people)) return null;
  if (!isWholeName(name, people)) return null;
  const last = name.at(-1);
  const next = named[to];
  if (to > 0 && next?.kind === 'bracketed' && people.has(next.text.slice(1, -1)))
    return capitalise(`${text} ${next.text}`);
  const titled = name.findIndex(({ lower }, at) => at > 0 && TITLE.test(lower));
  // "technician Herr Vogt"
  if (titled > 0 && people.has(last?.text ?? '') && isPersonNoun(name[titled - 1]?.lower ?? ''))
    return capitalise(`${textOf(source, name.slice(0, titled))} (${textOf(source, name.slice(titled))})`);
  const isNamed =
    last !== undefined && name.length > 1 && people.has(last.text) && isPersonNoun(name.at(-2)?.lower ?? '');
  return capitalise(isNamed ? `${textOf(source, name.slice(0, -1))} (${last.text})` : text);
}

/** "in private", "what I tell my guys", "persons or", "somebody hasn't" and "hood filters" name nobody. */
function isWholeName(name: readonly Token[], people: ReadonlySet<string>): boolean {
  const first = name.find(({ lower }) => !Words.ADVERBS.has(lower) && !lower.endsWith('ly')) ?? name[0];
  const last = name.at(-1);
  if (!first || !last) return false;
  const beginsElse =
    Words.PREPOSITIONS.has(first.lower) || Words.COORDINATORS.has(first.lower) || QUESTION_WORD.test(first.lower);
  const isCut =
    Words.COORDINATORS.has(last.lower) ||
    Words.ARTICLES.has(last.lower) ||
    Words.isAuxiliary(last.lower) ||
    /n['’]t$/u.test(last.lower) ||
    // "chief writes": who and what.
    (name.length > 1 && isThirdPerson(last.lower) && !isNoun(last.lower) && !people.has(last.text));
  // "banking mon + thu by Gaz never same", "no chemists"
  const holdsRelative = name.some(({ lower }) => Words.RELATIVES.has(lower));
  const isTold = name.some(
    ({ lower, text }, at) =>
      at > 0 &&
      ((/^[+=&/]$/u.test(text) && !isSomebody(name.slice(0, at), people)) ||
        (/^(?:never|always)$/u.test(lower) && !holdsRelative)),
  );
  const isNone = /^(?:no|not|without|never)$/u.test(first.lower);
  return !beginsElse && !isCut && !isTold && !isNone && !isThingOfJob(name, people);
}

/** "hood filters", "waiter call buttons": a thing that is named after somebody. */
function isThingOfJob(name: readonly Token[], people: ReadonlySet<string>): boolean {
  // "whoever picks up", "the guard who locks"
  if (name.some(({ lower }) => lower === 'whoever' || Words.RELATIVES.has(lower))) return false;
  const head = upToPreposition(name).at(-1);
  if (head?.kind !== 'word' || name.length < 2 || isGroup(name) || people.has(head.text)) return false;
  const one = singularOf(head.lower);
  return one !== head.lower && isCommonNoun(one) && !isPersonNoun(one) && !isGroupNoun(one) && !NOBODY.test(head.lower);
}

/** "playlist": a list, and none of those who play. */
function isList(word: string): boolean {
  const of = /^(\p{L}{3,})lists?$/u.exec(word)?.[1] ?? '';
  return of !== '' && (isNoun(of) || readingOf(of, 'base') !== null);
}

function isCountOf([count, of]: readonly Token[]): boolean {
  return of?.lower === 'of' && (isCount(count) || /^(?:some|any|all|both|each|most|half)$/u.test(count?.lower ?? ''));
}

/** "People", "Both": how many do it, and not who. */
export function isAnybody(role: string): boolean {
  return /^(?:people|persons?|anybody|anyone|somebody|someone|both|all|each)$/iu.test(role);
}

/** "bin not more than three" of "… three quarters full" */
export function isAmount(name: readonly Token[]): boolean {
  const isCounted = name.length > 1 && Words.NUMBER_WORDS.has(name.at(-1)?.lower ?? '');
  return isCounted || name.some(({ lower }) => lower === 'than');
}

/** "heads and tickets": one of those that "and" joins is a thing, so that none of them is somebody. */
export function holdsThing(name: readonly Token[], people: ReadonlySet<string>): boolean {
  const joined = upToPreposition(name);
  const at = joined.findIndex(({ lower }) => Words.COORDINATORS.has(lower));
  if (at <= 0 || joined.some((_, index) => isToldApart(joined, index))) return false;
  return [joined.slice(0, at), joined.slice(at + 1)].some((side) => {
    const head = side.at(-1);
    const isThing = head?.kind === 'word' && isCommonNoun(head.lower) && !isPersonNoun(head.lower);
    return isThing && !isGroup(side) && !people.has(head.text);
  });
}

/** Where the name begins: after the article, also of "on the ward a nurse". */
export function roleStart(subject: readonly Token[]): number {
  const adverbs = subject.findIndex(({ lower }) => !Words.ADVERBS.has(lower));
  const isAfterPlace = Words.PREPOSITIONS.has(subject[Math.max(0, adverbs)]?.lower ?? '');
  const article = subject.findLastIndex(({ lower }) => Words.ARTICLES.has(lower));
  // "[after] 30 min the manager"
  const start = (isAfterPlace || subject[0]?.kind === 'number') && article > 1 ? article : 0;
  const from = subject.findIndex(
    ({ lower }, at) => at >= start && (at === subject.length - 1 || !BEFORE_ROLE.test(lower)),
  );
  return Math.max(0, from);
}

/** A person, a part of the organization, or a word that no dictionary knows and that may be a job. */
function isSomebody(name: readonly Token[], people: ReadonlySet<string>): boolean {
  // "teams call": a program.
  if (name.length === 1 && name[0]?.lower === 'teams') return false;
  if (isPerson(name, people) || isGroup(name)) return true;
  const head = name.findLast(({ kind }) => kind === 'word');
  if (!head || name.length > 3) return false;
  const word = head.lower;
  if (NOBODY.test(word)) return false;
  if (isGroupNoun(word)) return true;
  const isKnown = isCommonNoun(word) || isNoun(word) || isAdjective(singularOf(word)) || Words.isFunctionWord(word);
  return !isKnown && !isComparative(word) && !isList(word) && (JOB_ENDING.test(word) || /^\p{Lu}/u.test(head.text));
}

/** "the climber": a word that no dictionary knows and that ends as jobs do. */
export function isUnknownJob(phrase: readonly Token[]): boolean {
  const head = phrase.at(-1);
  return (
    head?.kind === 'word' &&
    JOB_ENDING.test(head.lower) &&
    !isNoun(head.lower) &&
    !isAdjective(head.lower) &&
    !isComparative(head.lower)
  );
}

/** "volunteer | coordinator", and no "warden | leads": whether the word after somebody's job is a part of its name. */
export function continuesJob(word: string): boolean {
  return isPersonNoun(word) && readingOf(word, 's') === null;
}
