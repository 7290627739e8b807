import { Injectable } from '@nestjs/common';
import { toCsv } from '../../../common/csv.js';
import { commonProblems } from '../../../common/problems/common.problems.js';
import { FairQueue, QueueFullError } from '../../../common/queues/fair-queue.js';
import { type Limiter, RateLimitersService } from '../../../platform/rate-limits/rate-limiters.service.js';
import { EarningQueries, type ExportLine, type ExportPeriod } from './earning.queries.js';

/** A file of the most lines keeps the server busy for some 0.1 s. */
const LIMIT = { name: 'earnings-export', points: 60, windowS: 600 };
const RETRY_AFTER = { 'retry-after': '5' };

const HEAD = [
  'earned_at',
  'client',
  'amount',
  'currency',
  'status',
  'reference',
] as const satisfies readonly (keyof ExportLine)[];

/** A consultant's earnings as a CSV file. */
@Injectable()
export class EarningsExportService {
  private readonly queue = new FairQueue({ maxRunning: 2, maxWaiting: 20, maxRunningPerKey: 1, maxWaitingPerKey: 2 });
  private readonly limit: Limiter;

  constructor(
    private readonly queries: EarningQueries,
    limiters: RateLimitersService,
  ) {
    this.limit = limiters.of(LIMIT);
  }

  /** @throws `too-many-requests`, `temporarily-unavailable`. */
  async exportEarnings(consultantId: string, period: ExportPeriod): Promise<string> {
    try {
      return await this.queue.run(consultantId, () => this.write(consultantId, period));
    } catch (error) {
      if (!(error instanceof QueueFullError)) throw error;
      const code = error.scope === 'key' ? 'too-many-requests' : 'temporarily-unavailable';
      throw commonProblems[code]({ headers: RETRY_AFTER });
    }
  }

  private async write(consultantId: string, period: ExportPeriod): Promise<string> {
    await this.limit.countOrRefuse(consultantId, commonProblems['too-many-requests']);
    const lines = await this.queries.listExportLines(consultantId, period);
    return toCsv([HEAD, ...lines.map((line) => HEAD.map((column) => line[column]))]);
  }
}
