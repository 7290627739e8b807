import type { GenerationCode, SopDocument, SopSummaryDto } from '../../api/generated/types.gen';
import { hasNoText } from './has-no-text';
import { isDrafting } from './is-drafting';

/** Why a run failed, for the person who asked for the draft. */
const REASONS: Record<GenerationCode, string> = {
  refused: 'The language model declined to write about this. Please rephrase your prompt.',
  prompt_too_long: 'The prompt is too long for the language model.',
  quota: 'The language model’s quota is used up for now.',
  gave_up: 'The draft did not get finished after several attempts.',
  busy: 'The language model has too much to do right now.',
  timeout: 'The language model took too long.',
  provider_down: 'The language model is out of order right now.',
  network: 'The language model could not be reached.',
  misconfigured: 'The language model is not set up correctly. Please tell your administrator.',
  invalid_output: 'The language model’s answer could not be used.',
  bad_answer: 'The language model’s answer was too large to be read.',
  too_long: 'The language model’s answer got too long.',
  no_provider: 'No language model is set up.',
};

export function reasonText(code: GenerationCode | null): string {
  return code === null ? 'The draft could not be finished.' : REASONS[code];
}

/** What the newest run is doing, where that is worth a word. */
export const STATE_TEXTS: Partial<Record<SopSummaryDto['generation_state'], string>> = {
  queued: 'Waiting to be drafted',
  running: 'Drafting…',
  failed: 'Drafting failed',
  cancelled: 'Drafting canceled',
};

/** Why something cannot be done with an SOP at the moment; null when it can. */
export function waitReason(state: SopSummaryDto['generation_state']): string | null {
  return isDrafting(state) ? 'Wait until the draft is finished' : null;
}

/** Why nothing can be done with the text of an SOP, such as exporting it; null when it can. */
export function noTextReason(
  sop: Pick<SopSummaryDto, 'generation_state' | 'drafted_by'> & { document?: SopDocument | null },
): string | null {
  return waitReason(sop.generation_state) ?? (hasNoText(sop) ? 'There is no text yet' : null);
}
