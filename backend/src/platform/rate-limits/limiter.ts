import { createHash } from 'node:crypto';
import { type RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { limitedNetwork } from '../../common/http/client-ip.js';
import type { Problem, ProblemOptions } from '../../common/problems/problem.js';

/** Counts across all processes, and in the same way for existing and unknown accounts. */
export class Limiter {
  constructor(private readonly counter: RateLimiterPostgres) {}

  /** Counts one. @returns how many milliseconds to wait if that was one too many, else null. */
  async count(subject: string): Promise<number | null> {
    try {
      await this.counter.consume(hashed(subject));
      return null;
    } catch (refusal) {
      if (refusal instanceof RateLimiterRes) return refusal.msBeforeNext;
      throw refusal;
    }
  }

  /** Counts one. @throws what `refuse` makes if that was one too many; it says when to come back. */
  async countOrRefuse(subject: string, refuse: (options: ProblemOptions) => Problem): Promise<void> {
    const waitMs = await this.count(subject);
    if (waitMs !== null) throw refuse({ headers: { 'retry-after': String(Math.ceil(waitMs / 1000)) } });
  }

  /** Takes the last one back. */
  async refund(subject: string): Promise<void> {
    await this.counter.reward(hashed(subject));
  }

  async forgiveAll(subject: string): Promise<void> {
    await this.counter.delete(hashed(subject));
  }
}

/** The table of attempts tells nobody who tried. */
function hashed(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}

/** Counts what one client IP does, over all processes. Every address of an IPv6 /64 network counts as one. */
export class IpRateLimiter {
  constructor(private readonly limiter: Limiter) {}

  /** Counts one. @returns how many milliseconds to wait if that was one too many, else null. */
  count(clientIp: string): Promise<number | null> {
    return this.limiter.count(limitedNetwork(clientIp));
  }

  /** Counts one. @throws what `refuse` makes if that was one too many; it says when to come back. */
  countOrRefuse(clientIp: string, refuse: (options: ProblemOptions) => Problem): Promise<void> {
    return this.limiter.countOrRefuse(limitedNetwork(clientIp), refuse);
  }

  /** Takes the last one back. */
  refund(clientIp: string): Promise<void> {
    return this.limiter.refund(limitedNetwork(clientIp));
  }
}
