import type { Clock } from '../../../common/clock.js';

/** When a provider is skipped. */
export interface CircuitLimits {
  /** Number of failures within the window, without a success in between, that opens the circuit. */
  failuresToOpen: number;
  windowMs: number;
  /** Interval at which an open circuit allows one trial call. */
  restMs: number;
}

export const DEFAULT_CIRCUIT_LIMITS: CircuitLimits = { failuresToOpen: 5, windowMs: 60_000, restMs: 30_000 };

/** Skips a provider that is down instead of waiting for it. One per provider and process. */
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

  /**
   * Whether the provider may be called now. While the circuit is open, true allows the only trial call of that
   * interval.
   */
  mayTry(): boolean {
    if (this.nextTrialAt === null) return true;
    const now = this.now();
    if (now < this.nextTrialAt) return false;
    this.nextTrialAt = now + this.limits.restMs;
    return true;
  }

  /** The provider answered, even if the answer was unusable. */
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
