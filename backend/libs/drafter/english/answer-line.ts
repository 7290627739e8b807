import { type Line, lineOf } from './line.js';
import { readSentence } from './sentence.js';
import type { SentenceContext } from './sentence-context.js';

/** "Rinse after: 5 mins, cold only": what was asked in a chat and its answer, as one line in the words of both. */
export function answerLine(text: string, context: SentenceContext): Line {
  const answer = text.slice(text.indexOf(':') + 1).trim();
  const lines = readSentence(answer, context);
  const [only, ...others] = lines;
  const isRule = lines.length > 0 && lines.every(({ kind }) => kind === 'rule');
  return lineOf(isRule ? 'rule' : 'step', text, { role: others.length === 0 ? (only?.role ?? null) : null });
}
