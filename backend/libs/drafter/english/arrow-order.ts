import { orderCertainty } from './imperative.js';
import { isTransitive, readingOf } from './lexicon/words.js';
import { type Token, tokenise } from './tokens.js';

const ARROW = /\s*(?:->|=>|→)\s*/u;
/** What is looked at tells a case: "check valve -> stuck", and so does what somebody notices. */
const LOOKS =
  /^(?:check|test|look|watch|listen|inspect|see|smell|hear|feel|notice|find|lose|break|miss|run|drop|fail|spill|leak)$/u;

/** "dry the hull -> hang it up -> lock the shed": orders one after the other, and no condition of what stands behind it. */
export function splitAtArrows(sentence: string): string[] {
  const parts = sentence.split(ARROW);
  const areOrders =
    parts.length > 1 && !/\s=\s/u.test(sentence) && parts.every((part, at) => isSurely(tokenise(part), at));
  return areOrders ? parts : [sentence];
}

function isSurely(tokens: readonly Token[], at: number): boolean {
  const [first] = tokens;
  if (!first || orderCertainty(tokens, 0) < 2) return false;
  const lemma = readingOf(first.lower, 'base')?.lemma ?? first.lower;
  // "split seam -> bin it": how it is found.
  const isState =
    readingOf(first.lower, 'participle') !== null &&
    !/^(?:the|an?|it|them|all|each|every)$/u.test(tokens[1]?.lower ?? '');
  return at > 0 || (tokens.length > 1 && isTransitive(lemma) && !LOOKS.test(lemma) && !isState);
}
