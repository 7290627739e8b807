import { HUMAN_ACTS } from './goes-on.js';
import { inOne } from './joined-nouns.js';
import { clauseOf } from './lead-main.js';
import * as Words from './lexicon/closed-classes.js';
import { readingOf } from './lexicon/words.js';
import { isCount, isPerson } from './noun-phrase.js';
import type { Piece } from './part.js';
import type { Token } from './tokens.js';

const CHECKS = /^(?:checks?|sure|ensures?|confirms?|verify|verifies|sees?)$/u;
const OPENS = /^(?:that|whether)$/u;

/** "check that the rent | and the deposit have arrived", "check the label | and that the lid is on": what is checked goes on. */
export function joinThat(pieces: readonly Piece[], people: ReadonlySet<string>): Piece[] {
  const joined: Piece[] = [];
  let areChecks = false;
  for (const piece of pieces) {
    const last = joined.at(-1);
    const isNext = /^(?:and|or|&|,)$/u.test(piece.separator);
    const isSecond = /^(?:,|,? ?(?:and|or|&))$/u.test(piece.separator) && OPENS.test(piece.tokens[0]?.lower ?? '');
    // "… and that is all": nothing that is checked.
    const tells = isSecond && piece.tokens.length > 2 && isClause(piece.tokens.slice(1), people);
    const isCheck: boolean =
      last !== undefined && (isAlsoChecked(last, piece, people) || (areChecks && goesOnBeing(piece)));
    areChecks = isCheck;
    const isPart = tells || isCheck || (last !== undefined && isOpenThat(last, people));
    if (last && (isNext || piece.separator === ', and') && isPart) last.tokens = inOne([last, piece]);
    else joined.push({ ...piece });
  }
  return joined;
}

/** "checks that the vests are in, | the pump runs | and the exits are clear": what else has to be so, and nobody's act. */
function isAlsoChecked({ tokens }: Piece, next: Piece, people: ReadonlySet<string>): boolean {
  const that = tokens.findIndex(({ lower }, at) => at > 0 && OPENS.test(lower));
  const checks = tokens.slice(Math.max(0, that - 2), Math.max(0, that)).some(({ lower }) => CHECKS.test(lower));
  if (!checks || !Words.ARTICLES.has(next.tokens[0]?.lower ?? '')) return false;
  const clause = clauseOf(next.tokens, people);
  const isThing = 'subject' in clause && !isPerson(next.tokens.slice(...clause.subject), people);
  return isThing && (/^(?:state|active)$/u.test(clause.form) || (clause.form === 'passive' && next.separator === ','));
}

/** "[the pump runs] and gives 4 bar": what a thing does that has been checked. */
function goesOnBeing({ tokens, separator }: Piece): boolean {
  const lemma = readingOf(tokens[0]?.lower ?? '', 's')?.lemma ?? '';
  return separator === 'and' && lemma !== '' && (!HUMAN_ACTS.has(lemma) || isCount(tokens[1]));
}

/** Whether what stands behind "that" is only a thing, whose verb is still to come. */
function isOpenThat({ tokens }: Piece, people: ReadonlySet<string>): boolean {
  const that = tokens.findIndex(({ lower }, at) => at > 0 && OPENS.test(lower));
  const told = tokens.slice(that + 1);
  // "put that", "the key that": what stands before it is no clause, or nothing stands behind it.
  if (that < 1 || told.length < 2 || !isClause(tokens.slice(0, that), people)) return false;
  return clauseOf(told, people).form === 'phrase';
}

function isClause(tokens: readonly Token[], people: ReadonlySet<string>): boolean {
  return /^(?:active|passive|finite|imperative|state)$/u.test(clauseOf(tokens, people).form);
}
