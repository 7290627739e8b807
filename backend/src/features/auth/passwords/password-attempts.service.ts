import { Injectable } from '@nestjs/common';
import { type Limiter, RateLimiters } from '../../../platform/rate-limits/rate-limiters.service.js';
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

interface CountedBy {
  limiter: Limiter;
  subjectOf: (attempt: PasswordAttempt) => string;
}

/** Limits how often passwords are tried, over all processes and alike for addresses that nobody has. */
@Injectable()
export class PasswordAttempts {
  private readonly narrow: CountedBy;
  private readonly wide: CountedBy[];

  constructor(limiters: RateLimiters) {
    const limiterOf = (name: string, points: number): Limiter => limiters.of({ name, points, windowS: WINDOW_S });
    this.narrow = {
      limiter: limiterOf('password-pair', MAX_FOR_ADDRESS_AND_PLACE),
      subjectOf: ({ email, ip }) => `${email} ${ip}`,
    };
    this.wide = [
      { limiter: limiterOf('password-address', MAX_FOR_ADDRESS), subjectOf: ({ email }) => email },
      { limiter: limiterOf('password-place', MAX_FOR_PLACE), subjectOf: ({ ip }) => ip ?? '' },
    ];
  }

  /** Counts a try before its password is looked at. @throws AuthError `over_request_rate_limit` */
  async count(attempt: PasswordAttempt): Promise<void> {
    for (const { limiter, subjectOf } of [this.narrow, ...this.wide]) {
      const waitMs = await limiter.count(subjectOf(attempt));
      if (waitMs === null) continue;
      const minutes = Math.ceil(waitMs / 60_000);
      throw new AuthError('over_request_rate_limit', `Too many tries, please wait ${minutes} min`);
    }
  }

  /** The right password was no guess: it takes its own try back, and the wrong ones of the same person before it. */
  async forgive(attempt: PasswordAttempt): Promise<void> {
    await this.narrow.limiter.forgiveAll(this.narrow.subjectOf(attempt));
    for (const { limiter, subjectOf } of this.wide) await limiter.forgiveOne(subjectOf(attempt));
  }
}
