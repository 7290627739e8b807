import type { Findings } from '../reading/findings.js';
import { frequencyIn } from '../reading/frequency.js';
import { isLikelyBackground, isLikelyTalk } from '../talk/learned-talk.js';
import type { Place } from '../talk/opening-model.js';
import { capitalise, countWords, trimPunctuation } from '../text/words.js';
import { announcedTopic } from './announced-topic.js';
import { asAskedOrder } from './asked-order.js';
import { isAboutText, isChatter } from './chatter.js';
import { asDuty } from './duties.js';
import { orderCertainty } from './imperative.js';
import type { RequestLine } from './layout/request-line.js';
import { WANTED_OF } from './sentence.js';
import { sentencesIn } from './sentences-in.js';
import { tokenise } from './tokens.js';

/** "Cold?", "what about guests who cannot swim", "clean = A" */
const MAY_BE_CASE = /\?\s*$|=|->|→|^(?:and )?(?:what|how) (?:about|if) /iu;

/** "Right, this is how I do it" */
const FILLERS = /^right,?\s(?=(?:this|so|here|i|we|you|then|now)\b)/iu;

/**
 * Moves what was only said about the text, or to each other, from the lines to the notes; a request that holds nothing else
 * stays as it is.
 */
export function withTalkAside(lines: readonly RequestLine[], findings: Findings): readonly RequestLine[] {
  const aside: string[] = [];
  const words = countWords(lines.map(({ text }) => text).join(' '));
  let read = 0;
  const left = lines.flatMap((line) => {
    if (line.kind === 'heading' || line.section !== null) return [line];
    const sentences = sentencesIn(line.text);
    const before = read;
    read += sentences.length;
    const told = sentences.filter(
      (sentence, at) =>
        !isTalk(sentence, sentences[at - 1], line, findings.people) &&
        !isBackground(sentence, { at: before + at, words }, line, findings.people),
    );
    if (told.length === sentences.length) return [line];
    aside.push(...sentences.filter((sentence) => !told.includes(sentence)));
    return told.length === 0 ? [] : [{ ...line, text: told.join(' ') }];
  });
  if (!left.some(({ kind }) => kind !== 'heading')) return lines;
  findings.notes.push(...aside.map((sentence) => capitalise(trimPunctuation(sentence.replace(FILLERS, '')))));
  return left;
}

function isTalk(
  sentence: string,
  before: string | undefined,
  { kind }: RequestLine,
  people: ReadonlySet<string>,
): boolean {
  return (
    !MAY_BE_CASE.test(sentence) &&
    !before?.trim().endsWith('?') &&
    !isChatter(sentence) &&
    !isAboutText(sentence) &&
    isLikelyTalk(sentence, 'en', kind === 'item' || looksLikeWork(sentence)) &&
    asDuty(sentence, people).role === null
  );
}

/** "Our museum gets six paintings a year": what the firm is, and why it is written. */
function isBackground(sentence: string, place: Place, { kind }: RequestLine, people: ReadonlySet<string>): boolean {
  return (
    kind !== 'item' &&
    !MAY_BE_CASE.test(sentence) &&
    isLikelyBackground(sentence, 'en', place) &&
    !looksLikeWork(sentence) &&
    announcedTopic(sentence, people) === null &&
    asDuty(sentence, people).role === null
  );
}

/** "Sweep the floor", "I want the porters to sweep it", "the 7th of each month the clerk …" */
function looksLikeWork(sentence: string): boolean {
  return (
    orderCertainty(tokenise(sentence), 0) >= 2 ||
    asAskedOrder(sentence) !== sentence ||
    sentence.search(WANTED_OF) >= 0 ||
    frequencyIn(sentence) !== null
  );
}
