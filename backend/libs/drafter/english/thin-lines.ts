import { lowerFirst } from '../text/words.js';
import * as Words from './lexicon/closed-classes.js';
import { readingOf } from './lexicon/words.js';
import type { Line } from './line.js';
import { type Token, tokenise } from './tokens.js';

const AFTER_VERB = /^(?:me|us|you|him|her|off|on|in|out)$/u;

/** "sign off", but not "fryer off", which says how a thing has to be. */
function isDone(token: Token | undefined): boolean {
  return token !== undefined && readingOf(token.lower, 'base') !== null;
}

/** "call me", "sign": a verb and hardly anything else. */
export function isThin({ kind, text }: Line): boolean {
  const words = tokenise(text).filter((token) => token.kind !== 'sign');
  const contents = words.filter(({ lower }) => !Words.isFunctionWord(lower));
  const isAlone =
    words.length === 1 || (words.length === 2 && AFTER_VERB.test(words[1]?.lower ?? '') && isDone(words[0]));
  return kind === 'step' && isAlone && contents.length <= 1;
}

/** Whether two lines say what one and the same does in the same case. */
export function belongTogether(one: Line, other: Line): boolean {
  const isStep = one.kind === 'step' && other.kind === 'step';
  return isStep && one.role === other.role && one.when === other.when && one.reason === null && other.caution === null;
}

/** "one reads | and the other writes": two people at the same work. */
export function isSecondOfTwo(step: Line, other: Line): boolean {
  const areKept =
    step.kind === other.kind &&
    step.isKept &&
    other.isKept &&
    !step.isPhrase &&
    !other.isPhrase &&
    step.when === other.when;
  return areKept && /^one \p{L}+/iu.test(step.text) && /^(?:one|the other|another) (?:one )?\p{L}+/iu.test(other.text);
}

/** Two lines of which one says too little by itself are one. */
export function joinInto(step: Line, other: Line, separator: string, people: ReadonlySet<string>): void {
  const then = separator.includes('then') ? ', then ' : ', ';
  const between = /^\p{L}+$/u.test(separator) ? ` ${separator} ` : then;
  step.text = `${step.text}${between}${lowerFirst(other.text, people)}`;
  step.isKept &&= other.isKept;
  step.reason = other.reason;
  step.expected ??= other.expected;
}
