import { setTimeout as sleep } from 'node:timers/promises';

export interface WaitOptions {
  /** When to give up, in milliseconds. */
  timeout?: number;
  /** Between two attempts, in milliseconds. */
  interval?: number;
}

/** Resolves once `check` no longer throws; rejects with what it threw last when the time is over. For Jest, which has no `vi.waitFor`. */
export async function waitFor(
  check: () => unknown,
  { timeout = 5000, interval = 50 }: WaitOptions = {},
): Promise<void> {
  const deadline = performance.now() + timeout;
  for (;;) {
    try {
      await check();
      return;
    } catch (error) {
      if (performance.now() > deadline) throw error;
    }
    await sleep(interval);
  }
}
