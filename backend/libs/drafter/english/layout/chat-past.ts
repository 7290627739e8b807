import { countWords } from '../../text/words.js';
import { readingOf } from '../lexicon/words.js';
import type { RequestLine } from './request-line.js';

const BEFORE = '(?:(?:so|and|ok|okay|hey|hi|guys|wait|sorry|but|oh|morning|all)[,\\s]+){0,3}';
/** "did anyone revert it last night?", "was the gate locked when you came?" */
const DID = new RegExp(
  `^${BEFORE}(?:did|was|were) (?:any(?:one|body)|some(?:one|body)|you|we|they|he|she|the|it|that|this|there|\\p{Lu}\\p{Ll}+)\\b[^.!;]{2,120}$`,
  'iu',
);
/** "who approved that?" */
const WHO = new RegExp(`^${BEFORE}(?:who|which of (?:you|us)) (?<verb>\\p{L}+)\\b[^.!;]{0,80}$`, 'iu');
/** What an answer does not say that only tells what happened. */
const TELLS_RULE =
  /\b(?:must|should|shall|have to|has to|needs? to|always|never|from now on|please|make sure|if|when|unless|before|after|only)\b/iu;
/** "night*", "*Tuesday": a word typed again. */
const TYPED_AGAIN = /^(?:\*\S{2,20}|\S{2,20}\*)$/u;
const MAX_ANSWER_WORDS = 14;

/** The turns of a chat with what was asked about something that is over, and its answer, among the notes. */
export function withPastAside(turns: readonly RequestLine[]): RequestLine[] {
  const told = turns.filter(({ text }) => !TYPED_AGAIN.test(text.trim()));
  return told.map((turn, at) => {
    const before = told[at - 1];
    const isAnswer =
      before !== undefined && before.speaker !== turn.speaker && asksOfPast(before.text) && answersOnly(turn.text);
    return turn.section === null && (asksOfPast(turn.text) || isAnswer) ? { ...turn, section: 'notes' } : turn;
  });
}

function asksOfPast(text: string): boolean {
  const plain = text.trim();
  if (DID.test(plain)) return true;
  const verb = WHO.exec(plain)?.groups?.['verb']?.toLowerCase() ?? '';
  return verb === 'was' || (readingOf(verb, 'past') !== null && readingOf(verb, 'base') === null);
}

function answersOnly(text: string): boolean {
  return countWords(text) <= MAX_ANSWER_WORDS && !TELLS_RULE.test(text);
}
