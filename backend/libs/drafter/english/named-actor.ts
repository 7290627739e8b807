import { lowerFirst } from '../text/words.js';
import { MODALS } from './lexicon/closed-classes.js';
import type { Part } from './part.js';

/**
 * A rule with whom its pronoun means, since it stands where nobody sees who was named before: "He may not leave it open".
 *
 * @param role whom the pronoun means; null where that is not known
 */
export function withNamedActor(
  text: string,
  { clause, tokens }: Part,
  role: string | null,
  people: ReadonlySet<string>,
): string {
  const isAlone = clause.form === 'active' && clause.subject[1] - clause.subject[0] === 1;
  const pronoun = isAlone ? (tokens[clause.subject[0]]?.lower ?? '') : '';
  const may = tokens[isAlone ? clause.subject[1] : 0]?.lower ?? '';
  if (role === null || !/^(?:he|she)$/u.test(pronoun) || !MODALS.has(may)) return text;
  // "she may go on if the doctor agrees": the doctor is somebody else.
  const said = text.toLowerCase();
  if (!said.startsWith(`${pronoun} `) || said.includes(role.toLowerCase())) return text;
  const name = people.has(role) ? role : `The ${lowerFirst(role, people)}`;
  return `${name}${text.slice(pronoun.length)}`;
}
