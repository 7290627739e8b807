import { lowerFirst } from '../text/words.js';
import { readClause } from './clause.js';
import { participleBehind } from './done-regularly.js';
import { upToSign } from './lead-main.js';
import * as Words from './lexicon/closed-classes.js';
import { isAdjective, isPersonNoun, isTransitive, readingOf, singularOf } from './lexicon/words.js';
import { isPerson } from './noun-phrase.js';
import { type Token, textOf, tokenise } from './tokens.js';

const AND_ARE = /\sand (?:is|are) \p{L}/iu;
/** Behind these somebody else may be meant. */
const OPENS_CLAUSE = /^(?:who|which|that|whether|if|when|until|because|while|as|what|how|where)$/u;
/** "is weighed and must be stacked", "gets a label and has to be dated": what is done first, and the duty behind it. */
const AND_MUST =
  /\b(?<first>is|are|gets?)\b(?<done>[^,;:.]{2,80}?) and (?:must|should|shall|has to|have to|needs? to) be (?<second>\p{L}+)\b(?<by> by\b)?/giu;
/** How a thing has to be, and nothing that is done: "is checked and must be closed". */
const STATE =
  /^(?:closed|shut|locked|covered|sealed|fixed|fitted|connected|plugged|lit|charged|cooked|baked|frozen|set|opened|mixed|filled|loaded|aligned|centered|centred|balanced|attached|secured|tightened|worn|kept|left|done|allowed)$/iu;

/** A sentence with both of two things that are done told in the same way: "is weighed and is stacked". */
export function withEqualDuties(sentence: string): string {
  return withSubjectAgain(sentence).replace(AND_MUST, (all: string, ...groups: unknown[]) => {
    const { first = '', done = '', second = '', by = '' } = groups.at(-1) as Record<string, string>;
    const lemma = readingOf(second.toLowerCase(), 'participle')?.lemma ?? '';
    if (!isTransitive(lemma) || (by === '' && STATE.test(second))) return all;
    // "is cold and must be aired": the first is no duty.
    const opening = done.trim().split(/\s+/u).slice(0, 2);
    const isDone = opening.some((word) => readingOf(word.toLowerCase(), 'participle') !== null);
    if (!/^gets?$/iu.test(first) && !isDone) return all;
    return `${first}${done} and ${/^(?:are|get)$/iu.test(first) ? 'are' : 'is'} ${second}${by}`;
  });
}

/** "guests sign the form and are shown the pool": somebody acts, and something is done to them then. */
function withSubjectAgain(sentence: string): string {
  if (!AND_ARE.test(sentence)) return sentence;
  const tokens = tokenise(sentence);
  const { clause } = readClause(upToSign(tokens), { people: new Set(), previous: null });
  if (clause.form !== 'active' || clause.subject[0] !== 0) return sentence;
  const subject = tokens.slice(...clause.subject);
  const and = tokens.findIndex(({ lower }, at) => at > clause.verb && lower === 'and' && isDoneTo(tokens, at + 1));
  const isOfOther = tokens.slice(0, and).some(({ lower }) => OPENS_CLAUSE.test(lower));
  if (and < 0 || isOfOther || !(isPerson(subject, new Set()) || isPersonNoun(singularOf(subject.at(-1)?.lower ?? ''))))
    return sentence;
  const name = textOf(sentence, subject);
  const first = subject[0]?.lower ?? '';
  const isNoName = Words.DETERMINERS.has(first) || isAdjective(first) || isPersonNoun(singularOf(first));
  const before = sentence.slice(0, tokens[and]?.start).replace(/[,\s]+$/u, '');
  return `${before}, and ${isNoName ? lowerFirst(name) : name}${sentence.slice(tokens[and]?.end)}`;
}

function isDoneTo(tokens: readonly Token[], at: number): boolean {
  const verb = participleBehind(tokens, at);
  // "and are tired"
  const mayBeState = isAdjective(tokens[verb]?.lower ?? '') && tokens[verb + 1] === undefined;
  return /^(?:is|are)$/u.test(tokens[at]?.lower ?? '') && verb > 0 && !mayBeState;
}

const BAN = String.raw`,? and (?<ban>(?:must|may|should|can|shall)(?: not|not|n['’]t| never) be\b.+)$`;
/** "parcels are scanned | and must not be opened": what is done, and what must not be. */
const AND_MUST_NOT = new RegExp(
  String.raw`^(?!(?:if|when|whenever|where|once|unless|until|after|before|while|for|in|on|at|as|then|and|so)\b)(?<subject>(?:(?:the|all|any|each|every) )?\p{L}[\p{L} -]{1,40}?) (?<told>(?:is|are|gets?) [^,;:.]{2,80}?)${BAN}`,
  'iu',
);
/** "if a jar is cracked it is binned | and must not be sold": the same in a case. */
const THEN_MUST_NOT = new RegExp(
  `^(?<subject>(?:if|when|whenever|once) [^;:.]{3,80}?,? (?:it|they)) (?<told>(?:is|are|gets?) [^,;:.]{2,60}?)${BAN}`,
  'iu',
);

/** The sentence and the ban at its end, which says by itself of what it is, and in which case. */
export function splitAtBan(sentence: string): string[] {
  const found = AND_MUST_NOT.exec(sentence) ?? THEN_MUST_NOT.exec(sentence);
  const { subject = '', told = '', ban = '' } = found?.groups ?? {};
  return ban === '' ? [sentence] : [`${subject} ${told}`, `${subject} ${ban}`];
}
