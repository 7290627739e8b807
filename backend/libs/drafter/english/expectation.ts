import type { Clause, ClauseContext } from './clause-form.js';
import * as Words from './lexicon/closed-classes.js';
import { isAdjective, isTransitive, readingOf } from './lexicon/words.js';
import { canEndPhrase, isGroup, isPerson } from './noun-phrase.js';
import type { Token } from './tokens.js';

const MAX_EXPECTATION_LENGTH = 16;
/** How many tokens a note may have. */
export const MAX_NOTE_LENGTH = 9;
/** What things can be seen to do. */
const LOOKS =
  /^(?:read|show|say|run|stay|sit|point|face|turn|hang|stand|fit|lie|light|click|glow|spin|close|open|match|agree)$/u;
/** Somebody does this to others, although the word may describe a thing. */
const DONE_TO_PEOPLE = /^(?:accompanied|attended|qualified|authori[sz]ed|advised|involved)$/u;
const GROWS = /^(?:double|rise|bubble|boil|set|harden|dry|cool|melt|thicken)$/u;

/** "it must be 5 °C or colder", "has to read 0 bar", "there should be none": what somebody must find. */
export function readExpectation(tokens: readonly Token[], lead: number): Clause | null {
  const hasSubject = /^(?:it|this|that|they|there|both|all|each)$/u.test(tokens[lead]?.lower ?? '');
  let at = hasSubject ? lead + 1 : lead;
  const modal = tokens[at]?.lower ?? '';
  if (/^(?:must|should)$/u.test(modal)) at += 1;
  else if (/^(?:has|have|needs?|ought)$/u.test(modal) && tokens[at + 1]?.lower === 'to') at += 2;
  else return null;
  const value = tokens[at + 1];
  // "they must read it back": somebody does that.
  if (Words.OBJECT_PRONOUNS.has(value?.lower ?? '')) return null;
  // "must double in 4 to 6 hours"
  if (!hasSubject && lead === 0 && value && /^(?:must|should)$/u.test(modal) && GROWS.test(tokens[at]?.lower ?? ''))
    return { form: 'expectation', value: at };
  if (!value || !/^(?:be|read|show|say|weigh|reach|measure)$/u.test(tokens[at]?.lower ?? '')) return null;
  // "it should be noted that": what is done, or only said.
  if (/^(?:that|whether)$/u.test(tokens[at + 2]?.lower ?? '')) return null;
  const participle = readingOf(value.lower, 'participle');
  const isDone =
    participle !== null &&
    isTransitive(participle.lemma) &&
    (!isAdjective(value.lower) || DONE_TO_PEOPLE.test(value.lower));
  const isLimit = tokens.slice(at).some(({ lower }) => Words.NEGATIONS.has(lower) || lower === 'only');
  return isDone || isLimit || tokens.length - at > MAX_EXPECTATION_LENGTH
    ? null
    : { form: 'expectation', value: at + 1 };
}

/** "[turn the wheel by hand], the blade must run in the middle": what has to be seen of a thing. */
export function expectationOfThing(
  tokens: readonly Token[],
  lead: number,
  { previous, people }: ClauseContext,
): Clause | null {
  const modal = tokens.findIndex(({ lower }) => /^(?:must|should)$/u.test(lower));
  const subject = tokens.slice(lead, modal);
  const verb = tokens[modal + 1]?.lower ?? '';
  if (previous?.form !== 'imperative' || modal <= lead || subject.length > 3 || !LOOKS.test(verb)) return null;
  if (tokens.length - lead > MAX_NOTE_LENGTH || !canEndPhrase(subject.at(-1))) return null;
  const isSomebody =
    isPerson(subject, people) || isGroup(subject) || Words.SUBJECT_PRONOUNS.has(subject[0]?.lower ?? '');
  const isDenied = tokens.some(({ lower }) => Words.NEGATIONS.has(lower) || lower === 'only');
  return isSomebody || isDenied ? null : { form: 'expectation', value: lead };
}
