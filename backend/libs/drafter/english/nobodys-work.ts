import type { Clause } from './clause-form.js';
import * as Words from './lexicon/closed-classes.js';
import { isAdjective, isCommonNoun, readingOf } from './lexicon/words.js';
import type { Token } from './tokens.js';

/** "the seals included", "the mill is owned by a cousin": what something holds or is, is done by nobody. */
const HOLDS =
  /^(?:include|exclude|except|mean|involve|concern|contain|expect|suppose|entitle|own|locate|situate|surround|love|like|enjoy|admire|know)$/u;
/** "the deposit is lost": what happens, and nobody does it as work. */
const HAPPENS =
  /^(?:lose|ruin|spoil|injure|hurt|miss|forget|waste|damage|break|overload|overheat|delay|steal|kill|infect)$/u;
/** "a boy in the next village drowned": told of the past, and no passive. */
const BEFELL = /^(?:come|become|die|drown|faint|collapse|happen|occur|vanish|fall|slip|trip|arrive)$/u;
const SEEMS = /^(?:look|smell|sound|feel|taste|seem|appear)$/u;
const ANY = /^(?:any|some|every|no)(?:thing|one|body)$/u;
const NUMBER = /^(?:one|two|three|four|five|six|ten|twelve|\d+)$/u;

/** Whether a passive, or a thing and a participle, tells nothing that somebody does as work. */
export function isNobodysWork(
  { form, verb }: Extract<Clause, { form: 'passive' | 'reduced' }>,
  lemma: string,
  subject: readonly Token[],
  tokens: readonly Token[],
): boolean {
  if (HOLDS.test(lemma) || HAPPENS.test(lemma)) return true;
  if (form !== 'reduced') return false;
  const next = tokens[verb + 1]?.lower ?? '';
  // "worker come to the gate": how people write whose first language is another one, and nothing that is done to somebody.
  return (
    BEFELL.test(lemma) ||
    tellsHow(subject) ||
    isCounted(subject, next) ||
    (SEEMS.test(lemma) && isSeen(next)) ||
    Words.TELLING_VERBS.has(lemma) ||
    Words.LYING_VERBS.has(lemma)
  );
}

/** "pictures of anything | broken", "sent | registered": what something is like, or how it is done. */
function tellsHow(subject: readonly Token[]): boolean {
  const last = subject.at(-1)?.lower ?? '';
  return ANY.test(last) || (subject.length === 1 && readingOf(last, 'participle') !== null && !isCommonNoun(last));
}

/** "one | set of three samples": a noun that is counted. */
function isCounted(subject: readonly Token[], next: string): boolean {
  return subject.length === 1 && next === 'of' && NUMBER.test(subject[0]?.lower ?? '');
}

/** "the lobby looked awful again": how it was; but "looked over" and "looked at" */
function isSeen(word: string): boolean {
  return isAdjective(word) && !Words.PREPOSITIONS.has(word) && !Words.PARTICLES.has(word);
}
