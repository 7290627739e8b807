import { Injectable } from '@nestjs/common';
import { type IpRateLimiter, RateLimitersService } from '../../../platform/rate-limits/rate-limiters.service.js';
import { SecurityEventsRecorderService } from '../../security-events/security-events-recorder.service.js';
import { AuthError } from './auth-error.js';

const WINDOW_S = 5 * 60;

/**
 * Limits per window and client IP. Renewing a session is not listed: it is never rate-limited.
 */
const MAX_IN_WINDOW = { authorize: 150, token: 150, verify: 30, mail: 30 };

export type LimitedAction = keyof typeof MAX_IN_WINDOW;

/** Rate limits per client IP of the auth layer. */
@Injectable()
export class IpLimitsService {
  private readonly limiters: ReadonlyMap<LimitedAction, IpRateLimiter>;

  constructor(
    limiters: RateLimitersService,
    private readonly events: SecurityEventsRecorderService,
  ) {
    const actions = Object.keys(MAX_IN_WINDOW) as LimitedAction[];
    this.limiters = new Map(
      actions.map((action) => [
        action,
        limiters.byClientIp({ name: `ip-${action}`, points: MAX_IN_WINDOW[action], windowS: WINDOW_S }),
      ]),
    );
  }

  /** @throws AuthError `over_request_rate_limit` */
  async count(action: LimitedAction, clientIp: string): Promise<void> {
    const waitMs = await this.limiters.get(action)?.count(clientIp);
    if (!waitMs) return;
    await this.events.recordOfStranger({ kind: 'rate_limited', userId: null, details: { action } });
    throw new AuthError('over_request_rate_limit', 'Too many requests, please wait a few minutes');
  }
}
