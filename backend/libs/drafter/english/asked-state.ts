import * as Words from './lexicon/closed-classes.js';
import { isAdjective, isCommonNoun, isNoun, readingOf } from './lexicon/words.js';
import { type Token, tokenise } from './tokens.js';

const ASKED = /^(?:(?:and|but|so) )?(?<verb>is|are|was|were|has|have) (?<told>[^?,;:]{3,80})\?$/iu;
const PRONOUN = /^(?:it|there|he|she|they|everything|everybody|everyone|anything|anybody|anyone|something)$/u;

const CLOSED = [Words.PREPOSITIONS, Words.DETERMINERS, Words.ADVERBS];

/** "Is the tank below a quarter?" → "the tank is below a quarter"; null where what is asked about has no sure end. */
export function askedState(question: string, isNegated: boolean): string | null {
  const { verb, told } = ASKED.exec(question.trim())?.groups ?? {};
  if (verb === undefined || told === undefined) return null;
  const tokens = tokenise(told);
  const predicate = tokens[endOfSubject(tokens)];
  if (predicate === undefined) return null;
  const auxiliary = `${verb.toLowerCase()}${isNegated ? ' not' : ''}`;
  return `${told.slice(0, predicate.start).trim()} ${auxiliary} ${told.slice(predicate.start).trim()}`;
}

/** Where the subject of a question ends; the number of all tokens where that is not certain. */
function endOfSubject(tokens: readonly Token[]): number {
  const first = tokens[0]?.lower ?? '';
  if (PRONOUN.test(first)) return 1;
  if (!Words.DETERMINERS.has(first)) return tokens.length;
  const end = tokens.findIndex((token, at) => at > 1 && beginsPredicate(token));
  const subject = tokens.slice(1, end);
  const isSubject =
    subject.every(({ lower }) => isNoun(lower) || isAdjective(lower)) && isNoun(subject.at(-1)?.lower ?? '');
  // "Is the door to the cellar locked?": where it is may belong to it.
  const isBehindPlace = Words.PREPOSITIONS.has(tokens[end]?.lower ?? '') && isState(tokens.at(-1));
  return end > 1 && isSubject && !isBehindPlace ? end : tokens.length;
}

function beginsPredicate(token: Token): boolean {
  return token.kind === 'number' || CLOSED.some((words) => words.has(token.lower)) || isState(token);
}

function isState(token: Token | undefined): boolean {
  const word = token?.lower ?? '';
  if (Words.POSITIONS.has(word)) return true;
  return !isCommonNoun(word) && (isAdjective(word) || readingOf(word, 'participle') !== null);
}
