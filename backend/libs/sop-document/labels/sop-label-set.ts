import type { SafetyLevel } from '../sop-document.js';

/** The parts of a document that have a heading, in their order. */
export const SECTIONS = [
  'purpose',
  'scope',
  'trigger',
  'definitions',
  'roles',
  'resources',
  'safety',
  'phases',
  'exceptions',
  'records',
  'kpis',
  'references',
  'notes',
  'approval',
  'questions',
] as const;
export type Section = (typeof SECTIONS)[number];

/** The words around a person's own text, in one language. */
export interface SopLabelSet {
  headings: Record<Section, string>;
  revision: string;
  safetyLevels: Record<SafetyLevel, string>;
  suggested: string;
  /** Replaces an unknown value. */
  toConfirm: string;
  check: string;
  /** Before the limit of a step. */
  limit: string;
  caution: string;
  /** Before what a picture shows. */
  picture: string;
  minutes: string;
  /** Where a record is kept. */
  where: string;
  /** How long a record is kept. */
  keep: string;
  escalateTo: string;
  /** Name of a record that only an answer tells of. */
  anyRecord: string;
  /** Name of the measure that tells whether the work was done well. */
  goodResult: string;
  answer: string;
  untitled: string;
  /** Put before a condition that neither begins with a word of `conditionWords` or `timeWords` nor ends as they say. */
  conditionPrefix: string;
  conditionWords: readonly string[];
  /** Words that start a time, a place or a case without a prefix: "In the evening". "…前" is an ending. */
  timeWords: readonly string[];
  /** Between a lead and its text, with a space if the script uses one. */
  colon: string;
  /** First line of a draft that no language model has written. */
  notice: string;
  /** Question for values that the request does not contain; `{values}` is replaced. */
  confirmValues: string;
}
