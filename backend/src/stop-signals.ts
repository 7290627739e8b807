import { setTimeout as sleep } from 'node:timers/promises';

/** Longest that closing may take before the process exits anyway. */
const STOP_TIMEOUT_MS = 15_000;

/** What has to be closed when the process is told to stop. */
export interface Stoppable {
  /** Tells visitors to go elsewhere, while everything still works. */
  announceStop(): void;
  close(): Promise<void>;
}

/** What is told to stop, and ends: the process, or in the tests one of the products in it. */
export interface StoppedProcess {
  on(signal: 'SIGINT' | 'SIGTERM', listener: () => void): unknown;
  exit(code: number): void;
}

interface StopOptions {
  /** Time between the announcement and the closing, for a balancer to notice. Milliseconds. */
  delayMs: number;
  /** Called when everything is closed, before the process exits. */
  onStopped: () => Promise<void>;
  process: StoppedProcess;
}

/**
 * Ends the process in order on SIGINT or SIGTERM, from the first moment of its start. A second signal does not wait for
 * the balancer.
 */
export class StopSignals {
  private running: Stoppable | undefined;
  private readonly hurry = new AbortController();
  private isStopping = false;

  constructor(private readonly options: StopOptions) {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) options.process.on(signal, () => void this.stop());
  }

  /** From now on a signal closes this. */
  watch(stoppable: Stoppable): void {
    this.running = stoppable;
  }

  private async stop(): Promise<void> {
    if (this.isStopping) return this.hurry.abort();
    this.isStopping = true;
    const { delayMs, onStopped, process } = this.options;
    const { running } = this;
    running?.announceStop();
    if (running && delayMs > 0) await sleep(delayMs, undefined, { signal: this.hurry.signal }).catch(() => undefined);
    setTimeout(() => process.exit(1), STOP_TIMEOUT_MS).unref();
    await running?.close();
    await onStopped();
    process.exit(0);
  }
}
