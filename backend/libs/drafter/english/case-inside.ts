import { capitalise } from '../text/words.js';
import { splitAtBands } from './band-lead.js';
import { readClause } from './clause.js';
import { orderCertainty } from './imperative.js';
import * as Words from './lexicon/closed-classes.js';
import { tokenise } from './tokens.js';

const OPENS_CASE = 'if|when|whenever|once|should|unless|as long as|as soon as|in case';
/** "the gate stays open and, | if a truck comes, the guard closes it", "it may be relaxed: | as long as it is dry, …" */
const CASE_INSIDE = new RegExp(
  String.raw`^(?!(?:${OPENS_CASE}|after|before|while|until)\b)(?<told>[^:;()"]{8,160}?)(?:,? (?:and|but),?|:) (?<rest>(?:${OPENS_CASE}) [^,;:()]{6,100}, (?!(?:and|or|but)\b).{6,})$`,
  'iu',
);
/** "Tell them that it is free and, if they ask, we pay": part of what is told, if no order follows. */
const SAYS = /\b(?:that|whether|sure|tell|tells|told|ask|asks|explain|explains|say|says|know|knows)\b/iu;

/** A sentence and the cases with their orders that it goes on with. */
export function splitAtCase(sentence: string): string[] {
  return splitAtSemicolon(sentence).flatMap(splitAtBands).flatMap(splitAtOneCase);
}

/** "the helper tells me; | after the third I ring the owner": behind a semicolon a case of its own. */
const NEXT_CASE =
  /;\s+(?:and |but )?(?=(?:after|before|if|when|whenever|once|unless|until|from|above|below|over|under|between)\s(?!that\b)\S+\s\S+\s\S)/giu;

function splitAtSemicolon(sentence: string): string[] {
  const parts = /[("\u201c]/u.test(sentence) ? [sentence] : sentence.split(NEXT_CASE);
  return parts.length > 1 ? parts.map(capitalise) : [sentence];
}

function splitAtOneCase(sentence: string): string[] {
  const { told = '', rest = '' } = CASE_INSIDE.exec(sentence)?.groups ?? {};
  if (told === '') return [sentence];
  const tokens = tokenise(told);
  const isWhole = /^(?:active|passive|state|imperative|prohibition)$/u.test(
    readClause(tokens, { people: new Set(), previous: null }).clause.form,
  );
  const main = tokenise(rest.slice(rest.indexOf(',') + 1));
  const isOrder = orderCertainty(main, 0) >= 2;
  // "is told to the office and, if it is large, to the police": to whom else.
  const isPlace =
    Words.PREPOSITIONS.has(main[0]?.lower ?? '') &&
    readClause(main, { people: new Set(), previous: null }).clause.form === 'phrase';
  if (isPlace) return [sentence];
  return isWhole && (isOrder || !SAYS.test(told)) ? [told, capitalise(rest)] : [sentence];
}
