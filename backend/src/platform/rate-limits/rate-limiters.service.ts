import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { DataSource } from 'typeorm';
import type { Problem, ProblemOptions } from '../../common/problems/problem.js';
import { ENVIRONMENT } from '../../config/config.module.js';
import type { Environment } from '../../config/environment.js';

/** How often something may be done. */
export interface Limit {
  /** Names what is counted; different limits do not meet. */
  name: string;
  /** Times in a window, before the installation's own factor. */
  points: number;
  windowS: number;
}

/** Counts over all processes, and alike for whoever exists and whoever does not. */
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
  async forgiveOne(subject: string): Promise<void> {
    await this.counter.reward(hashed(subject));
  }

  async forgiveAll(subject: string): Promise<void> {
    await this.counter.delete(hashed(subject));
  }
}

/** Makes limiters, which keep their counts in Postgres. */
@Injectable()
export class RateLimiters {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {}

  of(limit: Limit): Limiter {
    return this.exactly({ ...limit, points: Math.ceil(limit.points * this.environment.rateLimitFactor) });
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

/** The table of attempts tells nobody who tried. */
function hashed(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
