import { isTransitive, readingOf } from './lexicon/words.js';

/** "is weighed and must be stacked", "gets a label and has to be dated": what is done first, and the duty behind it. */
const AND_MUST =
  /\b(?<first>is|are|gets?)\b(?<done>[^,;:.]{2,80}?) and (?:must|should|shall|has to|have to|needs? to) be (?<second>\p{L}+)\b(?<by> by\b)?/giu;
/** How a thing has to be, and nothing that is done: "is checked and must be closed". */
const STATE =
  /^(?:closed|shut|locked|covered|sealed|fixed|fitted|connected|plugged|lit|charged|cooked|baked|frozen|set|opened|mixed|filled|loaded|aligned|centered|centred|balanced|attached|secured|tightened|worn|kept|left|done|allowed)$/iu;

/** A sentence with both of two things that are done told in the same way: "is weighed and is stacked". */
export function withEqualDuties(sentence: string): string {
  return sentence.replace(AND_MUST, (all: string, ...groups: unknown[]) => {
    const { first = '', done = '', second = '', by = '' } = groups.at(-1) as Record<string, string>;
    const lemma = readingOf(second.toLowerCase(), 'participle')?.lemma ?? '';
    if (!isTransitive(lemma) || (by === '' && STATE.test(second))) return all;
    return `${first}${done} and ${/^(?:are|get)$/iu.test(first) ? 'are' : 'is'} ${second}${by}`;
  });
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
