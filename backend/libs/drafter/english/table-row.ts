import { type FoundStep, foundStep } from '../reading/findings.js';
import { lowerFirst } from '../text/words.js';
import { readClause } from './clause.js';
import type { TableRow } from './layout/table.js';
import type { Line } from './line.js';
import { readSentence, type SentenceContext } from './sentence.js';
import { tokenise } from './tokens.js';

/** Reads a row into its step, with its limits, and the rules and orders that its other cells tell. */
export function readTableRow(row: TableRow, context: SentenceContext): { step: FoundStep; lines: Line[] } {
  const text = row.method === null ? row.text : `${row.text}: ${lowerFirst(row.method, context.people)}`;
  const step = foundStep(text, { role: row.role, when: row.when });
  const limits: string[] = [];
  const lines: Line[] = [];
  const [only, ...others] = row.details;
  // "Cut | 100 g bars": a word alone says too little.
  const isThin =
    only !== undefined &&
    /^\p{L}+$/u.test(text) &&
    readClause(tokenise(only), { ...context, previous: null }).clause.form === 'phrase';
  if (isThin) step.text = `${row.text}: ${only}`;
  for (const line of (isThin ? others : row.details).flatMap((detail) => readSentence(detail, context))) {
    const isOrder = line.kind === 'step' && !line.isKept;
    if (line.kind === 'rule' || isOrder) lines.push(line);
    else limits.push([line.when, line.text].filter(Boolean).join(', '));
  }
  if (row.duration) step.text = `${step.text} (${row.duration})`;
  step.expected = limits.join('; ') || null;
  return { step, lines };
}
