import { lowerFirst } from '../text/words.js';
import { isNoun, readingOf, verbShare } from './lexicon/words.js';
import { type Line, lineOf } from './line.js';
import { isName } from './name-phrase.js';
import { readSentence } from './sentence.js';
import type { SentenceContext } from './sentence-context.js';
import { tokenise } from './tokens.js';

/** "Power lines, tree branches, sprinkler heads checked (5 ft all round)" */
const INSPECTED =
  /^(?<things>[^,;:.()?!]{2,40}(?:,\s(?:and\s)?[^,;:.()?!]{2,40})+?)\s(?<done>checked|inspected|examined|tested|counted)(?<rest>\s\([^()]*\))?$/iu;
const LEAST_DONE = 2;
/** A word that is no oftener a verb may be a thing of a list. */
const MOST_OF_VERB = 0.6;
const BARE_BAN = /^(?:no|not) (?!one\b|more\b|less\b|later\b)(?!.*\b(?:is|are|may|can|must|has|have|should|will)\b)/iu;

/**
 * Reads a sentence of a list item. Things that are all looked at are one order; what is done to somebody or something in
 * several participles is reworded whole or stands as it was written.
 */
export function readItem(sentence: string, context: SentenceContext): Line[] {
  const { things = '', done = '', rest = '' } = INSPECTED.exec(sentence.trim())?.groups ?? {};
  const verb = readingOf(done.toLowerCase(), 'participle')?.lemma;
  const names = things.split(/,\s(?:and\s)?|\sand\s/u);
  if (verb && names.length > 2 && names.every((name) => isName(tokenise(name), context.people))) {
    const list = names.map((name) => lowerFirst(name, context.people));
    const order = `${verb} ${list.slice(0, -1).join(', ')} and ${list.at(-1) ?? ''}${rest}`;
    return [lineOf('step', order, { isKept: false, asWritten: sentence })];
  }
  const lines = readSentence(sentence, context);
  const parts = sentence.split(/,\s+/u);
  const areDone = parts.length > LEAST_DONE && parts.slice(1).every((part) => isDone(part));
  const isHalf = lines.some(({ isKept, text }) => !isKept && text.split(/,\s+/u).slice(1).some(isDone));
  return areDone && isHalf ? [lineOf('step', sentence)] : lines;
}

/** "shown the rules" */
function isDone(part: string): boolean {
  return readingOf(tokenise(part)[0]?.lower ?? '', 'participle') !== null;
}

/** "copy of licence, both sides": things that stand in one item of a list are one line. */
export function asOneItem(all: readonly Line[]): Line[] {
  const lines = withBans(all);
  const [first, ...others] = lines;
  const isThing = ({ kind, isKept, isPhrase, when }: Line): boolean =>
    kind === 'step' && isKept && isPhrase && when === null;
  if (!first || others.length === 0 || !others.every((line) => isThing(line) || isThingFirst(line))) return lines;
  // "pounce pattern, chalk, brushes": a thing whose name looks like an order.
  if (looksLikeOrder(first)) return [lineOf('step', [first, ...others].map(({ asWritten }) => asWritten).join(', '))];
  if (!lines.every(isThing)) return lines;
  return [{ ...first, text: [first.text, ...others.map(({ asWritten }) => asWritten)].join(', ') }];
}

/** "Pounce pattern", alone with its two nouns. */
function looksLikeOrder({ kind, isKept, role, when, asWritten }: Line): boolean {
  const tokens = tokenise(asWritten);
  const areNouns = tokens.length === 2 && tokens.every(({ lower }) => isNoun(lower));
  return kind === 'step' && !isKept && role === null && when === null && areNouns;
}

/** "Chalk, brushes": a list that begins with a word which is hardly ever a verb. */
function isThingFirst({ kind, role, when, asWritten }: Line): boolean {
  const [word, next] = tokenise(asWritten);
  const lemma = readingOf(word?.lower ?? '', 'base')?.lemma ?? '';
  return (
    kind === 'step' &&
    role === null &&
    when === null &&
    next?.text === ',' &&
    isNoun(word?.lower ?? '') &&
    verbShare(lemma) <= MOST_OF_VERB
  );
}

/** "photo from the front, | no cars in it": what is not to be, without a verb, stays with what it is said of. */
function withBans(lines: readonly Line[]): Line[] {
  const told: Line[] = [];
  for (const line of lines) {
    const last = told.at(-1);
    const isOfLast =
      last?.kind === 'step' &&
      last.isKept &&
      line.kind === 'rule' &&
      line.when === last.when &&
      BARE_BAN.test(line.text);
    if (last && isOfLast && line.role === null) {
      last.text = `${last.text}, ${lowerFirst(line.asWritten, new Set())}`;
      last.asWritten = `${last.asWritten}, ${line.asWritten}`;
    } else told.push(line);
  }
  return told;
}
