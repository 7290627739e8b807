import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { DataSource } from 'typeorm';
import { limitedNetwork } from '../../common/http/client-ip.js';
import type { Problem, ProblemOptions } from '../../common/problems/problem.js';
import { ENVIRONMENT } from '../../config/config.module.js';
import type { Environment } from '../../config/environment.js';

/** Counts across all processes, and in the same way for existing and unknown accounts. */
export class Limiter {
  constructor(private readonly counter: RateLimiterPostgres) {}

  /** Counts one attempt. @returns milliseconds to wait if the limit is exceeded, else null */
  async count(subject: string): Promise<number | null> {
    try {
      await this.counter.consume(hashed(subject));
      return null;
    } catch (refusal) {
      if (refusal instanceof RateLimiterRes) return refusal.msBeforeNext;
      throw refusal;
    }
  }

  /** Counts one attempt. @throws the problem of `refuse`, with `retry-after`, if the limit is exceeded */
  async countOrRefuse(subject: string, refuse: (options: ProblemOptions) => Problem): Promise<void> {
    const waitMs = await this.count(subject);
    if (waitMs !== null) throw refuse({ headers: { 'retry-after': String(Math.ceil(waitMs / 1000)) } });
  }

  /** Refunds one attempt. */
  async refund(subject: string): Promise<void> {
    await this.counter.reward(hashed(subject));
  }

  /** Resets the count. */
  async refundAll(subject: string): Promise<void> {
    await this.counter.delete(hashed(subject));
  }
}

/** Hashed, so that the table of attempts does not reveal who tried. */
function hashed(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}

/** Counts attempts per client IP across all processes. An IPv6 /64 network counts as one address. */
export class IpRateLimiter {
  constructor(private readonly limiter: Limiter) {}

  /** Counts one attempt. @returns milliseconds to wait if the limit is exceeded, else null */
  count(clientIp: string): Promise<number | null> {
    return this.limiter.count(limitedNetwork(clientIp));
  }

  /** Counts one attempt. @throws the problem of `refuse`, with `retry-after`, if the limit is exceeded */
  countOrRefuse(clientIp: string, refuse: (options: ProblemOptions) => Problem): Promise<void> {
    return this.limiter.countOrRefuse(limitedNetwork(clientIp), refuse);
  }

  /** Refunds one attempt. */
  refund(clientIp: string): Promise<void> {
    return this.limiter.refund(limitedNetwork(clientIp));
  }
}

/** A rate limit. */
export interface Limit {
  /** Key prefix: limits with different names count separately. */
  name: string;
  /** Attempts per window, before the rate limit factor is applied. */
  points: number;
  windowS: number;
}

/** Creates limiters that count in Postgres. */
@Injectable()
export class RateLimitersService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {}

  of(limit: Limit): Limiter {
    return this.exactly({ ...limit, points: Math.ceil(limit.points * this.environment.rateLimitFactor) });
  }

  /** A limit for each client IP. */
  byClientIp(limit: Limit): IpRateLimiter {
    return new IpRateLimiter(this.of(limit));
  }

  /** A limit that is configured separately: the rate limit factor does not apply. */
  exactly({ name, points, windowS }: Limit): Limiter {
    return new Limiter(
      new RateLimiterPostgres({
        storeClient: this.dataSource,
        storeType: 'typeorm',
        tableName: 'counted_attempts',
        tableCreated: true,
        keyPrefix: name,
        points,
        duration: windowS,
      }),
    );
  }
}
