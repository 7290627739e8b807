import { linesOf } from '../document-lines.js';
import { ENGLISH_VERBS } from '../quality-checks/lexicon/imperative-verbs.js';
import { type SopDocument, stepsOf } from '../sop-document.js';
import { dangerOf, isSuspect, keepsMachineOff, type RefusalReason } from './danger-of.js';

/** A line that would hurt people or hide the truth. */
export interface DangerousLine {
  /** JSON pointer of the entry. */
  path: string;
  text: string;
  reasons: RefusalReason[];
}

/**
 * Returns the lines of a document that the request guard would have removed. Warnings name their danger, so that only
 * an order counts there.
 */
export function dangerousLines(document: SopDocument): DangerousLine[] {
  const cautions = new Set(stepsOf(document).flatMap(({ caution, when }) => [caution, when]));
  const conditions = new Set(document.exceptions.map(({ when }) => when));
  const lines = linesOf(document);
  // Computed once: in a long answer it takes a while.
  const isMachineOff = lines.some(({ texts }) => texts.some(keepsMachineOff));
  return lines.flatMap(({ about, path, texts }) => {
    const isWarning = (text: string): boolean =>
      about === 'safety' || about === 'definitions' || cautions.has(text) || conditions.has(text);
    return texts.flatMap((text) => {
      const reasons = isWarning(text) && !isOrder(text) ? [] : dangersIn(text, isMachineOff);
      return reasons.length > 0 ? [{ path, text, reasons }] : [];
    });
  });
}

function dangersIn(text: string, isMachineOff: boolean): RefusalReason[] {
  if (!isSuspect(text)) return [];
  const clauses = text.split(/(?<=[,;:.!?])\s+/u).map((clause) => dangerOf(clause, isMachineOff));
  return [...new Set(clauses)].filter((reason) => reason !== null);
}

function isOrder(text: string): boolean {
  const [first = ''] = text.trim().toLowerCase().split(/\s+/u);
  return ENGLISH_VERBS.has(first);
}
