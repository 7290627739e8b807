import { readClause } from './clause.js';
import { orderCertainty } from './imperative.js';
import { isThirdPerson, readingOf } from './lexicon/words.js';
import type { SentenceContext } from './sentence-context.js';
import { tokenise } from './tokens.js';

const MOST_WORDS = 6;
/** "not just the switch", "all 3 same", "24 months", "with gloves": it says more of what stands before. */
const BEGINS =
  /^(?:(?:not|never|no|only|all|both|each|always|max|min|at least|at most|up to|about|approx|with|without|w\/|within|per|by|until|till)(?=[\s.:]|$)|\d)/iu;
/** "email ok", "vapour first", "gloves optional" */
const ENDS = /\s(?:ok|okay|fine|required|optional|first|last|always|only|too|same|minimum|maximum|max|min)$/iu;
/** What has its own sign is read as it is everywhere. */
const READ_APART = /[:=?"“”]|->|→|,/u;

/**
 * Whether a sentence of a few words without a verb, behind the first one of an item of a list, only says more of it:
 * "power off at the isolator. not just the switch".
 */
export function leansOnItem(sentence: string, people: ReadonlySet<string>): boolean {
  const said = sentence.replace(/[\s.!]+$/u, '');
  const tokens = tokenise(said);
  if (tokens.length < 2 || tokens.length > MOST_WORDS || READ_APART.test(said)) return false;
  if (!BEGINS.test(said) && !ENDS.test(said)) return false;
  const [, ...others] = tokens;
  // "no phones", "never shake": what must not be is a rule.
  const isBan = /^(?:no|never)$/u.test(tokens[0]?.lower ?? '');
  if (isBan && (tokens.length < 3 || readingOf(tokens[1]?.lower ?? '', 'base', 's', 'participle') !== null))
    return false;
  const mayBeOrder = orderCertainty(tokens, 0) >= 1 && !/\s(?:ok|okay|fine|optional)$/iu.test(said);
  if (mayBeOrder || others.some(({ lower }) => isThirdPerson(lower))) return false;
  const { form } = readClause(tokens, { people, previous: null }).clause;
  return form === 'phrase' || form === 'note' || form === 'prohibition';
}

/** "Ok, thanks", "Great!!": a word or two in a chat, or with two such signs, that name nothing to do. */
export function isExclamation(
  sentence: string,
  { isItem, speaker }: { isItem: boolean; speaker: string | null },
  context: SentenceContext,
): boolean {
  const words = sentence.match(/[\p{L}\d]+/gu)?.length ?? 0;
  const isShort =
    (speaker !== null && words <= 2 && !/\d|=|->|→/u.test(sentence)) ||
    (!isItem && words <= 2 && /!!\s*$/u.test(sentence));
  if (!isShort) return false;
  const said = tokenise(sentence.replace(/!+\s*$/u, ''));
  return readClause(said, { ...context, previous: null }).clause.form === 'phrase';
}
