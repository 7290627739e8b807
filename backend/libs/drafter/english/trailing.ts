import { isAdjective, readingOf } from './lexicon/words.js';
import type { Token } from './tokens.js';

/** "…, whoever asks": longer ones say what whoever it is does. */
const MAX_WHOEVER = 4;

/**
 * Whether a sign is a comma before words that only narrow or widen what stands before them: "call her, whatever the hour", "no
 * guests are admitted, except members". No condition ends there, and nothing new begins.
 */
export function isBeforeTrailing(tokens: readonly Token[], at: number): boolean {
  if (!/^(?:,|-|–|—)$/u.test(tokens[at]?.text ?? '')) return false;
  const [first, second, third] = tokens.slice(at + 1, at + 4);
  switch (first?.lower) {
    // "…, in no case later than Friday"
    case 'in':
      return /^(?:no|which)$/u.test(second?.lower ?? '') && third?.lower === 'case';
    // "use the cool box, with a thermometer in it"
    case 'with':
      return (at > 2 && /^an?$/u.test(second?.lower ?? '')) || third?.lower === 'exception';
    case 'except':
    case 'excluding':
    case 'regardless':
      return second !== undefined && second.text !== ',';
    // "…, unless the boss says otherwise"
    case 'unless':
      return tokens.slice(at + 1, at + 8).some(({ lower }) => lower === 'otherwise');
    case 'whatever':
      return !isSubjectOfVerb(second);
    case 'apart':
      return second?.lower === 'from';
    case 'other':
    case 'rather':
      return second?.lower === 'than';
    // "…, every time, no exceptions"
    case 'every':
      return second?.lower === 'time' && (third === undefined || third.kind === 'sign');
    case 'no':
      return /^(?:matter|exceptions?)$/u.test(second?.lower ?? '');
    case 'however':
      return isAdjective(second?.lower ?? '') || /^(?:much|many|often|long|late|far)$/u.test(second?.lower ?? '');
    case 'whoever':
    case 'wherever':
    case 'whichever': {
      const rest = tokens.slice(at + 1);
      const end = rest.findIndex(({ kind }) => kind === 'sign');
      return (end < 0 ? rest.length : end) <= MAX_WHOEVER && second?.text !== ',';
    }
    default:
      return false;
  }
}

/** "whatever is left goes in the bin": it does something itself. */
function isSubjectOfVerb(token: Token | undefined): boolean {
  return (
    token === undefined || readingOf(token.lower, 's') !== null || /^(?:is|was|has|can|does|you|we)$/u.test(token.lower)
  );
}
