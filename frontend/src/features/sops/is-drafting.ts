import type { GenerationState } from '../../api/generated/types.gen';

/** Whether a draft is in progress. */
export function isDrafting(state: GenerationState): boolean {
  return state === 'queued' || state === 'running';
}
