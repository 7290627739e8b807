import type { Findings } from '../reading/findings.js';
import { readSectionBlock } from '../reading/section-reader.js';
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
  return sentencesIn(line.text).flatMap((text) => {
    if (section === 'records' && readStatement(text, findings) !== null) return [];
    return !tellsWork(text, findings.people) && isPart(text) ? [] : [{ ...line, text }];
  });
}

/** An introduction tells nothing of the work, but a figure in it is never lost. */
function keepFigures(text: string, findings: Findings): void {
  for (const sentence of sentencesIn(text).filter((one) => FIGURE.test(one) && !/\b(?:19|20)\d\d\b/u.test(one)))
    if (readStatement(sentence, findings) === null) findings.notes.push(capitalise(trimPunctuation(sentence)));
}
