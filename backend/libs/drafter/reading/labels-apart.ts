import { actorOf } from '../languages/actors.js';
import { foreignOrder, holdsAuxiliary, holdsFiniteVerb } from '../languages/clauses/foreign-order.js';
import type { ReadingProfile } from '../languages/reading-profile.js';
import { foreignSectionOf } from '../text/foreign-headings.js';
import type { RequestSection } from '../text/section-headings.js';
import { splitSentences } from '../text/sentences.js';
import { trimPunctuation } from '../text/words.js';

const LABEL = /^(?<key>\p{L}[^:.,;]{1,40}?)\s?:\s+\S/u;
/** What stands behind these is a name or two. */
const NAMES: ReadonlySet<RequestSection> = new Set(['roles', 'scope', 'trigger', 'resources', 'references']);

/** "Per chi: pesatori. Responsabile: enologo. Le bollette …": a line of which several parts of a document are told, each in a line of its own. */
export function withLabelsApart(line: string, { retention }: ReadingProfile, lang: string): string[] {
  if (sectionOf(line) === null) return [line];
  const [first = '', ...others] = splitSentences(line, lang);
  const opened = sectionOf(first);
  if (opened === null || others.length === 0) return [line];
  const lines = [first];
  let isOfName = NAMES.has(opened);
  for (const sentence of others) {
    const section = sectionOf(sentence);
    const told = trimPunctuation(sentence);
    const isWork = isOfName && (retention.test(told) || LABEL.test(sentence) || tellsSomething(told, lang));
    if (section === null && !isWork) lines[lines.length - 1] = `${lines.at(-1)} ${sentence}`;
    else lines.push(sentence);
    isOfName = section === null ? isOfName && !isWork : NAMES.has(section);
  }
  return lines;
}

function sectionOf(sentence: string): RequestSection | null {
  const key = LABEL.exec(sentence)?.groups?.['key'];
  return key === undefined ? null : foreignSectionOf(key);
}

function tellsSomething(sentence: string, lang: string): boolean {
  return (
    foreignOrder(sentence, lang) !== null ||
    actorOf(sentence, lang) !== null ||
    holdsFiniteVerb(sentence, lang) ||
    holdsAuxiliary(sentence, lang)
  );
}
