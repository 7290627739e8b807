import { isCommonNoun, isPersonNoun, readingOf } from '../lexicon/words.js';
import { tokenise } from '../tokens.js';
import type { RequestLine } from './request-line.js';

/** "who do I tell", "whom should we call then?" */
const WHO_TO =
  /^(?:(?:and|ok|okay|so|but)[,\s]+){0,2}whom? (?:do|should|must|shall|can|would) (?:i|we|you|they) (tell|call|ring|ask|inform|phone|contact|notify|email|text|report to|speak to|talk to|send it to|give it to)(?: then| about (?:it|that|this))?[?\s]*$/iu;
const MAX_ANSWER_WORDS = 6;

/** In a chat, a question and the answer of the next speaker as what is to be done: "who do I tell" – "the pharmacist on duty". */
export function withAnswers(lines: readonly RequestLine[]): RequestLine[] {
  const read: RequestLine[] = [];
  for (const line of lines) {
    const asked = read.at(-1);
    const act = asked && asked.speaker !== line.speaker ? WHO_TO.exec(asked.text)?.[1] : undefined;
    const [, answer = '', rest = ''] = /^([^.,;!?:]{2,60})(.*)$/su.exec(line.text) ?? [];
    if (act && namesSomebody(answer)) {
      read.pop();
      read.push({ ...line, text: `${act.toLowerCase()} ${answer}${rest}` });
    } else read.push(line);
  }
  return read;
}

function namesSomebody(answer: string): boolean {
  const tokens = tokenise(answer);
  const [first, second] = tokens;
  if (!first || tokens.length > MAX_ANSWER_WORDS) return false;
  const isName = /^\p{Lu}\p{Ll}+$/u.test(first.text) && tokens.length <= 2;
  const isOrder = readingOf(first.lower, 'base') !== null && !isCommonNoun(first.lower);
  return !isOrder && (isName || tokens.some(({ lower }) => isPersonNoun(lower)) || second?.lower === 'on');
}
