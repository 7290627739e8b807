import type { Clause, ClauseContext } from './clause-form.js';
import { MAX_NOTE_LENGTH } from './expectation.js';
import * as Words from './lexicon/closed-classes.js';
import { canEndPhrase } from './noun-phrase.js';
import { isPlaced } from './placed.js';
import type { Token } from './tokens.js';

/** A thing and how or where it has to be. After an order, or alone, "the gauge on the wall" may only say which one is meant. */
export function readNote(tokens: readonly Token[], lead: number, { people, previous }: ClauseContext): Clause {
  const isAmongNotes = previous !== null && /^(?:note|placed|reduced)$/u.test(previous.form);
  if (isPlaced(tokens.slice(lead), people, isAmongNotes)) return { form: 'placed' };
  return { form: isNote(tokens, lead) ? 'note' : 'phrase' };
}

/** "belt on", "rings off", "needles back in the box": a thing and how it has to be. */
function isNote(tokens: readonly Token[], lead: number): boolean {
  const first = tokens[lead]?.lower ?? '';
  const isOther = [Words.PREPOSITIONS, Words.ADVERBS, Words.SUBJECT_PRONOUNS, Words.NEGATIONS].some((words) =>
    words.has(first),
  );
  if (isOther || tokens.length - lead > MAX_NOTE_LENGTH) return false;
  const at = tokens.findIndex(({ lower }, index) => index > lead && Words.POSITIONS.has(lower));
  const next = tokens[at + 1];
  return at > lead && canEndPhrase(tokens[at - 1]) && (!next || Words.PREPOSITIONS.has(next.lower));
}
