import type { Findings } from '../reading/findings.js';
import { readSectionBlock } from '../reading/section-reader.js';
import { splitSentences } from '../text/sentences.js';
import { capitalise, trimPunctuation } from '../text/words.js';
import { FIGURE } from './kept.js';
import type { RequestLine } from './layout/request-line.js';
import { mayTellWork, tellsWork } from './section-sentence.js';
import { sentencesIn } from './sentences-in.js';
import { readStatement } from './statements.js';

/** Reads a line under a heading that names a part of the document; gives what of it is work, to be read as elsewhere. */
export function workInSection(
  line: RequestLine,
  section: NonNullable<RequestLine['section']>,
  findings: Findings,
): RequestLine[] {
  if (section === 'skip') {
    keepFigures(line.text, findings);
    return [];
  }
  const isPart = (text: string): boolean => readSectionBlock({ section, text }, findings);
  if (!mayTellWork(line)) return isPart(line.text) ? [] : [line];
  return sentencesOf(line.text).flatMap((text) => {
    if (section === 'records' && (readKept(text, findings) || readStatement(text, findings) !== null)) return [];
    return !tellsWork(text, findings.people) && isPart(text) ? [] : [{ ...line, text }];
  });
}

/** The sentences of a line; a time alone is of the one before: "Form, log book. 5 years." */
function sentencesOf(line: string): string[] {
  const sentences: string[] = [];
  for (const sentence of splitSentences(line, 'en')) {
    const last = sentences.at(-1);
    if (last !== undefined && TIME_ALONE.test(sentence)) sentences[sentences.length - 1] = `${last} ${sentence}`;
    else sentences.push(sentence);
  }
  return sentences;
}

const TIME_ALONE = /^(?:all |kept |keep )*(?:for )?\d{1,3} (?:days?|weeks?|months?|years?)[.!]?$/iu;
const KEPT =
  /^(?:the |all )?(?<names>[^:;]{3,160}?) (?:is|are|must be|should be|to be|have to be|has to be) (?:kept|retained|stored|archived|held)(?: for)?(?: at least)? (?<keep>(?:\d{1,3}|one|two|three|four|five|six|seven|eight|nine|ten|twelve) (?:days?|weeks?|months?|years?))(?:\s(?:in|on|at|by)\s(?<where>.{3,60}))?[.!]?$/iu;

/** "Form F-12, submission forms and confirmations are kept for 6 years": each of them; false where that is not said. */
function readKept(sentence: string, { records }: Findings): boolean {
  const { names = '', keep = '', where } = KEPT.exec(sentence)?.groups ?? {};
  if (names === '') return false;
  const several = names.includes(',') ? names.split(/\s*,\s*(?:and\s+)?|\s+and\s+/u) : [names];
  for (const name of several) records.push({ name: capitalise(name), where: where ?? null, keep });
  return true;
}

/** An introduction tells nothing of the work, but a figure in it is never lost. */
function keepFigures(text: string, findings: Findings): void {
  for (const sentence of sentencesIn(text).filter((one) => FIGURE.test(one) && !/\b(?:19|20)\d\d\b/u.test(one)))
    if (readStatement(sentence, findings) === null) findings.notes.push(capitalise(trimPunctuation(sentence)));
}
