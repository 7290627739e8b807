import type { Findings } from '../reading/findings.js';
import { capitalise, lowerFirst } from '../text/words.js';
import { isAboutText } from './chatter.js';
import type { RequestLine } from './layout/request-line.js';
import { namesOnlyReaders } from './readers.js';
import { sentencesIn } from './sentences-in.js';

/** "Audience: temps covering the front desk." */
const LABELLED =
  /^(?:(?:target |intended )?(?:audience|readers?|readership|users)|target group|(?:intended|written|meant) for|for whom|who (?:it|this) is for)\s*:\s+(\p{L}[^:;]{2,110}?)[\s.!]*$/iu;
/** "It is for the inbound team, 6 people per shift, and for agency workers" */
const IS_FOR =
  /^(?:it|this|the (?:text|procedure|sop|document|sheet|checklist|guide|list))(?:['’]s| is| will be)(?: meant| intended| written| only| mainly| mostly)* for ((?:(?:the|our|my|all|new|both) )[^;:.]{3,140})[\s.!]*$/iu;
/** "Please write this up for our night porters:" above the work. */
const ASKS = /^(?:please|pls|can you|could you|kindly|i|we|need|(?:write|turn|make|put|type) (?:this|these|it))\b/iu;

/** Takes sentences that only label for whom the text is into the scope, and leaves out headings that only ask for the text. */
export function withoutReaders(lines: readonly RequestLine[], findings: Findings): RequestLine[] {
  return lines.flatMap((line) => {
    if (line.kind === 'heading') return ASKS.test(line.text) && isAboutText(line.text) ? [] : [line];
    const isLikely = line.text.includes(':') || /\b(?:is|['’]s|be)\b[^.]{0,40}\bfor\b/iu.test(line.text);
    if (line.section !== null || line.speaker !== null || !isLikely) return [line];
    const sentences = sentencesIn(line.text);
    const told = sentences.filter((sentence) => readersOf(sentence) === null);
    if (told.length === sentences.length) return [line];
    for (const sentence of sentences) {
      const readers = readersOf(sentence);
      if (readers !== null) findings.scope.push(capitalise(`for ${lowerFirst(readers, findings.people)}`));
    }
    return told.length === 0 ? [] : [{ ...line, text: told.join(' ') }];
  });
}

/** Whom a sentence says that the text is for: "Audience: temps", "It is for the inbound team and for agency workers"; null for others. */
function readersOf(sentence: string): string | null {
  const labelled = LABELLED.exec(sentence)?.[1];
  if (labelled) return labelled;
  const named = IS_FOR.exec(sentence)?.[1] ?? '';
  const [first = ''] = named.split(/,|\s(?:and|who|which|that|or)\s/u);
  return first !== '' && namesOnlyReaders(first) ? named : null;
}
