import { lowerFirst } from '../text/words.js';
import { businessTopic, SAYS_LITTLE } from './business-topic.js';
import { tellsWhatHappened } from './chatter.js';
import { readClause } from './clause.js';
import type { Clause } from './clause-form.js';
import * as Words from './lexicon/closed-classes.js';
import { isActNoun, isNoun, isPersonNoun, readingOf } from './lexicon/words.js';
import { isPerson, isPlural, upToPreposition } from './noun-phrase.js';
import { isOutsider } from './role.js';
import { type Token, textOf, tokenise } from './tokens.js';
import { NO_HEAD, NO_TITLE, withoutLeadingFillers } from './topic.js';

const BREW_DAY =
  /^(?:(?:on|for)|(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|today|tomorrow) (?:is|are)) (?:the |our )?(?!the )((?:\p{L}+ ){1,2}(?:days?|nights?|mornings?))\b/iu;
/** A request in so few words is a name. */
const MAX_BARE_WORDS = 6;
const MAX_SUBJECT_WORDS = 6;
const MAX_FOR_WORDS = 3;
/** "Please note that …", "From Monday …", "At our garage, …": what stands before the subject. */
const NOTICE = /^(?:please )?(?:note|remember|be aware|be advised) that /iu;
const FROM_WHEN =
  /^(?:from|starting|as of|with effect from) (?:next )?(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|today|tomorrow|now|next week|next month)(?: on(?:wards)?)?,? (?=\p{L})/iu;
const AT_PLACE = /^(?:at|in|on) (?:our|my) (?:\p{L}+ ){0,2}\p{L}+(?:, (?=\p{L})| (?=we ))/iu;
const ALL_OF = /^all (?:the |our )?(?=\p{L}+ \p{L})/iu;
const SPEAKER = /^(?:i|we|you)(?:['’](?:ll|m|ve|d|re))?$/u;
/** "Nothing leaves the yard before …" */
const INDEFINITE = /^(?:no|every|some|any)(?:thing|one|body)$|^(?:none|all|each|both|most|no-one|nowhere)$/u;

/**
 * What is named at the beginning of a text that announces nothing: "Payroll for hourly staff closes on the 20th".
 * @param isWhole whether the sentence is the whole request: a thing alone says what it is about then
 */
export function subjectTopic(sentence: string, people: ReadonlySet<string>, isWhole: boolean): string | null {
  const text = withoutLeadingFillers(sentence)
    .replace(NOTICE, '')
    .replace(FROM_WHEN, '')
    .replace(AT_PLACE, '')
    .replace(ALL_OF, '');
  if (tellsWhatHappened(text)) return null;
  const tokens = tokenise(text);
  const { clause } = readClause(tokens, { people, previous: null });
  const day = BREW_DAY.exec(text)?.[1];
  if (day) return day;
  const act = actAt(tokens);
  if (act) return textOf(text, act);
  if (!('subject' in clause) || clause.subject[0] !== 0) return null;
  const business = isWhole ? null : businessTopic(clause, tokens, text);
  if (business) return business;
  const subject = withoutPlace(tokens.slice(...clause.subject));
  const [first] = subject;
  const isOther =
    !first ||
    subject.length > MAX_SUBJECT_WORDS ||
    // "first thing you check the oil"
    subject.some(({ lower }) => Words.SUBJECT_PRONOUNS.has(lower)) ||
    Words.PREPOSITIONS.has(first.lower) ||
    INDEFINITE.test(first.lower) ||
    NO_TITLE.test(text);
  // "Visitors to the plant must report …": whom the work is about.
  const isSomebody = isPerson(subject, people) && !isWhomItIsAbout(subject);
  if (isOther || isSomebody || subject.some(({ kind, lower }) => kind === 'sign' || Words.RELATIVES.has(lower)))
    return null;
  const name = text.slice(first.start, (spokenNoun(clause, tokens) ?? subject.at(-1))?.end);
  if (NO_HEAD.test(name)) return null;
  const nouns = subject.filter(({ lower }) => !Words.DETERMINERS.has(lower));
  // "gel nails removal" is all noun, whatever verb is seen in it.
  if (isWhole && nouns.length === 1 && subject.length === 1 && tokens.length <= MAX_BARE_WORDS) return null;
  // "Incoming calls must be answered": answering them. "Fire drills are held" names its act.
  const isDone = clause.form === 'passive' && !isWhole && nouns.length > 1 && !isActNoun(nouns.at(-1)?.lower ?? '');
  const done = isDone ? doingWith(clause, tokens, name) : null;
  if (done) return done;
  return isWhole || nouns.length > 1 || isActNoun(nouns[0]?.lower ?? '') ? name : doingWith(clause, tokens, name);
}

/** "boat engine checks I'll just tell you": before who speaks, what looks like a verb is the last noun of the name. */
function spokenNoun(clause: Clause, tokens: readonly Token[]): Token | null {
  if (clause.form !== 'active') return null;
  const verb = tokens[clause.verb];
  const isNounHere = verb !== undefined && isNoun(verb.lower) && readingOf(verb.lower, 's') !== null;
  return isNounHere && SPEAKER.test(tokens[clause.verb + 1]?.lower ?? '') ? verb : null;
}

/** "for the night audit I print …", "for our weekly order we count …": what the work is done for. */
function actAt([first, ...others]: readonly Token[]): readonly Token[] | null {
  if (first?.lower !== 'for') return null;
  const start = Words.DETERMINERS.has(others[0]?.lower ?? '') ? 1 : 0;
  const end = others.findIndex(
    ({ kind, lower }, at) => at >= start && (kind !== 'word' || Words.isFunctionWord(lower)),
  );
  const name = others.slice(start, end);
  const isCompound = start > 0 && name.length > 1 && isNoun(name.at(-1)?.lower ?? '');
  const isAct = name.length <= MAX_FOR_WORDS && (isCompound || isActNoun(name.at(-1)?.lower ?? ''));
  return isAct && !name.some(({ lower }) => isPersonNoun(lower)) ? name : null;
}

/** "the gate is opened by two porters": opening the gate. A thing alone says too little, and how it is says nothing. */
function doingWith(clause: Clause, tokens: readonly Token[], name: string): string | null {
  // "Payroll closes on the 20th" names its subject; "the parrot stays in the box" and "crates arrive" tell of things.
  const [first, second] = tokens;
  const isMass = first && second && clause.form === 'active' && !Words.DETERMINERS.has(first.lower) && !isPlural(first);
  if (clause.form !== 'passive' && clause.form !== 'reduced') return isMass ? name : null;
  const lemma = readingOf(tokens[clause.verb]?.lower ?? '', 'participle')?.lemma;
  // "is looked after twice a day"
  const next = tokens[clause.verb + 1]?.lower ?? '';
  const behind = tokens[clause.verb + 2]?.lower ?? '';
  const isStranded =
    /^(?:after|at|for)$/u.test(next) &&
    (/^(?:|once|twice|every|each)$/u.test(behind) || Words.FREQUENCY_ADVERBS.has(behind));
  const after = isStranded ? ` ${next}` : '';
  return lemma && !Words.MENTAL_VERBS.has(lemma) && !SAYS_LITTLE.test(lemma)
    ? `we ${lemma}${after} ${lowerFirst(name, new Set())}`
    : null;
}

/** "In our bakery the starter": where it is stands before what it is. */
function withoutPlace(subject: readonly Token[]): readonly Token[] {
  const isPlace = Words.PREPOSITIONS.has(subject[0]?.lower ?? '') && Words.DETERMINERS.has(subject[1]?.lower ?? '');
  const thing = isPlace ? subject.findIndex(({ lower }, at) => at > 2 && Words.DETERMINERS.has(lower)) : 0;
  return subject.slice(Math.max(0, thing));
}

function isWhomItIsAbout(subject: readonly Token[]): boolean {
  const head = upToPreposition(subject);
  const last = head.at(-1);
  return last !== undefined && head.length < subject.length && isPlural(last) && isOutsider(last.lower);
}
