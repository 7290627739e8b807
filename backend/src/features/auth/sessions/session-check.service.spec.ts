import { beforeEach, describe, expect, it } from '@jest/globals';
import { FakeClock } from '../../../../../test/support/fake-clock.js';
import type { Environment } from '../../../config/environment.js';
import type { NotificationListener } from '../../../database/notification-listener.js';
import type { PreparedQueries } from '../../../database/prepared-queries.js';
import type { VerifiedToken } from '../tokens/access-token.service.js';
import { SessionQueries } from './session.queries.js';
import { SessionCheckService } from './session-check.service.js';
import { SessionLimitsService } from './session-limits.service.js';

const ALIVE = {
  session_id: 's1',
  user_id: 'u1',
  aal: 'aal1',
  created_at: '1970-01-01T00:00:00+00:00',
  refreshed_at: null,
  email: 'ada@example.test',
  user_type: 'user',
  is_ended: false,
  is_deleted: false,
  is_banned: false,
  has_second_factor: false,
};
const DAY_MS = 86_400_000;
const LIMITS = { auth: { sessionIdleDays: 30, sessionMaxDays: 90 } } as Environment;
const TOKEN: VerifiedToken = { userId: 'u1', sessionId: 's1', aal: 'aal1', expiresAt: 0 };

/** Answers reads when the test says so. */
class FakeReads {
  row: Record<string, unknown> | undefined = { ...ALIVE };
  count = 0;
  hold: Promise<void> = Promise.resolve();

  isPersonThere = true;

  async query(name: string): Promise<unknown[]> {
    if (name === 'auth-user-there') return this.isPersonThere ? [{}] : [];
    this.count += 1;
    const row = this.row && { ...this.row };
    await this.hold;
    return row ? [row] : [];
  }
}

class FakeNotifications {
  readonly handlers = new Map<string, (payload: string) => void>();
  gap: () => void = () => undefined;

  subscribe(channel: string, handler: (payload: string) => void): void {
    this.handlers.set(channel, handler);
  }

  onGap(handler: () => void): void {
    this.gap = handler;
  }

  notify(channel: string, payload: string): void {
    this.handlers.get(channel)?.(payload);
  }
}

let clock: FakeClock;
let reads: FakeReads;
let notifications: FakeNotifications;
let service: SessionCheckService;

beforeEach(() => {
  clock = new FakeClock(1_000_000);
  reads = new FakeReads();
  notifications = new FakeNotifications();
  service = new SessionCheckService(
    new SessionQueries(reads as unknown as PreparedQueries),
    clock,
    new SessionLimitsService(clock, LIMITS),
    notifications as unknown as NotificationListener,
  );
});

describe('SessionCheckService', () => {
  it('gives the person, and asks the database once in five seconds', async () => {
    const principal = {
      userId: 'u1',
      email: 'ada@example.test',
      role: 'user',
      sessionId: 's1',
      aal: 'aal1',
      hasSecondFactor: false,
    };
    expect(await service.check(TOKEN)).toEqual({ principal, endsAt: 30 * DAY_MS });
    clock.time += 4999;
    expect(await service.check(TOKEN)).toEqual({ principal, endsAt: 30 * DAY_MS });
    expect(reads.count).toBe(1);
    clock.time += 1;
    await service.check(TOKEN);
    expect(reads.count).toBe(2);
  });

  it('asks once for requests that come together', async () => {
    await Promise.all([service.check(TOKEN), service.check(TOKEN), service.check(TOKEN)]);
    expect(reads.count).toBe(1);
  });

  it('tells a deleted account from a session that is gone (security SEC16)', async () => {
    reads.row = undefined;
    reads.isPersonThere = false;
    expect(await service.check(TOKEN)).toEqual({ refusal: 'user_not_found' });
  });

  it.each([
    [undefined, 'session_not_found'],
    [{ ...ALIVE, is_ended: true }, 'session_not_found'],
    [{ ...ALIVE, is_deleted: true }, 'user_not_found'],
    [{ ...ALIVE, is_banned: true }, 'user_banned'],
    [{ ...ALIVE, user_id: 'u2' }, 'session_not_found'],
  ])('refuses the session of row %j: %s', async (row, refusal) => {
    reads.row = row;
    expect(await service.check(TOKEN)).toEqual({ refusal });
  });

  it.each([
    ['session_changes', 's1'],
    ['user_changes', 'u1'],
  ])('forgets at once when %s names it, and only then', async (channel, id) => {
    await service.check(TOKEN);
    notifications.notify(channel, 'another');
    await service.check(TOKEN);
    expect(reads.count).toBe(1);
    reads.row = undefined;
    notifications.notify(channel, id);
    expect(await service.check(TOKEN)).toEqual({ refusal: 'session_not_found' });
  });

  it('forgets everything when notifications may have been lost', async () => {
    await service.check(TOKEN);
    notifications.gap();
    await service.check(TOKEN);
    expect(reads.count).toBe(2);
  });

  it('keeps nothing that was read before a change, and answers nobody with it who asks later', async () => {
    let release = (): void => undefined;
    reads.hold = new Promise((done) => {
      release = done;
    });
    const before = service.check(TOKEN);
    reads.row = { ...ALIVE, is_ended: true };
    notifications.notify('session_changes', 's1');
    const after = service.check(TOKEN);
    release();
    expect(await before).toHaveProperty('principal');
    expect(await after).toEqual({ refusal: 'session_not_found' });
    expect(await service.check(TOKEN)).toEqual({ refusal: 'session_not_found' });
  });

  it.each([
    ['unused for 30 days', 30, null],
    ['begun 90 days ago', 90, '1970-03-20T00:00:00+00:00'],
  ])('refuses a session that was %s (security SEC5)', async (_name, days, refreshedAt) => {
    reads.row = { ...ALIVE, refreshed_at: refreshedAt };
    clock.time = days * DAY_MS - 1;
    expect(await service.check(TOKEN)).toHaveProperty('principal');
    clock.time = days * DAY_MS + 5000;
    expect(await service.check(TOKEN)).toEqual({ refusal: 'session_expired' });
  });

  it('does not step a token up with its session, and steps it down with it', async () => {
    reads.row = { ...ALIVE, aal: 'aal2' };
    expect(await service.check(TOKEN)).toMatchObject({ principal: { aal: 'aal1' } });
    expect(await service.check({ ...TOKEN, aal: 'aal2' })).toMatchObject({ principal: { aal: 'aal2' } });
    reads.row = ALIVE;
    notifications.notify('session_changes', 's1');
    expect(await service.check({ ...TOKEN, aal: 'aal2' })).toMatchObject({ principal: { aal: 'aal1' } });
  });
});
