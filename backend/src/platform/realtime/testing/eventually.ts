import { vi } from 'vitest';

const PATIENCE = { timeout: 4000, interval: 10 };

/** Resolves once `check` no longer throws; patient enough for a busy machine. */
export function eventually(check: () => void): Promise<void> {
  return vi.waitFor(check, PATIENCE);
}
