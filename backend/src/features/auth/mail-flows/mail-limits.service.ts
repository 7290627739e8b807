import { Inject, Injectable } from '@nestjs/common';
import { ENVIRONMENT } from '../../../config/config.module.js';
import type { Environment } from '../../../config/environment.js';
import type { Limiter } from '../../../platform/rate-limits/limiter.js';
import { RateLimitersService } from '../../../platform/rate-limits/rate-limiters.service.js';
import { AuthError } from '../protocol/auth-error.js';

const HOUR_S = 3600;
const MAX_AN_HOUR = 12;

/** Kinds of mail that do not keep each other waiting. */
export type MailPurpose = 'sign-up' | 'sign-in' | 'recovery' | 'email-change' | 'reauthentication';

/** Keeps mailboxes from being flooded. Counts per address, whether or not it has an account: a refusal reveals nothing. */
@Injectable()
export class MailLimitsService {
  private readonly interval: Limiter | null;
  private readonly hourly: Limiter;

  constructor(limiters: RateLimitersService, @Inject(ENVIRONMENT) { mail: { minIntervalS } }: Environment) {
    this.interval =
      minIntervalS > 0 ? limiters.exactly({ name: 'mail-pause', points: 1, windowS: minIntervalS }) : null;
    this.hourly = limiters.of({ name: 'mail-hour', points: MAX_AN_HOUR, windowS: HOUR_S });
  }

  /** Counts a mail. @returns seconds to wait if it must not be sent, else null. */
  async count(purpose: MailPurpose, email: string): Promise<number | null> {
    const waitMs = (await this.interval?.count(`${purpose} ${email}`)) ?? (await this.hourly.count(email));
    return waitMs === null ? null : Math.max(1, Math.ceil(waitMs / 1000));
  }

  /** @throws AuthError `over_email_send_rate_limit` */
  async require(purpose: MailPurpose, email: string): Promise<void> {
    const waitS = await this.count(purpose, email);
    if (waitS === null) return;
    const message = `For security purposes, you can only request this after ${waitS} seconds`;
    throw new AuthError('over_email_send_rate_limit', message);
  }
}
