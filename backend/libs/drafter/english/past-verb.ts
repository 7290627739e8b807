import { TIME_NOUN, takesObject, type VerbContext } from './finite-verb.js';
import * as Words from './lexicon/closed-classes.js';
import { isNoun, isTransitive } from './lexicon/words.js';
import { isCount, isGroup, isPerson } from './noun-phrase.js';
import type { Token } from './tokens.js';

/** "we lost a key": what was, where nothing tells a participle. */
export function isPastTense({ tokens, at, subject, people, readings }: VerbContext): boolean {
  const last = subject.at(-1);
  const isPast = readings.some(({ form }) => form === 'past');
  const isPronoun = subject.length === 1 && last !== undefined && Words.SUBJECT_PRONOUNS.has(last.lower);
  // "went", "took": nothing but the past.
  if (isPast && last !== undefined && readings.every(({ form }) => form === 'past') && !isNoun(tokens[at]?.lower ?? ''))
    return true;
  if (isPronoun)
    return (
      (isPast || readings.some(({ form }) => form === 'participle')) && !Words.ADVERBS.has(tokens[at]?.lower ?? '')
    );
  return isPast && takesObject(tokens[at + 1]) && (isPerson(subject, people) || isGroup(subject));
}

/** "floor mopped", "each station opened with the key"; not "a signed form" nor "the driver signed the form". */
export function isReducedPassive({ tokens, at, subject, people, readings }: VerbContext): boolean {
  const participle = readings.find(({ form }) => form === 'participle');
  if (!participle || !isTransitive(participle.lemma)) return false;
  if (Words.PREPOSITIONS.has(subject[0]?.lower ?? '')) return false;
  // "my husband passed"
  if (/^(?:my|our|his|her|their)$/u.test(subject[0]?.lower ?? '') && isPerson(subject, people)) return false;
  const next = tokens[at + 1];
  // "test run" may be two nouns.
  if (!next) return !readings.some(({ form }) => form === 'base');
  const { lower, kind } = next;
  const isSomebody = isPerson(subject, people) || isGroup(subject);
  const isPast = readings.some(({ form }) => form === 'past');
  if (isHowOften(tokens.slice(at + 1))) return true;
  if (takesObject(next) || (kind === 'number' && isPast && isSomebody)) return false;
  const fitsAfter = Words.PREPOSITIONS.has(lower) || Words.ADVERBS.has(lower) || Words.PARTICLES.has(lower);
  if (kind === 'word' && isNoun(lower) && !fitsAfter) return false;
  const isBaseToo = readings.some(({ form }) => form === 'base');
  return !isBaseToo || fitsAfter || kind === 'sign';
}

/** "every 6 months", "each morning": a time, and no object. */
function isHowOften([first, second, third]: readonly Token[]): boolean {
  if (!/^(?:every|each)$/u.test(first?.lower ?? '')) return false;
  const noun = isCount(second) || second?.lower === 'other' ? third : second;
  return TIME_NOUN.test(noun?.lower ?? '');
}
