import { limitedNetwork } from '../../common/http/client-ip.js';
import type { Problem, ProblemOptions } from '../../common/problems/problem.js';
import type { Limiter } from './limiter.js';

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
