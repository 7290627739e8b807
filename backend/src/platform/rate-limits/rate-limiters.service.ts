import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { RateLimiterPostgres } from 'rate-limiter-flexible';
import { DataSource } from 'typeorm';
import { ENVIRONMENT } from '../../config/config.module.js';
import type { Environment } from '../../config/environment.js';
import { IpRateLimiter, Limiter } from './limiter.js';

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
