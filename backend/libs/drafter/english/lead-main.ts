import { readClause } from './clause.js';
import type { Clause, Span } from './clause-form.js';
import { orderCertainty } from './imperative.js';
import { isMeasured } from './lead-length.js';
import * as Words from './lexicon/closed-classes.js';
import { isAdjective, isCommonNoun, isNoun, isPhrasal, readingOf, verbReadings, verbShare } from './lexicon/words.js';
import { isCount, isGroup, isPerson, isPlural } from './noun-phrase.js';
import type { Token } from './tokens.js';

/** What a sentence begins with. */
export type LeadKind =
  /** "if it is red", "after the last cow" */
  | 'clause'
  /** "on the 19th", "at closing" */
  | 'time'
  /** "without a tick on the card": only certain before a pronoun */
  | 'open';

/** What things do, after which nothing has to follow: "if the test fails | call Bob". */
export const HAPPENS =
  /^(?:fails|breaks|rings|beeps|sounds|flashes|blinks|stops|leaks|jams|trips|arrives|starts|happens|occurs|drops|rises|falls|expires|freezes|crashes|overheats|bounces|bursts|floods|faints|collapses|vomits|matches|agrees)$/u;
/** What stands for an object, so that the next verb is another clause: "if they ordered the wrong one | offer …". */
export const OBJECT_END = /^(?:ones?|it|them|him|her|us|me|anything|everything|nothing|something|anyone|someone)$/u;
/** What makes a state of an adjective: "if the skin gets red". */
const COPULA = /^(?:gets?|goes|turns?|looks?|feels?|smells?|seems?|stays?|becomes?|runs?)$/u;

/** "if the joint is loose | stop there": a state is complete, and an order follows it. */
export function isOrderAfterState(tokens: readonly Token[], at: number, kind: LeadKind): boolean {
  const before = tokens[at - 1]?.lower ?? '';
  const isState =
    tokens
      .slice(1, at)
      .some(({ lower }) => Words.BE.has(lower) || COPULA.test(lower) || /^(?:is|are)n'?t$|'(?:s|re)$/u.test(lower)) &&
    (isAdjective(before) || readingOf(before, 'participle') !== null || isFigure(tokens, at - 1)) &&
    // "if the customer gets a new | bat", "if she is on sick | leave"
    !Words.DETERMINERS.has(tokens[at - 2]?.lower ?? '') &&
    !(isAdjective(before) && Words.PREPOSITIONS.has(tokens[at - 2]?.lower ?? ''));
  // "when you're done | empty the tray"
  if (kind === 'clause' && isState && /^(?:done|finished|ready)$/u.test(before) && orderCertainty(tokens, at) === 3)
    return true;
  const isMeasure = kind === 'time' && /^(?:below|above|over|under)$/u.test(tokens[0]?.lower ?? '');
  return (
    (isMeasure ||
      (kind === 'clause' &&
        (isState ||
          isWholeCondition(tokens, at) ||
          isMeasured(tokens.slice(1, at)) ||
          HAPPENS.test(before) ||
          (before === 'again' && HAPPENS.test(tokens[at - 2]?.lower ?? '')) ||
          OBJECT_END.test(before) ||
          isPhrasalEnd(tokens, at)))) &&
    orderCertainty(tokens, at) >= 2 &&
    verbShare(readingOf(tokens[at]?.lower ?? '', 'base')?.lemma ?? '') >= 0.5
  );
}

/** "it's down to 65 | add scent" */
function isFigure(tokens: readonly Token[], at: number): boolean {
  return tokens[at]?.kind === 'number' && /^(?:to|at|below|above|under|over)$/u.test(tokens[at - 1]?.lower ?? '');
}

/** Conditions that end in a thing, so that an order follows them. */
function isWholeCondition(tokens: readonly Token[], at: number): boolean {
  const [first, second] = [tokens[1]?.lower ?? '', tokens[2]?.lower ?? ''];
  const before = tokens[at - 1];
  // "if it is a metal key (rooms 1-4) | tell maintenance"
  if (before?.kind === 'bracketed') return true;
  if (isDeniedEnd(tokens, at)) return true;
  // "if it won't light after 3 tries | stop"
  if (
    isCount(tokens[at - 2]) &&
    /^(?:tries|times|attempts?|minutes?|mins?|hours?|days?|rings|goes)$/u.test(before?.lower ?? '')
  )
    return true;
  if (!isNoun(before?.lower ?? '')) return false;
  // "if there is a dent | call Lisa"
  if (/^there(?:'s)?$/u.test(first)) return at > 3 && isObjectStart(tokens[at + 1]);
  // "if out of range | call Ada"
  if (first === 'out' && second === 'of') return at > 3;
  // "if we have 3+ copies | send one on"
  const isHaving = /^(?:we|you|they|i)$/u.test(first) && Words.HAVE.has(second);
  return isHaving && verbShare(readingOf(tokens[at]?.lower ?? '', 'base')?.lemma ?? '') >= 0.8;
}

/** "if that doesn't help | call Ana", "if nobody is there | ring", "if you can't reach Bob | text him" */
function isDeniedEnd(tokens: readonly Token[], at: number): boolean {
  const [verb, object] = [tokens[at - 1], tokens[at - 2]];
  const isDenied = (token: Token | undefined): boolean => /n't$|^not$/u.test(token?.lower ?? '');
  const isVerb = (token: Token | undefined): boolean => readingOf(token?.lower ?? '', 'base') !== null;
  // "if it happens by accident | tell finance"
  if (object?.lower === 'by' && /^(?:accident|mistake|chance)$/u.test(verb?.lower ?? '')) return true;
  if (isDenied(object) && (isVerb(verb) || /^(?:there|here|in|back|up|down|off|on)$/u.test(verb?.lower ?? '')))
    return true;
  return isDenied(tokens[at - 3]) && isVerb(object) && /^\p{Lu}/u.test(verb?.text ?? '');
}

/** What an order is done to: "the manager", "them", "Lisa". */
function isObjectStart(token: Token | undefined): boolean {
  if (!token) return false;
  return (
    Words.DETERMINERS.has(token.lower) || Words.OBJECT_PRONOUNS.has(token.lower) || /^\p{Lu}\p{Ll}/u.test(token.text)
  );
}

/** "if nobody picks up | go and knock" */
function isPhrasalEnd(tokens: readonly Token[], at: number): boolean {
  const verb = readingOf(tokens[at - 2]?.lower ?? '', 's', 'base');
  return (
    verb !== null &&
    Words.PARTICLES.has(tokens[at - 1]?.lower ?? '') &&
    isPhrasal(verb.lemma, tokens[at - 1]?.lower ?? '')
  );
}

/** "the job stops and the office is told" */
function tellsWhatHappens(rest: readonly Token[]): boolean {
  const verb = upToSign(rest).findIndex(({ lower }, at) => at > 1 && at < 4 && HAPPENS.test(lower));
  return verb > 0 && /^(?:and|but|)$/u.test(rest[verb + 1]?.lower ?? '');
}

/** Whether the tokens begin the main clause of the sentence. */
export function isMain(rest: readonly Token[], kind: LeadKind, people: ReadonlySet<string>): boolean {
  const first = rest[0]?.lower ?? '';
  const clause = clauseOf(upToSign(rest), people);
  // "you politely move them back"
  const isHow = /^(?:you|we|i|they)$/u.test(first) && /ly$/u.test(rest[1]?.lower ?? '');
  if (isHow && readingOf(rest[2]?.lower ?? '', 'base') !== null) return true;
  if (
    /^(?:(?:you|we|i|they|he|she)(?:'(?:ll|ve))?|everything|everybody|everyone|any(?:body|one)|whoever)$/u.test(first)
  )
    return /^(?:active|state|passive)$/u.test(clause.form);
  if (kind === 'open') return false;
  // "when it turns out that a parcel never arrived"
  const isPast = verbReadings(rest[1]?.lower ?? '').some(({ form }) => form === 'past');
  if (first === 'never' && isPast && readingOf(rest[1]?.lower ?? '', 'base') === null) return false;
  if (/^(?:don't|never|nobody|no-one)$/u.test(first)) return true;
  // "if it goes red | no color"
  if (kind === 'clause' && first === 'no' && upToSign(rest).length <= 3) return true;
  // "when you get there | you ask": a place
  const isPlace = first === 'there' && !Words.BE.has(rest[1]?.lower ?? '') && !Words.MODALS.has(rest[1]?.lower ?? '');
  if (kind === 'clause' && !isPlace && /^(?:there's|there|it's|that's)$/u.test(first)) return true;
  // "if a box is warmer than 7 °C | it is refused"
  if (kind === 'clause' && first === 'it' && clause.form === 'passive')
    return clause.subject[1] === clause.subject[0] + 1;
  if (clause.form === 'imperative' && orderCertainty(rest, 0) === 3) {
    if (isObjectBeforeMain(rest, people)) return false;
    // "every Monday | water the plants"
    if (kind === 'time' && Words.ARTICLES.has(rest[1]?.lower ?? '')) return true;
    return verbShare(readingOf(first, 'base')?.lemma ?? first) >= (kind === 'clause' ? 0.4 : 0.3);
  }
  // "at night | unscrew tips"
  if (kind === 'time' && clause.form === 'imperative' && orderCertainty(rest, 0) === 2)
    return verbShare(readingOf(first, 'base')?.lemma ?? first) >= 0.8;
  if (kind === 'clause' && Words.ARTICLES.has(first) && tellsWhatHappens(rest)) return true;
  // "from Monday | every driver has to log out", "after the game | both captains sign"
  if (Words.ARTICLES.has(first) || first === 'both' || (kind === 'time' && /^(?:every|each|all)$/u.test(first))) {
    // "shows | a red light he restarts it"
    const others = 'subject' in clause ? rest.slice(...clause.subject).slice(1) : [];
    // "blow | the whistle three times everybody comes in"
    if (others.some(isSomebodyElse) || isCount(others.at(-1))) return false;
    // "claim | the same bid the auctioneer reopens it"
    if (others.length === 1 && others[0]?.lower === 'same') return false;
    const isState = clause.form === 'state' && clause.modal !== null;
    return (
      (isState || clause.form === 'passive' || clause.form === 'active') &&
      !holdsTwoPhrases(rest.slice(...clause.subject))
    );
  }
  // "if it is under two feet | showers are cut"
  if (kind === 'clause' && clause.form === 'passive' && clause.subject[0] === 0 && clause.subject[1] === 1 && rest[0])
    return isPlural(rest[0]) && isCommonNoun(rest[0].lower);
  // "customer gets a new one": it is the verb itself.
  const isPlain = clause.form === 'active' && (!clause.auxiliary || clause.auxiliary[0] === clause.verb);
  return isPlain && isShortSomebody(rest, clause.subject, people);
}

/** "the house it is checked", "the whistle everybody comes": a subject of its own behind the first. */
function isSomebodyElse({ lower }: Token): boolean {
  return Words.SUBJECT_PRONOUNS.has(lower) || /^(?:every|some|any|no)(?:body|one)$/u.test(lower);
}

/** "[when someone hands in] notice | the manager forwards the letter": a noun that looks like an order. */
function isObjectBeforeMain([first, ...rest]: readonly Token[], people: ReadonlySet<string>): boolean {
  if (!first || !isCommonNoun(first.lower) || /^(?:check|see)$/u.test(first.lower)) return false;
  const clause = Words.ARTICLES.has(rest[0]?.lower ?? '') ? clauseOf(upToSign(rest), people) : null;
  return clause?.form === 'active' && isPerson(rest.slice(...clause.subject), people);
}

/** "the courtroom | the clerk": the first of them still belongs to the condition. */
function holdsTwoPhrases(subject: readonly Token[]): boolean {
  return subject.some(({ lower }, at) => {
    const before = subject[at - 1];
    const isSecond = before !== undefined && Words.ARTICLES.has(lower);
    return (
      isSecond &&
      !Words.PREPOSITIONS.has(before.lower) &&
      !Words.COORDINATORS.has(before.lower) &&
      before.kind === 'word'
    );
  });
}

/** "QC stamps the card": one or two words that act. */
function isShortSomebody(tokens: readonly Token[], [start, end]: Span, people: ReadonlySet<string>): boolean {
  const subject = tokens.slice(start, end);
  if (subject.slice(1).some(({ lower }) => Words.SUBJECT_PRONOUNS.has(lower))) return false;
  return subject.length <= 2 && (isPerson(subject, people) || isGroup(subject));
}

/** What a part of a sentence is by itself. */
export function clauseOf(tokens: readonly Token[], people: ReadonlySet<string>): Clause {
  return readClause(tokens, { people, previous: null }).clause;
}

/** The tokens up to the first comma, semicolon or colon. */
export function upToSign(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex(({ kind, text }) => kind === 'sign' && /^[,;:]$/u.test(text));
  return at < 0 ? tokens : tokens.slice(0, at);
}
