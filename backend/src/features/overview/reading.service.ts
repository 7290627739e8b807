import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { Clock } from '../../common/clock.js';
import { commonProblems } from '../../common/problems/common.problems.js';
import { lockPerson } from '../../database/advisory-locks.js';
import { type Limiter, RateLimitersService } from '../../platform/rate-limits/rate-limiters.service.js';
import { ReadingQueries } from './reading.queries.js';

/** A visit of half an hour at one page is nobody reading any more. */
export const MAX_VISIT_S = 1800;
const MAX_DAY_S = 12 * 3600;

const WINDOW_S = 600;
const MAX_IN_WINDOW = 200;

/** What the page of an SOP tells about one visit. */
export interface Visit {
  sopId: string;
  /** Made by the page; the same visit may be told again with more seconds. */
  visitId: string;
  /** Since the visit began, at most {@link MAX_VISIT_S}. */
  seconds: number;
}

/** Counts how long people read SOPs (screens M6). */
@Injectable()
export class ReadingService {
  private readonly limit: Limiter;

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly queries: ReadingQueries,
    private readonly clock: Clock,
    limiters: RateLimitersService,
  ) {
    this.limit = limiters.of({ name: 'reading', points: MAX_IN_WINDOW, windowS: WINDOW_S });
  }

  /**
   * Counts the seconds of a visit that are not counted yet, within twelve hours a day. An SOP that the person may not read
   * counts for nothing, and nothing is said about it.
   * @throws `too-many-requests`.
   */
  async record(readerId: string, { sopId, visitId, seconds }: Visit): Promise<void> {
    await this.limit.countOrRefuse(readerId, commonProblems['too-many-requests']);
    const day = this.clock.now().toISOString().slice(0, 10);
    await this.dataSource.transaction(async (manager) => {
      await lockPerson(manager, 'reading', readerId);
      const ownerId = await this.queries.findOwner(manager, sopId, readerId);
      if (ownerId === null) return;
      const told = await this.queries.secondsOfVisit(manager, readerId, visitId);
      const left = MAX_DAY_S - (await this.queries.secondsOfDay(manager, readerId, day));
      const added = Math.min(seconds - told, left);
      if (added <= 0) return;
      await this.queries.add(manager, { ownerId, readerId, sopId, day, seconds: added });
      await this.queries.rememberVisit(manager, { readerId, visitId, sopId, seconds: told + added });
    });
  }
}
