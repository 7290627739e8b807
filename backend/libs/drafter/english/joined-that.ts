import { inOne } from './joined-nouns.js';
import { clauseOf } from './lead-main.js';
import type { Piece } from './part.js';
import type { Token } from './tokens.js';

const OPENS = /^(?:that|whether)$/u;

/** "check that the rent | and the deposit have arrived", "check the label | and that the lid is on": what is checked goes on. */
export function joinThat(pieces: readonly Piece[], people: ReadonlySet<string>): Piece[] {
  const joined: Piece[] = [];
  for (const piece of pieces) {
    const last = joined.at(-1);
    const isNext = /^(?:and|or|&|,)$/u.test(piece.separator);
    const isSecond = /^(?:and|or|&)$/u.test(piece.separator) && OPENS.test(piece.tokens[0]?.lower ?? '');
    // "… and that is all": nothing that is checked.
    const tells = isSecond && piece.tokens.length > 2 && isClause(piece.tokens.slice(1), people);
    if (last && isNext && (tells || isOpenThat(last, people))) last.tokens = inOne([last, piece]);
    else joined.push({ ...piece });
  }
  return joined;
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
