import { readingOf } from './lexicon/words.js';

/** What must not be done with the thing that a clause is about. */
interface Ban {
  /** How much of the clause says so. */
  length: number;
  /** "do not erase" */
  verb: string;
  rest: string;
}

const BAN_BEHIND = /(?:,\s(?:and\s|but\s)?|\s(?:and|but)\s)(not|never) (\p{L}+)((?: [^,;:]+)?)$/iu;

/** "blocked | and not erased", "called by phone, | not pinged": what else must not be done with it. */
export function banBehind(after: string): Ban | null {
  const [whole = '', not = '', done = '', rest = ''] = BAN_BEHIND.exec(after) ?? [];
  const lemma = readingOf(done.toLowerCase(), 'participle')?.lemma;
  if (lemma === undefined) return null;
  return { length: whole.length, verb: `${/^not$/iu.test(not) ? 'do not' : 'never'} ${lemma}`, rest };
}
