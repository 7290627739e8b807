/** The person's own status of an SOP (S4.23). */
export const SOP_STATUSES = ['in_progress', 'completed'] as const;
export type SopStatus = (typeof SOP_STATUSES)[number];

/** State of the newest drafting run; `none` when there never was one. */
export const GENERATION_STATES = ['none', 'queued', 'running', 'succeeded', 'failed', 'cancelled'] as const;
export type GenerationState = (typeof GENERATION_STATES)[number];

/** Whether a draft is waiting or being written: until it is there, the text is not the person's to work with. */
export function isBeingDrafted(state: GenerationState): boolean {
  return state === 'queued' || state === 'running';
}

/** Who wrote the current text: a language model, the offline drafter, or a person. */
export const DRAFTERS = ['model', 'template', 'user'] as const;
export type Drafter = (typeof DRAFTERS)[number];
