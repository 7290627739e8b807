import { lowerFirst } from '../text/words.js';
import * as Words from './lexicon/closed-classes.js';
import type { Line } from './line.js';
import { isPlural } from './noun-phrase.js';
import type { Part } from './part.js';
import { textOf } from './tokens.js';

/** "anything on antibiotics" */
const MAX_SUBJECT = 6;
/** "chilled pallets 40" */
const MAX_LISTED = 3;
const THEY = /^they(?=['’]re\s|\s)/iu;

/** Whom or what a clause is about, where it names them. */
export function namedSubject(part: Part | undefined, source: string): { text: string; isPlural: boolean } | null {
  if (!part || !('subject' in part.clause)) return null;
  const listed = lastListed(part.tokens);
  if (listed !== null) return { text: textOf(source, listed), isPlural: true };
  const subject = part.tokens.slice(...part.clause.subject);
  const head = subject.at(-1);
  const isNamed =
    head?.kind === 'word' &&
    subject.length <= MAX_SUBJECT &&
    !subject.some(
      ({ lower }) => Words.SUBJECT_PRONOUNS.has(lower) || /^(?:there|here|this|that|these|those)$/u.test(lower),
    );
  return isNamed ? { text: textOf(source, subject), isPlural: isPlural(head) } : null;
}

/** "scarves" of "hat check 5 minutes, coats 10, scarves 2 because of the queue": in a list the last of several is meant by "they". */
function lastListed(tokens: Part['tokens']): Part['tokens'] | null {
  const from = tokens.findLastIndex(({ kind, text }) => kind !== 'word' && text === ',') + 1;
  const behind = from === 0 ? [] : tokens.slice(from, from + MAX_LISTED + 1);
  const figure = behind.findIndex(({ text }) => /^\d/u.test(text));
  const head = behind[figure - 1];
  return head?.kind === 'word' && isPlural(head) ? behind.slice(0, figure) : null;
}

/**
 * A rule that the clause before it named the subject of, since it stands elsewhere: "[the red crate is for glass] and never leaves
 * the yard", "[helpers count] but they're never left alone".
 */
export function withSubject(
  line: Line,
  part: Part | undefined,
  subject: ReturnType<typeof namedSubject>,
  people: ReadonlySet<string>,
): Line {
  const isOfSame = /^(?:,? ?(?:and|but)|,)$/u.test(part?.separator ?? '');
  if (line.kind !== 'rule' || subject === null || !isOfSame) return line;
  // "…, never mind the boat": said to whoever does it.
  if (/^never (?!mind\s)/iu.test(line.text))
    return { ...line, text: `${subject.text} ${lowerFirst(line.text, people)}` };
  if (!subject.isPlural || !THEY.test(line.text)) return line;
  return { ...line, text: line.text.replace(THEY, subject.text).replace(/(?<=^[^'’]{1,80})['’]re\b/u, ' are') };
}
