import type { Findings } from '../reading/findings.js';
import { isLikelyTalk } from '../talk/learned-talk.js';
import { capitalise, countWords, trimPunctuation } from '../text/words.js';
import { asDuty } from './duties.js';
import type { RequestLine } from './layout/request-line.js';
import { sentencesIn } from './sentences-in.js';

/** "Boots.", "No lint.": of words so few, none tells enough. */
const LEAST_WORDS = 3;
/** "Cold?", "clean = A" */
const MAY_BE_CASE = /\?\s*$|=|->|→/u;

/**
 * Moves what was only said about the text, or to each other, from the lines to the notes; a request that holds nothing else
 * stays as it is.
 */
export function withTalkAside(lines: readonly RequestLine[], findings: Findings): readonly RequestLine[] {
  const aside: string[] = [];
  const left = lines.flatMap((line) => {
    if (line.kind === 'heading' || line.section !== null) return [line];
    const sentences = sentencesIn(line.text);
    const told = sentences.filter((sentence, at) => !isTalk(sentence, sentences[at - 1], line, findings.people));
    if (told.length === sentences.length) return [line];
    aside.push(...sentences.filter((sentence) => !told.includes(sentence)));
    return told.length === 0 ? [] : [{ ...line, text: told.join(' ') }];
  });
  if (!left.some(({ kind }) => kind !== 'heading')) return lines;
  findings.notes.push(...aside.map((sentence) => capitalise(trimPunctuation(sentence))));
  return left;
}

function isTalk(
  sentence: string,
  before: string | undefined,
  { kind }: RequestLine,
  people: ReadonlySet<string>,
): boolean {
  return (
    countWords(sentence) >= LEAST_WORDS &&
    !MAY_BE_CASE.test(sentence) &&
    !before?.trim().endsWith('?') &&
    isLikelyTalk(sentence, 'en', kind === 'item') &&
    asDuty(sentence, people).role === null
  );
}
