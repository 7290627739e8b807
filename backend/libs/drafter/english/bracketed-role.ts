import * as Words from './lexicon/closed-classes.js';
import { isPersonNoun } from './lexicon/words.js';
import type { Line } from './line.js';
import { isPerson } from './noun-phrase.js';
import { isOutsider, roleOf } from './role.js';
import { type Token, tokenise } from './tokens.js';

/** A longer bracket is no role. */
const MAX_BRACKETED = 4;

/** "set the tables (helpers)": who does it, and not whose name stands before. */
export function withBracketedRole(line: Line, tokens: readonly Token[], people: ReadonlySet<string>): Line {
  if (line.kind !== 'step' || line.role !== null || line.hasSubject) return line;
  const at = tokens.findIndex(({ kind, text }, index) => {
    const before = tokens[index - 1]?.lower ?? '';
    const name = text.slice(1, -1);
    const inner = tokenise(name);
    // "flex or saver": each of them has to be somebody.
    const isEach = name.split(/ or /iu).every((one) => isPerson(tokenise(one), people));
    const isNamed = kind === 'bracketed' && inner.length <= MAX_BRACKETED && isEach;
    // "below 12.5 (women)": of whom it is so.
    if (/^(?:wo)?men$/iu.test(name)) return false;
    // "(regulars none)": what they get.
    const isOfThem = Words.QUANTIFIERS.has(inner.at(-1)?.lower ?? '') || inner.at(-1)?.lower === 'none';
    return (
      isNamed &&
      !isOfThem &&
      !isOutsider(text) &&
      !isPersonNoun(before) &&
      !Words.COORDINATORS.has(inner[0]?.lower ?? '')
    );
  });
  const bracket = tokens[at];
  if (!bracket) return line;
  const name = bracket.text.slice(1, -1);
  const role = roleOf(name, tokenise(name), people);
  if (role === null) return line;
  const text = line.text.endsWith(bracket.text) ? line.text.slice(0, -bracket.text.length).trimEnd() : line.text;
  return { ...line, role, text };
}
