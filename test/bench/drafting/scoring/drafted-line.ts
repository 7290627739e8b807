import type { SopDocument, Source } from '../../../../backend/libs/sop-document/index.js';
import { joinParts } from './plain-text.js';
import { bagOf, type WordBag } from './word-bag.js';

export type LineKind = 'step' | 'sub' | 'exception' | 'safety' | 'record';

/** One line of a drafted document. */
export interface DraftedLine {
  kind: LineKind;
  text: string;
  role: string | null;
  when: string | null;
  /** What stands beside a step: value, check, caution. */
  more: string;
  hasSubSteps: boolean;
  /** Whether it claims to come from the prompt. */
  isStated: boolean;
  /** Content words of the text. */
  bag: WordBag;
  /** Content words of the text and everything beside it. */
  full: WordBag;
  /** The readings of the line that are compared with gold lines. */
  bags: WordBag[];
}

/** What is scored of a document, so that a gold answer can stand for one. */
export interface ScoredDocument {
  title: string;
  phases: {
    steps: {
      src: Source;
      text: string;
      role: string | null;
      when: string | null;
      expected?: string | null;
      check?: string | null;
      caution?: string | null;
      sub?: { text: string }[];
    }[];
  }[];
  exceptions: Pick<SopDocument['exceptions'][number], 'src' | 'when' | 'then' | 'escalate_to'>[];
  safety: { src: Source; text: string }[];
  records: { src: Source; name: string; where?: string | null; keep?: string | null }[];
  notes: { text: string }[];
  questions: { text: string }[];
}

/** The lines of a document that can stand for a gold line. */
export function linesOf({ phases, exceptions, safety, records }: ScoredDocument): DraftedLine[] {
  return [
    ...phases.flatMap(({ steps }) => steps).flatMap(linesOfStep),
    ...exceptions.map(({ src, when, then, escalate_to }) => line('exception', src, then, { when, role: escalate_to })),
    ...safety.map(({ src, text }) => line('safety', src, text)),
    ...records.map(({ src, name, where, keep }) => line('record', src, joinParts(name, where, keep))),
  ];
}

function linesOfStep(step: ScoredDocument['phases'][number]['steps'][number]): DraftedLine[] {
  const { src, role, when, sub = [] } = step;
  const more = joinParts(step.expected, step.check, step.caution);
  return [
    line('step', src, step.text, { role, when, more, hasSubSteps: sub.length > 0 }),
    ...sub.map(({ text }) => line('sub', src, text, { role, when })),
  ];
}

function line(
  kind: LineKind,
  src: Source,
  text: string,
  beside: Partial<Pick<DraftedLine, 'role' | 'when' | 'more' | 'hasSubSteps'>> = {},
): DraftedLine {
  const { role = null, when = null, more = '', hasSubSteps = false } = beside;
  const bag = bagOf(text);
  const full = bagOf(joinParts(when, text, more, role));
  const bags = [bag, bagOf(joinParts(when, text)), full];
  return { kind, text, role, when, more, hasSubSteps, isStated: src !== 'suggested', bag, full, bags };
}
