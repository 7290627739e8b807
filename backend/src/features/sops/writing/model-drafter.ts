import { guardRequest } from '../../../../libs/drafter/full.js';
import {
  dangerousLines,
  fromWire,
  type SopDocument,
  type SopWire,
  sopWireSchema,
} from '../../../../libs/sop-document/index.js';
import type { LanguageModel, ModelAttempt, ModelInfo } from '../../../platform/language-model/language-model.js';
import { guardAnswer } from './guards/guard-answer.js';
import { requestMessage, SOP_INSTRUCTIONS } from './sop-instructions.js';
import { wireFromPartial } from './wire-from-partial.js';

/** A draft by a language model, with every call that it took. */
export interface ModelDraft {
  document: SopDocument;
  category: SopWire['category'];
  provider: string;
  attempts: ModelAttempt[];
}

export interface ModelDraftOptions {
  signal: AbortSignal;
  /** Called with the growing draft as long as it may be shown. */
  onPartial?(partial: object, info: ModelInfo): Promise<void>;
}

/**
 * Has a language model draft an SOP, between the guards of the request and those of the answer.
 * @returns null when the guards leave nothing of the request that a model could be asked
 * @throws LanguageModelError
 */
export async function draftWithModel(
  model: LanguageModel,
  prompt: string,
  { signal, onPartial }: ModelDraftOptions,
): Promise<ModelDraft | null> {
  const request = guardRequest(prompt);
  if (!/\p{L}/u.test(request.text)) return null;
  const { object, isCut, provider, attempts } = await model.generateObject({
    schema: sopWireSchema,
    schemaName: 'sop',
    instructions: SOP_INSTRUCTIONS,
    message: requestMessage(request.text),
    signal,
    judge: (answer) => guardAnswer(answer, request).faults,
    salvage: wireFromPartial,
    onPartial: async (partial, info) => {
      if (isShowable(partial as object)) await onPartial?.(partial as object, info);
    },
  });
  return { document: guardAnswer(object, request, isCut).document, category: object.category, provider, attempts };
}

/** Whether a growing answer may be watched: what nobody can read yet, or would put people in danger, is not shown. */
function isShowable(partial: object): boolean {
  const wire = wireFromPartial(partial);
  return wire !== null && dangerousLines(fromWire(wire)).length === 0;
}
