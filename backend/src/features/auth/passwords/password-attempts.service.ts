import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { DataSource } from 'typeorm';
import { ENVIRONMENT } from '../../../config/config.module.js';
import type { Environment } from '../../../config/environment.js';
import { AuthError } from '../auth-error.js';

const WINDOW_S = 15 * 60;

/** Tries in a window. The narrow limit counts address and place together, so that nobody shuts others out from afar. */
const MAX_FOR_ADDRESS_AND_PLACE = 10;
const MAX_FOR_ADDRESS = 100;
const MAX_FOR_PLACE = 200;

/** Who tries, and for whom. */
export interface PasswordAttempt {
  email: string;
  /** Of the caller, as the trusted proxies tell it. */
  ip: string | null;
}

interface Limit {
  limiter: RateLimiterPostgres;
  keyOf: (attempt: PasswordAttempt) => string;
}

/** Limits how often passwords are tried, over all processes and alike for addresses that nobody has. */
@Injectable()
export class PasswordAttempts {
  private readonly narrow: Limit;
  private readonly wide: Limit[];

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {
    const address = ({ email }: PasswordAttempt): string => hashed(email);
    const place = ({ ip }: PasswordAttempt): string => hashed(ip ?? '');
    this.narrow = {
      limiter: this.limiterOf('password-pair', MAX_FOR_ADDRESS_AND_PLACE),
      keyOf: ({ email, ip }) => hashed(`${email} ${ip}`),
    };
    this.wide = [
      { limiter: this.limiterOf('password-address', MAX_FOR_ADDRESS), keyOf: address },
      { limiter: this.limiterOf('password-place', MAX_FOR_PLACE), keyOf: place },
    ];
  }

  /** Counts a try before its password is looked at. @throws AuthError `over_request_rate_limit` */
  async count(attempt: PasswordAttempt): Promise<void> {
    for (const { limiter, keyOf } of [this.narrow, ...this.wide]) {
      try {
        await limiter.consume(keyOf(attempt));
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        const minutes = Math.ceil(refusal.msBeforeNext / 60_000);
        throw new AuthError('over_request_rate_limit', `Too many tries, please wait ${minutes} min`);
      }
    }
  }

  /** The right password was no guess: it takes its own try back, and the wrong ones of the same person before it. */
  async forgive(attempt: PasswordAttempt): Promise<void> {
    await this.narrow.limiter.delete(this.narrow.keyOf(attempt));
    for (const { limiter, keyOf } of this.wide) await limiter.reward(keyOf(attempt));
  }

  private limiterOf(keyPrefix: string, points: number): RateLimiterPostgres {
    return new RateLimiterPostgres({
      storeClient: this.dataSource,
      storeType: 'typeorm',
      tableName: 'auth_attempts',
      tableCreated: true,
      keyPrefix,
      points: Math.ceil(points * this.environment.rateLimitFactor),
      duration: WINDOW_S,
    });
  }
}

/** The table of attempts tells nobody who tried. */
function hashed(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
