import { lowerFirst } from '../text/words.js';
import * as Words from './lexicon/closed-classes.js';
import { isAdjective, isNoun, isTransitive, isUnknownWord, readingOf } from './lexicon/words.js';
import { sentencesIn } from './sentences-in.js';
import { type Token, textOf, tokenise } from './tokens.js';

/** Among so many sentences a complaint says what it is about. */
const EARLY_SENTENCES = 4;
const MAX_NAME = 4;
const DENIED_BE = /^(?:wasn't|weren't|isn't|aren't)$/u;
const BETWEEN = /^(?:being|been|getting|always|even|properly|fully|\p{L}{3,}ly)$/u;
const STATES = /^(?:used|allowed|meant|supposed|interested|tired|done|worn|known|needed|required|finished|lost|left)$/u;
const SOMEBODY = /^(?:nobody|no-one|somebody|someone|people|everyone|everybody|they|you|we|guys|staff)$/u;
const FAILS = /^(?:forgot|forget|forgets|forgetting|didn't|doesn't|don't|never)$/u;

/** "the fryer oil wasn't changed", "people forget to lock the shed": what has to be done, and was not; null where nothing is told of it. */
export function neglectedTopic(request: string): string | null {
  for (const sentence of sentencesIn(request).slice(0, EARLY_SENTENCES)) {
    const tokens = tokenise(sentence);
    const end = tokens.findIndex(
      ({ lower }) => Words.CONDITION_WORDS.has(lower) || /^(?:sure|check|that)$/u.test(lower),
    );
    const told = end < 0 ? tokens : tokens.slice(0, end);
    const topic = notDone(sentence, told) ?? forgotten(sentence, told);
    if (topic) return topic;
  }
  return null;
}

/** "the fryer oil wasn't changed" */
function notDone(sentence: string, tokens: readonly Token[]): string | null {
  const be = tokens.findIndex(({ lower }, at) => DENIED_BE.test(lower) || isDenied(tokens, at));
  if (be < 1) return null;
  const from = DENIED_BE.test(tokens[be]?.lower ?? '') ? be + 1 : be + 2;
  const verb = tokens.findIndex(({ lower }, at) => at >= from && !BETWEEN.test(lower));
  const word = tokens[verb]?.lower ?? '';
  const lemma = STATES.test(word) ? undefined : readingOf(word, 'participle')?.lemma;
  const thing = thingBefore(tokens, be);
  return lemma && isWork(lemma) && thing.length > 0
    ? `we ${lemma} ${lowerFirst(textOf(sentence, thing), new Set())}`
    : null;
}

/** "is never", "were not" */
function isDenied(tokens: readonly Token[], at: number): boolean {
  return (
    /^(?:is|are|was|were|gets?|has|have)$/u.test(tokens[at]?.lower ?? '') &&
    /^(?:not|never)$/u.test(tokens[at + 1]?.lower ?? '')
  );
}

/** "people forget to lock the shed", "nobody cleaned the machine" */
function forgotten(sentence: string, tokens: readonly Token[]): string | null {
  const somebody = tokens.findIndex(({ lower }) => SOMEBODY.test(lower));
  if (somebody < 0) return null;
  const fails = tokens.findIndex(({ lower }, at) => at > somebody && at <= somebody + MAX_NAME && FAILS.test(lower));
  const isNobody = /^(?:nobody|no-one)$/u.test(tokens[somebody]?.lower ?? '');
  const verb = fails >= 0 ? fails + (tokens[fails + 1]?.lower === 'to' ? 2 : 1) : somebody + 1;
  if (fails < 0 && !isNobody) return null;
  const word = tokens[verb]?.lower ?? '';
  const lemma = (fails >= 0 ? readingOf(word, 'base') : readingOf(word, 'past', 'participle'))?.lemma;
  const thing = thingAfter(tokens, verb + 1);
  const last = thing.at(-1);
  if (!lemma || !last) return null;
  // "put the tools back"
  const after = tokens[tokens.indexOf(last) + 1]?.lower ?? '';
  const particle = Words.PARTICLES.has(after) ? ` ${after}` : '';
  return isWork(lemma) ? `we ${lemma} ${textOf(sentence, thing)}${particle}` : null;
}

function isWork(lemma: string): boolean {
  return (
    isTransitive(lemma) &&
    !Words.MENTAL_VERBS.has(lemma) &&
    !/^(?:tell|say|ask|do|get|take|see|hear|show)$/u.test(lemma)
  );
}

/** "the fryer oil" before its verb */
function thingBefore(tokens: readonly Token[], end: number): readonly Token[] {
  let start = end;
  while (start > 0 && end - start < MAX_NAME && isPart(tokens[start - 1])) start -= 1;
  const article = tokens[start - 1];
  const isWhole = start === 0 || Words.DETERMINERS.has(article?.lower ?? '');
  return isWhole && start < end ? tokens.slice(Math.max(0, article && isWhole ? start - 1 : start), end) : [];
}

/** "the shed" after its verb */
function thingAfter(tokens: readonly Token[], from: number): readonly Token[] {
  const start = Words.DETERMINERS.has(tokens[from]?.lower ?? '') ? from + 1 : from;
  let end = start;
  while (end < tokens.length && end - start < MAX_NAME && isPart(tokens[end])) end += 1;
  return end > start && start > from ? tokens.slice(from, end) : [];
}

function isPart(token: Token | undefined): boolean {
  if (token?.kind !== 'word' || Words.isFunctionWord(token.lower)) return false;
  return isNoun(token.lower) || isUnknownWord(token.lower) || isAdjective(token.lower);
}
