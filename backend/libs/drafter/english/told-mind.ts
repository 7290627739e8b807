import * as Words from './lexicon/closed-classes.js';
import { isAdjective, verbReadings } from './lexicon/words.js';
import type { Token } from './tokens.js';

const DENIED =
  /^(?:don['’]?t|doesn['’]?t|didn['’]?t|won['’]?t|can['’]?t|cannot|wouldn['’]?t|couldn['’]?t|do|does|did|will|can|would|could)$/u;
const BETWEEN = /^(?:not|really|even|ever|always|quite|just|yet)$/u;
/** What nobody can be forbidden. "Have" and "need" are left out: "visitors don't need a pass" is a rule. */
const NO_WORK =
  /^(?:seem|want|like|love|hate|know|think|believe|mean|realise|realize|worry|expect|feel|hope|guess|suppose|care|understand|agree|appreciate|wish|prefer|remember|trust|bother|mind)$/u;
const MOST_WORDS_BEFORE = 8;

/** "the girls don't know who to listen to", "I don't want it to happen again": what somebody does not know, want or feel. */
export function tellsMind(tokens: readonly Token[], lead: number): boolean {
  // "I'll get it into the manual": what whoever writes is going to do.
  const first = tokens[lead]?.lower ?? '';
  if (/^i['’]ll$/u.test(first) || (first === 'i' && tokens[lead + 1]?.lower === 'will')) return true;
  if (hasNeverYet(tokens, lead)) return true;
  const denied = tokens.findIndex(({ lower }, at) => at > lead && at <= lead + MOST_WORDS_BEFORE && DENIED.test(lower));
  if (denied < 0) return false;
  const rest = tokens.slice(denied + 1);
  const verb = rest.find(({ lower }) => !BETWEEN.test(lower))?.lower ?? '';
  const isDenied =
    /t$/u.test(tokens[denied]?.lower ?? '') || rest[0]?.lower === 'not' || tokens[denied]?.lower === 'cannot';
  // "cards that don't feel right are put aside", "ask if they don't know it": of which things, or in which case, it is said.
  const isOther =
    Words.RELATIVES.has(tokens[denied - 1]?.lower ?? '') ||
    tokens.slice(lead, denied).some(({ lower }) => Words.CONDITION_WORDS.has(lower)) ||
    // "I don't care if you know it by heart": it holds in that case, too.
    (verb === 'care' && rest.some(({ lower }) => lower === 'if'));
  return isDenied && !isOther && verbReadings(verb).some(({ form, lemma }) => form === 'base' && NO_WORK.test(lemma));
}

/** "Most have never seen a kiln": what somebody has not done so far forbids nothing. */
function hasNeverYet(tokens: readonly Token[], lead: number): boolean {
  const never = tokens.findIndex(({ lower }, at) => at > lead && at <= lead + MOST_WORDS_BEFORE && lower === 'never');
  const isHad = never > 0 && /^(?:have|has|['’]ve)$/u.test(tokens[never - 1]?.lower ?? '');
  // "clients we have never met are refused": of whom it is said.
  const isOfSome = never - 2 > lead && Words.SUBJECT_PRONOUNS.has(tokens[never - 2]?.lower ?? '');
  const isOther = tokens
    .slice(lead, never)
    .some(({ lower }) => Words.RELATIVES.has(lower) || Words.CONDITION_WORDS.has(lower));
  return (
    isHad &&
    !isOfSome &&
    !isOther &&
    verbReadings(tokens[never + 1]?.lower ?? '').some(({ form }) => form === 'participle')
  );
}

/** Whether a clause tells what nobody did, which forbids nothing: "nobody turned it off", "nobody was there". */
export function wasNotDone(tokens: readonly Token[], lead: number): boolean {
  const isNoOne = tokens[lead]?.lower === 'no' && tokens[lead + 1]?.lower === 'one';
  if (!isNoOne && !/^(?:nobody|none|nothing)$/u.test(tokens[lead]?.lower ?? '')) return false;
  const rest = tokens.slice(lead + (isNoOne ? 2 : 1));
  // "no one, not one single person, looked at it"
  const aside = rest[0]?.text === ',' ? rest.findIndex(({ text }, at) => at > 0 && text === ',') : -1;
  const word = rest[aside + 1]?.lower ?? '';
  if (/^(?:did|was|were|had)$/u.test(word)) return true;
  const forms = verbReadings(word).map(({ form }) => form);
  return forms.includes('past') && !forms.includes('base') && !isAdjective(word);
}
