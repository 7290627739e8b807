import * as Words from './lexicon/closed-classes.js';
import { isAdjective, readingOf } from './lexicon/words.js';
import { type Token, tokenise } from './tokens.js';

const PRESENT = /^(?:is|are)$/u;
const HAS_TO = /^(?:must|shall|should|to)$/u;
const OWED = /\b(?:must|shall|(?:is|are|has|have|needs?) to) be\b/iu;
/** "is based in", "are owned by": what something is, and nothing that is done with it each time. */
const LASTS =
  /^(?:base|locate|situate|own|found|run|call|name|know|divide|make|close|open|interest|concern|include|exclude|involve|intend|mean|suppose|expect|allow|permit|need|require|use|surround|fill|connect|relate|staff|employ|rent|lease|equip|split|spread|tire|lose|break|damage|miss|delay|ruin|spoil|book|fix|stick|flood|dedicate|entitle|prohibit|forbid)$/u;

/**
 * "The list is circulated to the heads of section": whether a sentence says in the passive what is done each time. It is work,
 * even where it cannot be turned into an order.
 */
export function isDoneRegularly(sentence: string): boolean {
  const tokens = tokenise(sentence);
  return tokens.some((token, at) => at > 0 && tellsDoing(tokens, token, at));
}

/** "… and are to be handed in": whether somebody has to do what a sentence says in the passive. */
export function isOwed(sentence: string): boolean {
  return OWED.test(sentence) && isDoneRegularly(sentence);
}

function tellsDoing(tokens: readonly Token[], { lower }: Token, at: number): boolean {
  const before = tokens[at - 1]?.lower ?? '';
  const isBe = lower === 'be' ? HAS_TO.test(before) : PRESENT.test(lower);
  if (!isBe) return false;
  const verb = tokens[participleBehind(tokens, at)]?.lower ?? '';
  const lemma = readingOf(verb, 'participle')?.lemma;
  return lemma !== undefined && !isAdjective(verb) && !LASTS.test(lemma);
}

/** Where the participle stands behind a form of "be", and behind an adverb; -1 where none does. */
export function participleBehind(tokens: readonly Token[], be: number): number {
  const next = tokens[be + 1]?.lower ?? '';
  const at = Words.ADVERBS.has(next) || next.endsWith('ly') ? be + 2 : be + 1;
  return readingOf(tokens[at]?.lower ?? '', 'participle') === null ? -1 : at;
}
