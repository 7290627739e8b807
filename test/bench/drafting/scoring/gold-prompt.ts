import { readFileSync } from 'node:fs';

/** What an experienced technical writer would draw from one line of a prompt. */
export interface GoldLine {
  text: string;
  /** Who does it; null where the prompt names nobody but "I" and "you". */
  role?: string | null;
  /** Condition or time; null where there is none. */
  when?: string | null;
  /** First verbs that are right, in their base form. */
  verbs?: string[];
  /** The words of the prompt that it comes from. */
  source?: string;
}

/** The parts of a gold answer that hold lines. */
export const GOLD_KINDS = ['steps', 'exceptions', 'cautions', 'records'] as const;
export type GoldKind = (typeof GOLD_KINDS)[number];

/** A prompt as people type it, with what a good procedure drawn from this prompt alone holds. */
export interface GoldPrompt extends Record<GoldKind, GoldLine[]> {
  id: string;
  /** BCP-47 tag of the prompt. */
  lang: string;
  /** For example `one-liner`, `dictated`, `table`. */
  style: string;
  prompt: string;
  /** Titles that are acceptable. */
  title: string[];
  /** Each role with the names that are acceptable for it. */
  roles: string[][];
  /** Every number, time, name and code that has to stand somewhere in the document. */
  facts: string[];
  /** Background, chatter and reasons, which must not become steps. */
  not_steps: string[];
  questions: string[];
  /** Words that must not stand in the document, such as a value that was corrected. */
  must_not: string[];
  /** Of one-liners: what a proposal should cover, each as a list of key words. */
  expected_topics?: string[][];
}

/** Reads a file of gold prompts. */
export function readGoldPrompts(file: URL): GoldPrompt[] {
  return JSON.parse(readFileSync(file, 'utf8'));
}
