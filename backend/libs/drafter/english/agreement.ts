import type { Clause } from './clause-form.js';
import * as Words from './lexicon/closed-classes.js';
import { hasNounUse, isThirdPerson, isTransitive, readingOf, verbShare } from './lexicon/words.js';
import { isPlural } from './noun-phrase.js';
import type { Part, Piece } from './part.js';

/** A word that is more often a verb is an act, whatever stands before it. */
const MOSTLY_VERB = 0.9;
const LIKELY_VERB = 0.75;

/** "notes visible rust | and damage on the form", "records any cuts | and stains on it": a second thing behind one without an article. */
export function isThingBesideThing(clause: Clause, { tokens, separator }: Piece, parts: readonly Part[]): boolean {
  const act = parts.at(-1);
  if (!act || !/^(?:and|or)$/u.test(separator) || !/^(?:active|finite)$/u.test(act.clause.form)) return false;
  if (!('verb' in act.clause) || !isThirdPerson(act.tokens[act.clause.verb]?.lower ?? '')) return false;
  const object = act.tokens.slice(act.clause.verb + 1);
  if (object.length === 0 || object.some(({ lower }) => Words.ARTICLES.has(lower) || Words.PREPOSITIONS.has(lower)))
    return false;
  const [word, next] = tokens;
  if (!word || !('verb' in clause) || clause.verb !== 0) return false;
  const isAtPlace =
    next?.lower === 'on' ||
    (next !== undefined && Words.PREPOSITIONS.has(next.lower) && !Words.PARTICLES.has(next.lower));
  // After "notes" another act would be "damages".
  if (clause.form === 'imperative')
    return (isAtPlace || next === undefined) && hasNounUse(word.lower) && verbShare(word.lower) < MOSTLY_VERB;
  const lemma = readingOf(word.lower, 's')?.lemma ?? '';
  const last = object.at(-1);
  return (
    clause.form === 'finite' &&
    isAtPlace &&
    next?.lower !== 'to' &&
    last !== undefined &&
    isPlural(last) &&
    hasNounUse(lemma) &&
    isTransitive(lemma) &&
    !Words.DONE_WITHOUT_OBJECT.has(lemma) &&
    verbShare(lemma) < LIKELY_VERB
  );
}
