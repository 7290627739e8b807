import { draftWithModel } from '../../../backend/src/features/sops/writing/model-drafter.js';
import {
  type LanguageModel,
  LanguageModelError,
  type LanguageModelErrorCode,
} from '../../../backend/src/platform/language-model/language-model.js';
import type { MeasuredSet } from './measure-drafts.js';
import type { GoldSet } from './prompt-sets.js';
import { scorePrompt } from './scoring/score-prompt.js';

/** Why a model has no draft of a prompt; `guarded` when the guards leave nothing that it could be asked. */
export type NoDraft = LanguageModelErrorCode | 'guarded';

/** What a model made of a set. */
export interface MeasuredModel {
  /** Of the prompts that it drafted. */
  drafted: MeasuredSet;
  /** Ids of those that it did not draft; the product falls back to the offline drafter there. */
  failures: { id: string; reason: NoDraft }[];
}

/**
 * Has a model draft every prompt of a set as the product would, guards and repairs included, one after the other: models on
 * one machine would slow each other down.
 * @param onPrompt is called after each prompt, because a slow model takes minutes
 */
export async function measureModel(
  { name, golds, verbs }: GoldSet,
  model: LanguageModel,
  onPrompt: (id: string, outcome: NoDraft | 'drafted') => void,
): Promise<MeasuredModel> {
  const drafted: MeasuredSet = { name, scores: [], milliseconds: [] };
  const failures: MeasuredModel['failures'] = [];
  for (const gold of golds) {
    const started = performance.now();
    const document = await draftOf(model, gold.prompt);
    if (typeof document === 'string') failures.push({ id: gold.id, reason: document });
    else {
      drafted.scores.push(scorePrompt(gold, document, verbs));
      drafted.milliseconds.push(performance.now() - started);
    }
    onPrompt(gold.id, typeof document === 'string' ? document : 'drafted');
  }
  return { drafted, failures };
}

type DraftedDocument = NonNullable<Awaited<ReturnType<typeof draftWithModel>>>['document'];

async function draftOf(model: LanguageModel, prompt: string): Promise<DraftedDocument | NoDraft> {
  try {
    const draft = await draftWithModel(model, prompt, { signal: new AbortController().signal });
    return draft?.document ?? 'guarded';
  } catch (error) {
    if (error instanceof LanguageModelError) return error.code;
    throw error;
  }
}
