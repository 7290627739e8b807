import type { RequestLine } from './layout/request-line.js';
import { BE } from './lexicon/closed-classes.js';
import { readingOf } from './lexicon/words.js';
import { sentencesIn } from './sentences-in.js';
import { tokenise } from './tokens.js';

/** What happens to papers: the list of records tells it. */
const KEPT = /^(?:kept|retained|stored|archived|held)$/u;

/** Under "Records", "strikes and carcasses are entered in the log" tells work, where "log sheet, ticket" names papers. */
export function tellsWorkInSection({ section, text }: RequestLine): boolean {
  if (section !== 'records' && section !== 'resources') return false;
  const sentences = sentencesIn(text);
  if (section === 'resources' && sentences.length > 1 && sentences.some(tellsDone)) return true;
  return tellsDone(sentences[0] ?? '');
}

function tellsDone(sentence: string): boolean {
  const tokens = tokenise(sentence);
  return tokens.some(({ lower }, at) => {
    const done = tokens[at + 1]?.lower ?? '';
    return BE.has(lower) && readingOf(done, 'participle') !== null && !KEPT.test(done);
  });
}
