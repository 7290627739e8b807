import { Injectable } from '@nestjs/common';
import { type Limiter, RateLimiters } from '../../../platform/rate-limits/rate-limiters.service.js';
import { AuthError } from '../auth-error.js';

const WINDOW_S = 5 * 60;

/** Times in a window that one place may do something. Renewing a session is not here: it is never refused for haste. */
const MAX_IN_WINDOW = { authorize: 150, token: 150, verify: 30, mail: 30 };

export type LimitedAction = keyof typeof MAX_IN_WINDOW;

/** Limits what one place on the network may do, as the trusted proxies tell where a request comes from. */
@Injectable()
export class PlaceLimits {
  private readonly limiters: ReadonlyMap<LimitedAction, Limiter>;

  constructor(limiters: RateLimiters) {
    const actions = Object.keys(MAX_IN_WINDOW) as LimitedAction[];
    this.limiters = new Map(
      actions.map((action) => [
        action,
        limiters.of({ name: `place-${action}`, points: MAX_IN_WINDOW[action], windowS: WINDOW_S }),
      ]),
    );
  }

  /** @throws AuthError `over_request_rate_limit` */
  async count(action: LimitedAction, ip: string): Promise<void> {
    const waitMs = await this.limiters.get(action)?.count(ip);
    if (waitMs) throw new AuthError('over_request_rate_limit', 'Too many requests, please wait a few minutes');
  }
}
