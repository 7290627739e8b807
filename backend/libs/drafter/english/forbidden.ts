import type { Clause } from './clause-form.js';
import { TOLD } from './mentions.js';
import type { Piece } from './part.js';

/** A piece of a sentence that has been read. */
interface ReadPiece extends Piece {
  clause: Clause;
  /** How many of its tokens only lead into it. */
  lead: number;
}

const FORBIDS = /^(?:don't|never|not)$/u;
/** "do not open it and always call": what has to be done after all. */
const AFTER_ALL = /^(?:always|instead|first|then|please|only|rather|just|immediately)$/u;
/** Nobody is forbidden to report something. */
const REPORTED = /^(?:report|wait|keep|stay|escalate|get|use|let)$/u;

/**
 * "Never leave the key in the lock and walk away": a second verb after "and" is forbidden, too, or at least nobody can tell
 * that it is wanted. Both stay in one line, in the person's words, because an order in place of a ban is the worst that a
 * draft can hold.
 */
export function isAlsoForbidden({ clause, tokens, lead, separator }: ReadPiece, last: ReadPiece | undefined): boolean {
  if (clause.form !== 'imperative' || !/^(?:and|or)$/u.test(separator) || last?.clause.form !== 'prohibition')
    return false;
  const opening = last.tokens.slice(last.lead, last.lead + 2);
  if (!opening.some(({ lower }) => FORBIDS.test(lower))) return false;
  const verb = tokens[clause.verb]?.lower ?? '';
  return !TOLD.test(verb) && !REPORTED.test(verb) && !tokens.slice(lead).some(({ lower }) => AFTER_ALL.test(lower));
}
