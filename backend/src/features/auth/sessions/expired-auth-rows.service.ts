import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { ENVIRONMENT } from '../../../config/config.module.js';
import type { Environment } from '../../../config/environment.js';
import { PeriodicTasksService } from '../../../platform/jobs/periodic-tasks.service.js';
import { SecurityEventsRecorderService } from '../../security-events/security-events-recorder.service.js';
import { outlivedSession } from './auth-sessions.service.js';

const HOUR_MS = 3_600_000;

/**
 * What has outlived its limits opens nothing already; from now on it has ended in every list, too. An index on the last
 * use would have to be written with each refresh, for one reading an hour.
 */
const END_OUTLIVED = `UPDATE auth_sessions SET ended_at = now() WHERE id IN (
  SELECT id FROM auth_sessions WHERE ended_at IS NULL
    AND (coalesce(refreshed_at, created_at) < now() - make_interval(days => nullif($1::int, 0))
      OR created_at < now() - make_interval(days => nullif($2::int, 0))) LIMIT $3 FOR UPDATE SKIP LOCKED)
  RETURNING id, user_id`;

const OUTLIVED_AT_ONCE = 500;
const MAX_OUTLIVED = 10_000;

/** Each with its limit, so that one run never holds the database up; the rest waits for the next. */
const DELETIONS = [
  // Nothing of a flow works after twenty minutes.
  `DELETE FROM auth_flows WHERE id IN (
     SELECT id FROM auth_flows WHERE created_at < now() - interval '1 day' LIMIT 10000)`,
  `DELETE FROM auth_factor_challenges WHERE id IN (
     SELECT id FROM auth_factor_challenges WHERE expires_at < now() LIMIT 10000)`,
  `DELETE FROM auth_one_time_tokens WHERE id IN (
     SELECT id FROM auth_one_time_tokens WHERE expires_at < now() LIMIT 10000)`,
  // Begun and never verified.
  `DELETE FROM auth_factors WHERE id IN (
     SELECT id FROM auth_factors WHERE status = 'unverified' AND created_at < now() - interval '1 day' LIMIT 10000)`,
  // An old token ends its session when it turns up again; after a month it is only refused. The parent of an active one
  // must go on being answered.
  `DELETE FROM auth_refresh_tokens WHERE id IN (
     SELECT t.id FROM auth_refresh_tokens t WHERE t.revoked_at < now() - interval '30 days'
       AND NOT EXISTS (SELECT 1 FROM auth_refresh_tokens child WHERE child.parent_id = t.id AND child.revoked_at IS NULL)
     LIMIT 10000)`,
  // Kept for a while, because their owners may ask what happened.
  `DELETE FROM auth_sessions WHERE id IN (
     SELECT id FROM auth_sessions WHERE ended_at < now() - interval '90 days' LIMIT 10000)`,
];

/** Removes what sign-in leaves behind, once an hour in each process; runs that meet do no harm. */
@Injectable()
export class ExpiredAuthRowsService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly events: SecurityEventsRecorderService,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
    tasks: PeriodicTasksService,
  ) {
    tasks.add({
      name: 'auth.delete_expired',
      intervalMs: HOUR_MS,
      runsIn: 'all processes',
      run: () => this.deleteExpired(),
    });
  }

  async deleteExpired(): Promise<void> {
    for (let ended = 0; ended < MAX_OUTLIVED; ended += OUTLIVED_AT_ONCE) {
      if ((await this.endOutlived()) < OUTLIVED_AT_ONCE) break;
    }
    for (const statement of DELETIONS) await this.dataSource.query(statement);
  }

  /** Ends some of the sessions that have outlived their limits, and records each. @returns how many. */
  private async endOutlived(): Promise<number> {
    const { sessionIdleDays, sessionMaxDays } = this.environment.auth;
    return this.dataSource.transaction(async (manager) => {
      const [sessions]: [{ id: string; user_id: string }[], number] = await manager.query(END_OUTLIVED, [
        sessionIdleDays,
        sessionMaxDays,
        OUTLIVED_AT_ONCE,
      ]);
      for (const { id, user_id: userId } of sessions) await this.events.record(manager, outlivedSession(userId, id));
      return sessions.length;
    });
  }
}
