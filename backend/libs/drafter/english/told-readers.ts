import type { Findings } from '../reading/findings.js';
import { capitalise, lowerFirst } from '../text/words.js';
import { isAboutText } from './chatter.js';
import type { RequestLine } from './layout/request-line.js';
import { sentencesIn } from './sentences-in.js';

/** "Audience: temps covering the front desk." */
const LABELLED =
  /^(?:(?:target |intended )?(?:audience|readers?|readership|users)|target group|(?:intended|written|meant) for|for whom|who (?:it|this) is for)\s*:\s+(\p{L}[^:;]{2,110}?)[\s.!]*$/iu;
/** "Please write this up for our night porters:" above the work. */
const ASKS = /^(?:please|pls|can you|could you|kindly|i|we|need|(?:write|turn|make|put|type) (?:this|these|it))\b/iu;

/** Takes sentences that only label for whom the text is into the scope, and leaves out headings that only ask for the text. */
export function withoutReaders(lines: readonly RequestLine[], findings: Findings): RequestLine[] {
  return lines.flatMap((line) => {
    if (line.kind === 'heading') return ASKS.test(line.text) && isAboutText(line.text) ? [] : [line];
    if (line.section !== null || !line.text.includes(':')) return [line];
    const sentences = sentencesIn(line.text);
    const told = sentences.filter((sentence) => !LABELLED.test(sentence));
    if (told.length === sentences.length) return [line];
    for (const sentence of sentences) {
      const readers = LABELLED.exec(sentence)?.[1];
      if (readers) findings.scope.push(capitalise(`for ${lowerFirst(readers, findings.people)}`));
    }
    return told.length === 0 ? [] : [{ ...line, text: told.join(' ') }];
  });
}
