import { Injectable } from '@nestjs/common';
import { limitedNetwork } from '../../common/http/client-ip.js';
import type { Limiter } from '../../platform/rate-limits/limiter.js';
import { RateLimitersService } from '../../platform/rate-limits/rate-limiters.service.js';
import type { RecordedEvent } from './security-event.js';

const WINDOW_S = 15 * 60;
const MAX_IN_WINDOW = 20;

/** Keeps strangers from filling the disk. */
@Injectable()
export class StrangersEventLimitService {
  private readonly events: Limiter;
  private readonly last: Limiter;

  constructor(limiters: RateLimitersService) {
    this.events = limiters.exactly({ name: 'security-event', points: MAX_IN_WINDOW, windowS: WINDOW_S });
    this.last = limiters.exactly({ name: 'security-event-last', points: 1, windowS: WINDOW_S });
  }

  /** Whether the event is written down, is the last of the window to be, or is not. */
  async count({ kind, userId, clientIp, details }: RecordedEvent): Promise<'keep' | 'last' | 'drop'> {
    const subject = `${kind} ${userId ?? (clientIp === null ? '' : limitedNetwork(clientIp))}`;
    // A limit that was reached is one event, however often it refuses.
    if (kind === 'rate_limited')
      return (await this.last.count(`${subject} ${details['action']}`)) === null ? 'keep' : 'drop';
    if ((await this.events.count(subject)) === null) return 'keep';
    return (await this.last.count(subject)) === null ? 'last' : 'drop';
  }
}
