import { capitalise } from '../text/words.js';
import { splitAtBands } from './band-lead.js';
import { readClause } from './clause.js';
import { orderCertainty } from './imperative.js';
import { isTransitive, readingOf } from './lexicon/words.js';
import { tokenise } from './tokens.js';

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

const OPENS_CASE = 'if|when|whenever|once|should|unless|as long as|as soon as|in case';
/** "the gate stays open and, | if a truck comes, the guard closes it", "it may be relaxed: | as long as it is dry, …" */
const CASE_INSIDE = new RegExp(
  String.raw`^(?!(?:${OPENS_CASE}|after|before|while|until)\b)(?<told>[^:;()"]{8,160}?)(?:,? (?:and|but),?|:) (?<rest>(?:${OPENS_CASE}) [^,;:()]{6,100}, (?!(?:and|or|but)\b).{6,})$`,
  'iu',
);

/** A sentence and the cases with their orders that it goes on with. */
export function splitAtCase(sentence: string): string[] {
  return splitAtSemicolon(sentence).flatMap(splitAtBands).flatMap(splitAtOpening);
}

/** "the helper tells me; | after the third I ring the owner": behind a semicolon a case of its own. */
const NEXT_CASE =
  /;\s+(?:and |but )?(?=(?:after|before|if|when|whenever|once|unless|until|from|above|below|over|under|between)\s(?!that\b)\S+\s\S+\s\S)/giu;

function splitAtSemicolon(sentence: string): string[] {
  const parts = /[("\u201c]/u.test(sentence) ? [sentence] : sentence.split(NEXT_CASE);
  return parts.length > 1 ? parts.map(capitalise) : [sentence];
}

function splitAtOpening(sentence: string): string[] {
  const { told = '', rest = '' } = CASE_INSIDE.exec(sentence)?.groups ?? {};
  if (told === '') return [sentence];
  const tokens = tokenise(told);
  const isWhole = /^(?:active|passive|state|imperative|prohibition)$/u.test(
    readClause(tokens, { people: new Set(), previous: null }).clause.form,
  );
  const isOrder = orderCertainty(tokenise(rest.slice(rest.indexOf(',') + 1)), 0) >= 2;
  return isWhole && (isOrder || !SAYS.test(told)) ? [told, capitalise(rest)] : [sentence];
}

/** "Tell them that it is free and, if they ask, we pay": part of what is told, if no order follows. */
const SAYS = /\b(?:that|whether|sure|tell|tells|told|ask|asks|explain|explains|say|says|know|knows)\b/iu;

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
