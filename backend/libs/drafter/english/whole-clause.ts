import { isMeasured } from './lead-length.js';
import { clauseOf, HAPPENS } from './lead-main.js';
import * as Words from './lexicon/closed-classes.js';
import { isAdjective, readingOf } from './lexicon/words.js';
import type { Token } from './tokens.js';

/** "when the game ends | the rink marshal makes …": what may have an object, but needs none. */
const ENDS = /^(?:ends|begins|finishes|closes|opens|rings|goes|turns)$/u;

/** Whether what stands behind "if" or "when" is a whole condition. */
export function isWholeClause(left: readonly Token[], first: string, people: ReadonlySet<string>): boolean {
  if (!/^(?:if|when|once|unless|while|where|whenever)$/u.test(first)) return true;
  if (left[0]?.lower === 'out' && left[1]?.lower === 'of' && left.length > 2) return true;
  // "if still missing | an X-ray is taken"
  const last = left.at(-1)?.lower ?? '';
  if (left.length >= 2 && (HAPPENS.test(last) || ENDS.test(last))) return true;
  // "if any are found | the job stops"
  if (left.length === 3 && Words.BE.has(left[1]?.lower ?? '') && readingOf(last, 'participle')) return true;
  if (isMeasured(left)) return true;
  // "if one sticks | you put the red bag on it"
  const isShort = left.length === 2 && /^(?:one|it|something|anything|nothing|he|she)$/u.test(left[0]?.lower ?? '');
  if (isShort && readingOf(last, 's') !== null) return true;
  if (
    left.length === 1 &&
    /^(?:not|so|yes|no|ok|okay|necessary|needed|possible|unsure|above|below|over|under|higher|lower|more|less|fewer)$/u.test(
      last,
    )
  )
    return true;
  const isDenied = Words.NEGATIONS.has(last) && (left.length === 2 || (left.length === 3 && last === 'not'));
  if (isDenied) return true;
  const isState = left.length <= 2 && (isAdjective(last) || readingOf(last, 'participle', 'ing') !== null);
  if (isState && (left.length === 1 || /^(?:still|not|too|very|once|already)$/u.test(left[0]?.lower ?? '')))
    return true;
  return !/^(?:phrase|imperative)$/u.test(clauseOf(left, people).form);
}
