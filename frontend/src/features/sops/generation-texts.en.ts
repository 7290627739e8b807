import type { GenerationCode } from '../../api/generated/types.gen';

/** What the drafting of an SOP is doing, and why it failed. */

export const reasons = {
  refused: 'The language model declined to write about this. Please rephrase your prompt.',
  prompt_too_long: 'The prompt is too long for the language model.',
  quota: 'The language model’s quota is used up for now.',
  gave_up: 'The draft could not be finished after several attempts.',
  busy: 'The language model is busy right now.',
  timeout: 'The language model took too long.',
  provider_down: 'The language model is unavailable right now.',
  network: 'The language model could not be reached.',
  misconfigured: 'The language model is not set up correctly. Please tell your administrator.',
  invalid_output: 'The language model’s answer could not be used.',
  bad_answer: 'The language model’s answer was too large to be read.',
  too_long: 'The language model’s answer was too long.',
  no_provider: 'No language model is set up.',
} satisfies Record<GenerationCode, string>;
export const unknownReason = 'The draft could not be finished.';

export const states = {
  queued: 'Waiting to be drafted',
  running: 'Drafting…',
  failed: 'Drafting failed',
  cancelled: 'Drafting canceled',
} as const;

export const isDrafting = 'Wait until the draft is finished';
export const hasNoText = 'There is no text yet';
