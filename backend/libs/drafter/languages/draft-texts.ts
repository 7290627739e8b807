import type { RefusalReason } from '../../sop-document/index.js';

/** The drafter's own sentences in one language. `title` and other arguments are a person's words. */
export interface DraftTexts {
  /** Name of the phase that holds steps without a heading. */
  carryOut: string;
  /** The heading of what the request wants to have in it and says nothing more of. */
  toCover: string;
  /** Duty of a role that is only called or told. */
  isInformed: string;
  /** Duty of a role that does something in an exception, and has no step. */
  actsInExceptions: string;
  /** Duty of a role that is named and nothing else. */
  unknownDuty: string;
  refusals: Record<RefusalReason, { note: string; safety: readonly string[] }>;
  questions: {
    title(guess: string): string;
    purpose: string;
    scope: string;
    /** How one sees that the work is done well. */
    acceptance: string;
    steps: string;
    roles: string;
    stepRole: string;
    trigger: string;
    /** Asked where nothing at all is recorded. */
    records: string;
    recordPlace: string;
    recordTime: string;
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
    /** Asked when a language model stopped before the end of its answer. */
    cut: string;
    measure(name: string): string;
  };
}
