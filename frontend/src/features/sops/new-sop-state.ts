/** History state of a navigation to the dashboard that focuses the prompt box. */
export const NEW_SOP_STATE = { isNewSop: true } as const;

export function isNewSopState(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isNewSop' in state;
}
