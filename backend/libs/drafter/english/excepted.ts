import * as Words from './lexicon/closed-classes.js';
import { readingOf, verbShare } from './lexicon/words.js';
import type { Token } from './tokens.js';

const NOBODY = /^(?:nobody|none|anyone|anybody|everyone|everybody|nothing|anything|everything|all)$/u;
const EXCEPT = /^(?:except|excepting|but|besides|save)$/u;
/** Who is excepted has no more words before the last "and". */
const MAX_EXCEPTED = 8;
const MODAL = /^(?:may|must|can|could|should|shall|will|is|are|has|have|does|do|gets?|was|were)$/u;

/**
 * "Nobody except the cook | and the manager may sign", "no one | but the owner has a key": who is excepted belongs to the
 * subject; cut off from it, the ban would say the opposite.
 */
export function isOfExcepted(tokens: readonly Token[], at: number): boolean {
  const except = exceptAt(tokens, at);
  if (except === null) return false;
  if (except === at) return true;
  if (!/^(?:and|or|,)$/u.test(tokens[at]?.lower ?? '') || at - except > MAX_EXCEPTED) return false;
  return !tokens.slice(except + 1, at).some((token, index, names) => isVerbOfNames(token, index, names));
}

/** Where "except" or "but" stands after "nobody", "everyone" and the like: at a place or before it. */
function exceptAt(tokens: readonly Token[], at: number): number | null {
  for (let index = at; index > 0 && index >= at - MAX_EXCEPTED; index -= 1) {
    const { lower = '' } = tokens[index] ?? {};
    const before = tokens[index - 1]?.lower ?? '';
    const isExcept =
      EXCEPT.test(lower) ||
      (lower === 'other' && tokens[index + 1]?.lower === 'than') ||
      (lower === 'apart' && tokens[index + 1]?.lower === 'from');
    const isNobody = NOBODY.test(before) || (before === 'one' && tokens[index - 2]?.lower === 'no');
    if (isExcept && isNobody) return index;
  }
  return null;
}

/** "except the cook | signs": the names are over. */
function isVerbOfNames({ lower }: Token, index: number, names: readonly Token[]): boolean {
  if (MODAL.test(lower)) return true;
  const verb = readingOf(lower, 's');
  const isAfterName = index > 0 && !Words.DETERMINERS.has(names[index - 1]?.lower ?? '');
  return verb !== null && isAfterName && verbShare(verb.lemma) >= 0.5;
}
