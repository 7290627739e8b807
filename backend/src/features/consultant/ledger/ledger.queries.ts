import { Injectable } from '@nestjs/common';
import { commonProblems } from '../../../common/problems/common.problems.js';
import { FairQueue, QueueFullError } from '../../../common/queues/fair-queue.js';
import { HotReads } from '../../../database/hot-reads.js';
import type { Limiter } from '../../../platform/rate-limits/limiter.js';
import { RateLimiters } from '../../../platform/rate-limits/rate-limiters.service.js';
import { toCsv } from './csv.js';

/** The newest lines of the period; a consultant's years of work stay far below. */
const MAX_LINES = 20_000;

/** A file of the most lines keeps the server busy for some 0.1 s. */
const LIMIT = { name: 'ledger-export', points: 60, windowS: 600 };
const RETRY_AFTER = { 'retry-after': '5' };

const HEAD = ['earned_at', 'client', 'amount', 'currency', 'status', 'reference'] as const;

const LINES = `SELECT e.earned_at, c.name AS client, e.amount, e.currency, e.status, e.reference
  FROM earnings e LEFT JOIN clients c ON c.consultant_id = e.consultant_id AND c.id = e.client_id
  WHERE e.consultant_id = $1 AND ($2::timestamptz IS NULL OR e.earned_at >= $2)
    AND ($3::timestamptz IS NULL OR e.earned_at < $3)
  ORDER BY e.earned_at DESC, e.id DESC LIMIT ${MAX_LINES}`;

interface Period {
  from: string | undefined;
  to: string | undefined;
}

type LedgerLine = Record<(typeof HEAD)[number], string | null>;

/** The ledger as a file. */
@Injectable()
export class LedgerQueries {
  private readonly queue = new FairQueue({ maxRunning: 2, maxWaiting: 20, maxRunningPerKey: 1, maxWaitingPerKey: 2 });
  private readonly limit: Limiter;

  constructor(
    private readonly reads: HotReads,
    limiters: RateLimiters,
  ) {
    this.limit = limiters.of(LIMIT);
  }

  /**
   * Every line of the period, void ones too, latest first.
   * @param period RFC 3339; the end is excluded.
   * @throws `too-many-requests`, `temporarily-unavailable`.
   */
  async writeLedger(consultantId: string, period: Period): Promise<string> {
    try {
      return await this.queue.run(consultantId, () => this.write(consultantId, period));
    } catch (error) {
      if (!(error instanceof QueueFullError)) throw error;
      const code = error.scope === 'key' ? 'too-many-requests' : 'temporarily-unavailable';
      throw commonProblems[code]({ headers: RETRY_AFTER });
    }
  }

  private async write(consultantId: string, period: Period): Promise<string> {
    await this.limit.countOrRefuse(consultantId, commonProblems['too-many-requests']);
    const values = [consultantId, period.from ?? null, period.to ?? null];
    const lines = await this.reads.query<LedgerLine>('consultant-ledger', LINES, values);
    return toCsv([HEAD, ...lines.map((line) => HEAD.map((column) => line[column]))]);
  }
}
