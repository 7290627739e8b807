import { PROMPT_FIXTURES, type PromptFixture } from '../../../backend/libs/drafter/testing/prompt-fixtures.js';
import { type GoldPrompt, readGoldPrompts } from './scoring/gold-prompt.js';
import { VerbDictionary } from './scoring/verbs.js';

/** Prompts with gold answers that are measured together. */
export interface GoldSet {
  /** Heading of the column. */
  name: string;
  golds: readonly GoldPrompt[];
  verbs: VerbDictionary;
}

const DATA = new URL('../../data/', import.meta.url);

/**
 * The sets with gold answers. Of `drafts-dev.json` rules are written with the even ids; the odd ones only measure whether a
 * rule holds for prompts that nobody has looked at, so nobody reads them.
 */
export function goldSets(): GoldSet[] {
  const development = readGoldPrompts(new URL('drafts-dev.json', DATA));
  const own = readGoldPrompts(new URL('drafts-own.json', DATA));
  // What a verb is, is known from all gold answers of a file.
  const verbs = new VerbDictionary(development);
  return [
    { name: 'even', golds: development.filter(({ id }) => !isOddId(id)), verbs },
    { name: 'odd', golds: development.filter(({ id }) => isOddId(id)), verbs },
    { name: 'own', golds: own, verbs: new VerbDictionary(own) },
  ];
}

/** The 25 prompts that the first rules were written with; they have patterns to hold and no gold answers. */
export const OLD_PROMPTS: readonly PromptFixture[] = PROMPT_FIXTURES;

/** Whether a prompt of `drafts-dev.json` is for measuring only. */
export function isOddId(id: string): boolean {
  return /^d\d*[13579]$/.test(id);
}
