import type { Clause } from './clause-form.js';
import * as Words from './lexicon/closed-classes.js';
import { isAdjective, readingOf } from './lexicon/words.js';
import { isCount, isGroup, isPerson, isPlural, namesNoPlace } from './noun-phrase.js';
import { type ClauseText, objectText } from './order.js';
import { isUnknownJob } from './role.js';
import { type Token, textOf } from './tokens.js';

/** A clause in which somebody, or a thing, does something. */
export type Active = Extract<Clause, { form: 'active' }>;

const GOES_WHERE = /^(?:in|into|on|onto|under|behind|between|inside|over)$/u;
const GOES_DOWN = /^(?:down|through)$/u;
const WHICH_WAY = /^(?:back|straight|directly)$/u;
const STAYS = /^(?:stay|remain)$/u;
const NOT_CARRIED =
  /^(?:refund|payment|credit|money|deposit|call|question|complaint|request|e-?mail|message|order|ticket|fee|charge|alert|alarm|report|invoice|bill|access|priority|responsibility)s?$/u;

/** What somebody does so that a thing "goes in the box", "goes to the manager", "gets a tag", "rests two hours". */
export function handlingOf(lemma: string, clause: Active, text: ClauseText): string | null {
  const { source, tokens, people } = text;
  const subject = tokens.slice(...clause.subject);
  // "only then the tag goes in": more than a thing.
  if (/^only$/u.test(subject[0]?.lower ?? '')) return null;
  const isThing =
    (!isPerson(subject, people) || /^(?:any|every)thing$/u.test(subject[0]?.lower ?? '')) &&
    !isGroup(subject) &&
    !/^(?:one|two|three|some|any|each) of (?:us|you)$/iu.test(textOf(source, subject)) &&
    !Words.SUBJECT_PRONOUNS.has(subject[0]?.lower ?? '');
  if (isPutSomewhere(lemma, clause, text)) return `put ${objectText(source, subject)}`;
  // "one goes to the tenant and the other in the safe": the verb is of both.
  // "one gets the defib, one calls 911": two people.
  const isOneOfSome = /^(?:one|some|half)$/iu.test(textOf(source, subject));
  if (isOneOfSome && /\bthe (?:others?|rest)\b|\bone \p{L}+s\b.*\bone \p{L}+s\b/iu.test(source)) return null;
  if (!isThing || Words.DEMONSTRATIVES.has(textOf(source, subject).toLowerCase())) return null;
  // "each week two samples go to the lab": where the time ends, nothing says.
  if (Words.PREPOSITIONS.has(subject[0]?.lower ?? '') || beginsWithPeriod(subject)) return null;
  const object = objectText(source, subject);
  // "goes straight into the tank", "goes back to the member"
  const isLed = lemma === 'go' && WHICH_WAY.test(tokens[clause.verb + 1]?.lower ?? '');
  const at = isLed ? clause.verb + 2 : clause.verb + 1;
  const next = tokens[at];
  const word = next?.lower ?? '';
  if (lemma === 'go' && clause.modal === null && word === 'to') {
    const target = tokens.slice(at + 1, at + 5);
    const isTaken = isPerson(target, people) || /^\p{Lu}\p{L}+$/u.test(target[0]?.text ?? '');
    if (isTaken) return `${tokens[at - 1]?.lower === 'back' ? 'give' : 'send'} ${object}`;
    // "the refund goes to the card": nothing that is carried.
    return NOT_CARRIED.test(subject.at(-1)?.lower ?? '') ? null : `take ${object}`;
  }
  const second = tokens[at + 1]?.lower ?? '';
  // "the show goes on until ten", "but the pump goes on": it is not over.
  const isContrasted = second === '' && /\bbut\s*$/iu.test(source.slice(0, tokens[clause.subject[0]]?.start ?? 0));
  const lastsOn = /^(?:until|till|for|as|without|while|anyway|regardless)$/u.test(second);
  const goesOn = word === 'on' && (isContrasted || lastsOn);
  if (lemma === 'go' && goesOn) return null;
  if (
    (lemma === 'go' && (isLed ? /^(?:in|into|on|onto)$/u : GOES_WHERE).test(word)) ||
    (GOES_DOWN.test(word) && Words.DETERMINERS.has(second))
  )
    return `put ${object}`;
  const isOut = (word === 'out' && second === 'of') || (word === 'off' && Words.DETERMINERS.has(second));
  if (lemma === 'come' && clause.modal === null && isOut) return `take ${object}`;
  // "the money stays in the safe": it is left there.
  const isAt = Words.PREPOSITIONS.has(word) || Words.ADVERBS.has(word) || readingOf(word, 'participle') !== null;
  if (STAYS.test(lemma) && clause.modal === null && isAt && word !== 'put') return `leave ${object}`;
  if (
    (clause.auxiliary === null || clause.auxiliary[0] === clause.verb) &&
    lemma === 'get' &&
    (Words.ARTICLES.has(word) || Words.NUMBER_WORDS.has(word))
  ) {
    return isCausative(tokens.slice(clause.verb + 1)) ? null : `give ${object}`;
  }
  const lasts =
    (isCount(next) && !/^[<>]/u.test(next?.text ?? '')) || (word === 'for' && isCount(tokens[clause.verb + 2]));
  return lasts && Words.PASSING_VERBS.has(lemma) ? `let ${object} ${lemma}` : null;
}

/** "leftovers go home", "the clappers come off next": a word that nobody knows, and what only things do. */
export function isMovedThing(subject: readonly Token[], lemma: string, next: Token | undefined): boolean {
  const isMoved =
    /^(?:go|lie)$/u.test(lemma) ||
    (/^(?:come|fall)$/u.test(lemma) && /^(?:off|out|apart|loose|down|away)$/u.test(next?.lower ?? ''));
  // "clappers come off next": the dictionary takes them for people, who would come off something.
  const isThing =
    isMoved && /^(?:off|out|apart|loose)$/u.test(next?.lower ?? '') && !Words.DETERMINERS.has(subject[0]?.lower ?? '');
  return (
    isMoved &&
    subject.length > 0 &&
    subject.length <= 2 &&
    (isUnknownJob(subject) || (isThing && subject.some(isPlural)))
  );
}

/** "each week two samples", "every Monday the bins" */
function beginsWithPeriod([first, unit, ...more]: readonly Token[]): boolean {
  const isPeriod = /^(?:day|week|month|year|shift|morning|evening|night|(?:mon|tues|wednes|thurs|fri|satur|sun)day)$/u;
  return more.length > 0 && /^(?:each|every)$/u.test(first?.lower ?? '') && isPeriod.test(unit?.lower ?? '');
}

/** "it goes on the board", and "they go in the bin" where nobody is spoken of; not "it goes on". */
function isPutSomewhere(lemma: string, clause: Active, { tokens, lastRole }: ClauseText): boolean {
  const subject = tokens.slice(...clause.subject);
  const [word = '', second = '', third = ''] = tokens.slice(clause.verb + 1, clause.verb + 4).map(({ lower }) => lower);
  const isIt = subject.length === 1 && /^(?:it|they)$/u.test(subject[0]?.lower ?? '');
  const isThing = subject[0]?.lower === 'it' || lastRole === null || !/s$/iu.test(lastRole);
  const hasPlace = GOES_WHERE.test(word) && Words.DETERMINERS.has(second) && !namesNoPlace(third);
  return isIt && isThing && lemma === 'go' && clause.auxiliary === null && hasPlace;
}

/** "gets the plate written down": somebody has it done. */
function isCausative(all: readonly Token[]): boolean {
  // "gets a sticker once it is counted": the clause after it says when.
  const inner = all.findIndex(({ lower }) => Words.CONDITION_WORDS.has(lower));
  const tail = inner < 0 ? all : all.slice(0, inner);
  return tail.some(({ lower }, at) => {
    const next = tail[at + 1];
    const isLast =
      !next || next.kind === 'sign' || Words.PARTICLES.has(next.lower) || Words.PREPOSITIONS.has(next.lower);
    return at > 1 && isLast && readingOf(lower, 'participle') !== null && !isAdjective(lower);
  });
}

/** "gets the trays from the store", "gets the room ready": what somebody does. */
const FETCHED = /\b(?:from|out|in|off|down|up|back|ready|to|going|started|together)\b/iu;
/** "gets the seals | and hands them over": whoever does something with it has fetched it. */
const DONE_WITH_IT = /^\s+and (?:then )?\p{L}+ (?:it|them)\b/iu;

/** Whether somebody who gets something goes for it, and is not given it. @param got what follows the verb @param then what follows the clause */
export function isFetched(got: string, then: string): boolean {
  return FETCHED.test(got) || DONE_WITH_IT.test(then);
}
