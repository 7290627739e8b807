import { orderCertainty } from './imperative.js';
import { inOne } from './joined-nouns.js';
import { clauseOf } from './lead-main.js';
import * as Words from './lexicon/closed-classes.js';
import { isCommonNoun, isPhrasal, readingOf } from './lexicon/words.js';
import type { Piece } from './part.js';
import type { Token } from './tokens.js';

/** "the pump back on": how far from its beginning the particle stands at most. */
const MAX_THING = 5;
const PARTICLE = /^(?:on|off|out|up|down|away|in|over|back|apart|together)$/u;

/** "turn the heater | and the pump back on", "take the pots | and pans out": one verb, whose particle stands behind the last thing. */
export function joinParticle(pieces: readonly Piece[], people: ReadonlySet<string>): Piece[] {
  const joined: Piece[] = [];
  for (const piece of pieces) {
    const last = joined.at(-1);
    const particle = /^(?:and|or|&)$/u.test(piece.separator) ? particleOf(piece.tokens) : null;
    if (last && particle !== null && takesParticle(last.tokens, particle, people)) last.tokens = inOne([last, piece]);
    else joined.push({ ...piece });
  }
  return joined;
}

/** The particle behind a thing: "on" of "the pump back on"; null where something else stands there. */
function particleOf(tokens: readonly Token[]): string | null {
  const at = tokens.findIndex(({ lower }, index) => index > 0 && PARTICLE.test(lower));
  const thing = tokens.slice(0, at);
  const next = tokens[at + 1];
  const isLater = next !== undefined && PARTICLE.test(next.lower);
  // "the lid on the pot": a place.
  const isPlace = !isLater && next !== undefined && (Words.DETERMINERS.has(next.lower) || isCommonNoun(next.lower));
  const isThing = at > 0 && at < MAX_THING && isCommonNoun(thing.at(-1)?.lower ?? '') && orderCertainty(tokens, 0) < 2;
  return isThing && !isPlace ? (tokens[isLater ? at + 1 : at]?.lower ?? null) : null;
}

function takesParticle(tokens: readonly Token[], particle: string, people: ReadonlySet<string>): boolean {
  const clause = clauseOf(tokens, people);
  if (!/^(?:imperative|active|finite)$/u.test(clause.form) || !('verb' in clause)) return false;
  const lemma = readingOf(tokens[clause.verb]?.lower ?? '', 'base', 's')?.lemma ?? '';
  const object = tokens.slice(clause.verb + 1);
  const isObject =
    object.length > 0 &&
    (Words.DETERMINERS.has(object[0]?.lower ?? '') || isCommonNoun(object[0]?.lower ?? '')) &&
    !object.some(({ lower, kind }) => kind === 'sign' || PARTICLE.test(lower) || Words.PREPOSITIONS.has(lower));
  return isObject && isPhrasal(lemma, particle);
}
