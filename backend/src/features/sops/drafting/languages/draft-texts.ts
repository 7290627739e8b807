import type { RefusalReason } from '../guards/refuse-dangers.js';

/** The drafter's own sentences in one language. `title` and other arguments are a person's words. */
export interface DraftTexts {
  purpose(title: string): string;
  scope(title: string, roles: readonly string[]): string;
  phases: { prepare: string; carryOut: string; finish: string };
  /** Steps of common practice around the stated ones. */
  gather: string;
  protect: string;
  checkResult: string;
  fileRecord: string;
  exception: { when: string; action: string };
  record: string;
  measure: string;
  role: { name: string; duty: string };
  /** Duty of a role that has many steps. */
  carriesOut: string;
  /** Duty of a role that is only called or told. */
  isInformed: string;
  /** Duty of a role that is named and nothing else. */
  unknownDuty: string;
  /** What must be true at the end of a run. */
  finalCheck: string;
  /** Stands where the first step would be. */
  firstStep: string;
  refusals: Record<RefusalReason, { note: string; safety: readonly string[] }>;
  questions: {
    title(guess: string): string;
    steps: string;
    roles: string;
    stepRole: string;
    trigger: string;
    records: string;
    exceptions: string;
    approval: string;
    safety: string;
    personRole(name: string): string;
    vague(word: string): string;
    acronym(term: string): string;
    notMet(step: string, value: string): string;
    guessed(thing: string): string;
    placeholder(name: string): string;
    secrets(names: readonly string[]): string;
    instructions: string;
    refused: string;
    correction(text: string): string;
    measure(name: string): string;
  };
}
