import { createHash, randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { Principal } from '../../../common/access/principal.js';
import { Clock } from '../../../common/clock.js';
import { ENVIRONMENT } from '../../../config/config.module.js';
import type { Environment } from '../../../config/environment.js';
import { consultantProblems } from '../consultant.problems.js';
import { CalendarQueries } from './calendar.queries.js';
import { meetingsCalendar } from './meetings-calendar.js';

const TOKEN_BYTES = 32;
const DAY_MS = 86_400_000;
const DAYS_SHOWN_BACK = 90;

/** The secret address under which a consultant's calendar program reads the meetings. */
@Injectable()
export class CalendarService {
  constructor(
    private readonly queries: CalendarQueries,
    private readonly clock: Clock,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {}

  /** When the current address was created; null without one. The address itself is not kept. */
  async findAddress({ userId }: Principal): Promise<{ created_at: string | null }> {
    return { created_at: await this.queries.findCreatedAt(userId) };
  }

  /** Creates a new address, shown only once; a previous one stops working. */
  async renewAddress({ userId }: Principal): Promise<{ url: string }> {
    const token = randomBytes(TOKEN_BYTES).toString('base64url');
    await this.queries.saveAddress({ consultantId: userId, tokenHash: hashOf(token), createdAt: this.clock.now() });
    return { url: `${this.environment.appUrl}/api/v1/calendars/${token}/meetings.ics` };
  }

  /** Ends the address; does nothing without one. */
  async deleteAddress({ userId }: Principal): Promise<void> {
    await this.queries.deleteAddress(userId);
  }

  /**
   * The meetings of the last 90 days and of all days ahead, as an iCalendar file. The person must still be a
   * consultant.
   * @throws `calendar-not-found`.
   */
  async writeCalendar(token: string): Promise<string> {
    const consultantId = await this.queries.findOwner(hashOf(token));
    if (consultantId === null) throw consultantProblems['calendar-not-found']();
    const since = new Date(this.clock.now().getTime() - DAYS_SHOWN_BACK * DAY_MS);
    return meetingsCalendar(await this.queries.listMeetings(consultantId, since));
  }
}

/** The token has 256 random bits: a plain hash is enough, and it can be looked up. */
function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
