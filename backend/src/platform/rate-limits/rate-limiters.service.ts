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

  /** Refunds the last one. */
  async refund(subject: string): Promise<void> {
    await this.counter.reward(hashed(subject));
  }

  /** Refunds all of them. */
  async refundAll(subject: string): Promise<void> {
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

  /** Refunds the last one. */
  refund(clientIp: string): Promise<void> {
    return this.limiter.refund(limitedNetwork(clientIp));
  }
}

/** How often something may be done. */
export interface Limit {
  /** Names what is counted; different limits do not meet. */
  name: string;
  /** Times in a window, before the installation's own factor. */
  points: number;
  windowS: number;
}

/** Makes limiters, which keep their counts in Postgres. */
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

  /** A limit that is a setting of its own: the factor of the others does not touch it. */
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
