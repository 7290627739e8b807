import { waitFor } from '../../../../../test/support/wait-for.js';

const PATIENCE = { timeout: 4000, interval: 10 };

/** Resolves once `check` no longer throws; patient enough for a busy machine. */
export function eventually(check: () => void): Promise<void> {
  return waitFor(check, PATIENCE);
}
