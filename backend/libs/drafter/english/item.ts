import { lowerFirst } from '../text/words.js';
import { readingOf } from './lexicon/words.js';
import { type Line, lineOf } from './line.js';
import { type SentenceContext } from './lines-of-parts.js';
import { isName } from './name-phrase.js';
import { readSentence } from './sentence.js';
import { tokenise } from './tokens.js';

/** "Power lines, tree branches, sprinkler heads checked (5 ft all round)" */
const INSPECTED =
  /^(?<things>[^,;:.()?!]{2,40}(?:,\s(?:and\s)?[^,;:.()?!]{2,40})+?)\s(?<done>checked|inspected|examined|tested|counted)(?<rest>\s\([^()]*\))?$/iu;
const LEAST_DONE = 2;

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
export function asOneItem(lines: Line[]): Line[] {
  const [first, ...others] = lines;
  const areThings = lines.every(
    ({ kind, isKept, isPhrase, when }) => kind === 'step' && isKept && isPhrase && when === null,
  );
  if (!first || others.length === 0 || !areThings) return lines;
  return [{ ...first, text: [first.text, ...others.map(({ asWritten }) => asWritten)].join(', ') }];
}
