import type { QuestionTopic, ResourceKind, SafetyLevel } from '../../../sop-document/index.js';

/**
 * A kind of procedure and what is common practice for it. Its lines are only suggestions for what a request leaves
 * open: they hold no number, no name and no limit.
 */
export interface Archetype {
  id: string;
  /** Stands in where a request has no title. */
  title: string;
  /** Whether there is no time to gather things first. */
  isUrgent?: true;
  /** Words of a title or request that tell of this kind. */
  match: RegExp;
  steps: readonly string[];
  roles: readonly { name: string; duty: string }[];
  resources: readonly { kind: ResourceKind; name: string }[];
  safety: readonly { level: SafetyLevel; text: string }[];
  exceptions: readonly { when: string; action: string }[];
  records: readonly string[];
  measures: readonly string[];
  questions: readonly { about: QuestionTopic; text: string }[];
}
