import { readFileSync } from 'node:fs';
import { draftSop } from '../../../backend/libs/drafter/draft-sop.js';
import { goldSets, isOddId, OLD_PROMPTS } from '../../bench/drafting/prompt-sets.js';
import { VerbDictionary } from '../../bench/drafting/scoring/verbs.js';
import type { LintedDraft } from './lint-rule.js';

/** A draft that is checked, with the id of its prompt. */
export interface NamedDraft extends LintedDraft {
  id: string;
  /** Whether its text may be shown: odd ids are for measuring only. */
  isShown: boolean;
}

const WISHES = new URL('../../../backend/libs/drafter/templates/testing/', import.meta.url);
const WISH_LANGUAGES = ['en', 'de', 'es', 'fr', 'pt', 'it', 'nl'];

/** The names of the sets. */
export const SETS = ['even', 'odd', 'own', 'old', 'wishes'] as const;
export type SetName = (typeof SETS)[number];

interface NamedPrompt {
  id: string;
  prompt: string;
}

/** The prompts of the repository that have an id: even, odd, own, old, and one wish for each template. */
export function promptsOf(set: SetName): NamedPrompt[] {
  if (set === 'wishes') return WISH_LANGUAGES.flatMap(wishesIn);
  if (set === 'old') return OLD_PROMPTS.map(({ id, prompt }) => ({ id, prompt }));
  return goldSets().flatMap(({ name, golds }) => (name === set ? golds : []));
}

export function draftsOf(set: SetName): NamedDraft[] {
  const verbs = new VerbDictionary(goldSets().flatMap(({ golds }) => golds));
  return promptsOf(set).map(({ id, prompt }) => ({
    id,
    prompt,
    verbs,
    document: draftSop(prompt).document,
    isShown: !isOddId(id),
  }));
}

/** The first wish for each template of a language. */
function wishesIn(lang: string): NamedPrompt[] {
  const wishes: { id: string | null; text: string }[] = JSON.parse(
    readFileSync(new URL(`wishes.${lang}.json`, WISHES), 'utf8'),
  );
  const byTemplate = new Map<string, string>();
  for (const { id, text } of wishes) if (id !== null && !byTemplate.has(id)) byTemplate.set(id, text);
  return [...byTemplate].map(([id, prompt]) => ({ id: `${lang}/${id}`, prompt }));
}
