import { dangerOf, isSuspect, keepsMachineOff, type RefusalReason } from '../../sop-document/index.js';
import { splitSentences } from '../text/sentences.js';

/** A request without what would harm people. */
export interface SafeText {
  text: string;
  refusals: RefusalReason[];
}

const MADE_WORSE = /\bin an? closed room\b|\balone\b/iu;

/**
 * Leaves out steps that would hurt people or hide the truth; warnings against them stay.
 * @param isMachineOff what {@link keepsMachineOff} says of the whole procedure, when `text` is one line of it
 */
export function refuseDangers(text: string, lang: string, isMachineOff = keepsMachineOff(text)): SafeText {
  const refusals = new Set<RefusalReason>();
  const reasonOf = (clause: string): RefusalReason | null => dangerOf(clause, isMachineOff);
  const lines = text.split('\n').map((line) => {
    if (!isSuspect(line)) return line;
    return splitSentences(line, lang)
      .map((sentence) => withoutDanger(sentence, reasonOf, refusals))
      .filter(Boolean)
      .join(' ');
  });
  return { text: lines.join('\n').trim(), refusals: [...refusals] };
}

function withoutDanger(
  sentence: string,
  reasonOf: (clause: string) => RefusalReason | null,
  refusals: Set<RefusalReason>,
): string {
  if (!isSuspect(sentence)) return sentence;
  const head = /^[^:]{3,80}:\s/u.exec(sentence)?.[0] ?? '';
  const clauses = sentence.slice(head.length).split(/(?<=[,;])\s+/u);
  const isMixed = clauses.some((clause) => reasonOf(clause) === 'chemicals');
  const kept = clauses.filter((clause) => {
    const danger = reasonOf(clause);
    if (danger) refusals.add(danger);
    return danger === null;
  });
  const rest = isMixed ? kept.map((clause) => clause.replace(MADE_WORSE, '')) : kept;
  return `${head}${rest.join(' ')}`
    .replace(/\s+(?=[,;.])/gu, '')
    .replace(/[,;:]\s*$/u, '.')
    .trim();
}
