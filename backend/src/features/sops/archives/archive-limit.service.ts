import { Injectable } from '@nestjs/common';
import { type Limiter, RateLimitersService } from '../../../platform/rate-limits/rate-limiters.service.js';
import { archiveProblems } from './archive.problems.js';

/** Exports and imports of many SOPs that a person may begin in an hour. */
const MOST_AN_HOUR = 12;

/** Counts the exports and imports that people begin. */
@Injectable()
export class ArchiveLimitService {
  private readonly limit: Limiter;

  constructor(limiters: RateLimitersService) {
    this.limit = limiters.of({ name: 'sop-archive', points: MOST_AN_HOUR, windowS: 3600 });
  }

  /** @throws `too-many-archives` */
  async count(userId: string): Promise<void> {
    await this.limit.countOrRefuse(userId, archiveProblems['too-many-archives']);
  }
}
