import type { GenerationState } from '../../api/generated/types.gen';

/** Whether a draft is on its way. */
export function isDrafting(state: GenerationState): boolean {
  return state === 'queued' || state === 'running';
}
