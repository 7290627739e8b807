import * as Words from './lexicon/closed-classes.js';
import { isAdjective, isNoun, isPhrasal, readingOf } from './lexicon/words.js';
import type { Line } from './line.js';
import { isGroup } from './noun-phrase.js';
import { type Token, textOf } from './tokens.js';
import type { Voices } from './voices.js';

/** A clause of a sentence, ready to be written as an order. */
export interface ClauseText {
  /** The sentence. */
  source: string;
  /** Tokens of the part that holds the verb. */
  tokens: readonly Token[];
  /** Where the line ends in the sentence: later parts may belong to it. */
  end: number;
  people: ReadonlySet<string>;
  /** Whom "he", "she" or "they" means. */
  lastRole: string | null;
  /** Whom "I" and "you" mean, where two people divide the work. */
  voices: Voices | null;
}

/** An order made of a clause. */
export interface Order {
  kind: Extract<Line['kind'], 'step' | 'rule'>;
  text: string;
  role: string | null;
  /** Where or when, if that stands before who does it: "on the ward a nurse …". */
  when: string | null;
  /** How many must do it: "Two carers". */
  caution: string | null;
  /** What it is done to, for a clause that goes on without saying so. */
  object: string | null;
}

/** "they're", "skin's": the auxiliary is part of the word. */
const CONTRACTED = /['’](?:s|re)$/u;
const KEPT_ADVERB = /^(?:always|first|then|also|\p{L}{3,}ly)$/u;

/** Gives an order with nothing but its text, unless `about` says more. */
export function orderOf(text: string, about: Partial<Order> = {}): Order {
  return { kind: 'step', text, role: null, when: null, caution: null, object: null, ...about };
}

/** The adverbs between a subject and its verb that an order keeps. */
export function adverbsOf(auxiliary: readonly Token[]): string {
  const adverbs = auxiliary.filter(({ lower }) => KEPT_ADVERB.test(lower));
  return adverbs.map(({ text }) => `${text} `).join('');
}

/** Of the adverbs before an order only those that say how it is done: "slowly", but not "finally" or "basically". */
export function mannerOf(lead: readonly Token[]): string {
  const manner = lead.filter(({ lower }) => Words.MANNER_ADVERBS.has(lower));
  return manner.map(({ lower }) => `${lower} `).join('');
}

/** A subject as the object of an order. */
export function objectText(source: string, subject: readonly Token[]): string {
  const [first] = subject;
  const pronouns: Record<string, string> = { they: 'them', he: 'him', she: 'her', i: 'me', we: 'us' };
  const plain = (first?.lower ?? '').replace(CONTRACTED, '');
  const pronoun = subject.length === 1 ? pronouns[plain] : undefined;
  const text = textOf(source, subject).replace(CONTRACTED, '');
  return pronoun ?? (first && isCommonWord(first, source) ? text.charAt(0).toLowerCase() + text.slice(1) : text);
}

/** Whether a capital letter is only that of the beginning of a sentence. */
function isCommonWord(token: Token, source: string): boolean {
  if (!/^(?:\p{Lu}\p{Ll}*(?:-\p{Ll}+)*|What(?:ever)?['’]s)$/u.test(token.text) || token.text === 'I') return false;
  const { lower, start } = token;
  if (start === 0 || Words.DETERMINERS.has(lower) || Words.QUANTIFIERS.has(lower)) return true;
  // "afterwards Finance is informed": a capital letter in the middle of a clause is meant.
  if (/\p{L},?\s$/u.test(source.slice(0, start)) && isGroup([token])) return false;
  return isAdjective(lower) || lower.endsWith('s') || readingOf(lower, 'base', 's', 'ing', 'participle') !== null;
}

/** ", checks and registers" behind the first verb of a subject */
const LISTED_VERBS = /^(?:,\s\p{L}{3,}s)+,?\sand\s\p{L}{3,}s(?=\s)/iu;
const PHRASAL_AT_END = /^([^;:]*\sand\s)(\p{L}+s)\s(up|off|out|in|away|down|back|over)$/iu;
const THIRD = /\p{L}{3,}s(?!\p{L})/giu;

/** "emails or fills the form": a second verb of the same subject takes the form of the first, "email or fill the form". */
export function withSecondVerb(tail: string): string {
  // "receives, checks and registers samples"
  const [listed = ''] = LISTED_VERBS.exec(tail) ?? [];
  if (listed !== '' && (listed.match(THIRD) ?? []).every((verb) => readingOf(verb.toLowerCase(), 's')))
    return `${listed.replace(THIRD, (verb) => readingOf(verb.toLowerCase(), 's')?.lemma ?? verb)}${tail.slice(listed.length)}`;
  // "sets the alarm and locks up"
  const [phrasal, head = '', last = '', particle = ''] = PHRASAL_AT_END.exec(tail) ?? [];
  const lemma = phrasal ? readingOf(last.toLowerCase(), 's')?.lemma : undefined;
  if (lemma && isPhrasal(lemma, particle.toLowerCase())) return `${head}${lemma} ${particle}`;
  const [whole = '', or = '', word = ''] = /^(\s+or\s+)(\p{L}+)(?=\s)/u.exec(tail) ?? [];
  const second = readingOf(word, 's');
  if (second) return `${or}${second.lemma}${tail.slice(whole.length)}`;
  // "takes in the waist or lets it out": before an object that can only be one, outside of a clause of something else.
  const [all = '', before = '', verb = ''] =
    /^([^,;:]*?\sor\s)(\p{L}+)(?=\s(?:it|them|him|her|the|an?|his|its|their)\s)/u.exec(tail) ?? [];
  const isInner = before.split(/\s+/u).some((one) => Words.CONDITION_WORDS.has(one) || Words.RELATIVES.has(one));
  const other = isInner ? null : readingOf(verb, 's');
  return other ? `${before}${other.lemma}${tail.slice(all.length)}` : tail;
}

/** Whether a second verb without a subject follows, in a form that an order cannot have: "… and not erased". */
export function isHalfDone(tail: string): boolean {
  // "… and doesn't carry on without a yes"
  if (/\b(?:if|when|unless)\b.*\sand (?:does(?:n['’]t| not)|has not|hasn['’]t)\s/iu.test(tail)) return true;
  // "store locked and recorder running": how both have to be.
  const [, running = ''] = /\band (?:the )?\p{L}+ (\p{L}+ing)$/iu.exec(tail) ?? [];
  if (readingOf(running.toLowerCase(), 'ing') !== null) return true;
  const [, word = ''] = /\b(?:and|but|or)\s+(?:not\s+|never\s+|then\s+)?(\p{L}+)/iu.exec(tail) ?? [];
  const lower = word.toLowerCase();
  const isParticiple = readingOf(lower, 'participle') !== null && readingOf(lower, 'base') === null;
  // "checks the level and orders below 40 percent"
  const isThird =
    readingOf(lower, 's') !== null &&
    /\band\s+\p{L}+s(?:$|\s+(?:below|above|under|over|when|if|once|until|as)\b)/iu.test(tail) &&
    (!isNoun(lower) || / (?:in|out|up|off|on|back|down) and \p{L}+$/iu.test(tail));
  return isThird || (isParticiple && !isAdjective(lower));
}
