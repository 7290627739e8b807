import type { Clock } from '../../../common/clock.js';

/** When a provider is passed over without being asked. */
export interface CircuitLimits {
  /** So many failures within the window, without a success between them, open the circuit. */
  failuresToOpen: number;
  windowMs: number;
  /** An open circuit lets one call through in this time. */
  restMs: number;
}

export const DEFAULT_CIRCUIT_LIMITS: CircuitLimits = { failuresToOpen: 5, windowMs: 60_000, restMs: 30_000 };

/** Spares a provider that is down, and the people who would wait for it. One for each provider, in this process only. */
export class CircuitBreaker {
  private failedAt: number[] = [];
  /** Null while the circuit is closed. */
  private nextTrialAt: number | null = null;

  constructor(
    private readonly clock: Clock,
    private readonly limits: CircuitLimits = DEFAULT_CIRCUIT_LIMITS,
  ) {}

  get isOpen(): boolean {
    return this.nextTrialAt !== null;
  }

  /** Whether the provider may be asked now. A yes while the circuit is open is the one trial until the next rest ends. */
  mayTry(): boolean {
    if (this.nextTrialAt === null) return true;
    const now = this.now();
    if (now < this.nextTrialAt) return false;
    this.nextTrialAt = now + this.limits.restMs;
    return true;
  }

  /** The provider answered, whatever the answer was worth. */
  recordSuccess(): void {
    this.failedAt = [];
    this.nextTrialAt = null;
  }

  recordFailure(): void {
    const now = this.now();
    this.failedAt = [...this.failedAt.filter((time) => time > now - this.limits.windowMs), now];
    if (this.isOpen || this.failedAt.length >= this.limits.failuresToOpen) {
      this.failedAt = [];
      this.nextTrialAt = now + this.limits.restMs;
    }
  }

  private now(): number {
    return this.clock.now().getTime();
  }
}
