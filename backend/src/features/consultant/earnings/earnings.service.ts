import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import { toCsv } from '../../../common/csv.js';
import { commonProblems } from '../../../common/problems/common.problems.js';
import { FairQueue, QueueFullError } from '../../../common/queues/fair-queue.js';
import { type Limiter, RateLimitersService } from '../../../platform/rate-limits/rate-limiters.service.js';
import { ClientsService } from '../clients/clients.service.js';
import { refuseGoneClient, refuseGoneEntry } from '../clients/lock-own-client.js';
import { consultantProblems } from '../consultant.problems.js';
import { exactTime } from '../workspace/entry.queries.js';
import type { CreateEarningDto, EarningDto, UpdateEarningDto } from './earning.dto.js';
import { Earning } from './earning.entity.js';
import { EarningQueries, type ExportLine, type ExportPeriod } from './earning.queries.js';

/** Writes a consultant's earnings. */
@Injectable()
export class EarningsService {
  constructor(
    @InjectRepository(Earning) private readonly earnings: Repository<Earning>,
    private readonly queries: EarningQueries,
    private readonly clients: ClientsService,
  ) {}

  /** @throws `invalid-fields` when the client is not one of the consultant's. */
  async createEarning(consultantId: string, body: CreateEarningDto): Promise<EarningDto> {
    await this.clients.requireOwnClient(consultantId, body.client_id);
    const id = uuidv7();
    await this.earnings
      .createQueryBuilder()
      .insert()
      .values({ id, consultantId, ...columnsOf(body) })
      .setParameters({ earnedAt: body.earned_at })
      .execute()
      .catch(refuseGoneClient);
    return this.queries.getEarning(consultantId, id).catch(refuseGoneEntry);
  }

  /**
   * Changes the given fields, if the version is current.
   * @throws `earning-not-found`, `entry-changed` when another change came first, `invalid-fields`.
   */
  async updateEarning(consultantId: string, id: string, { version, ...body }: UpdateEarningDto): Promise<EarningDto> {
    await this.clients.requireOwnClient(consultantId, body.client_id);
    const { affected } = await this.earnings
      .createQueryBuilder()
      .update()
      .set({ ...columnsOf(body), version: () => 'version + 1', updatedAt: () => 'now()' })
      .where({ id, consultantId, version })
      .setParameters({ earnedAt: body.earned_at })
      .execute()
      .catch(refuseGoneClient);
    const earning = await this.queries.getEarning(consultantId, id);
    if (affected === 0) throw consultantProblems['entry-changed']();
    return earning;
  }
}

function columnsOf({ amount, currency, status, earned_at, client_id, reference }: Partial<CreateEarningDto>) {
  return { amount, currency, status, reference, clientId: client_id, earnedAt: exactTime('earnedAt', earned_at) };
}

/** A file with the maximum number of lines takes the server about 0.1 s. */
const LIMIT = { name: 'earnings-export', points: 60, windowS: 600 };
const RETRY_AFTER = { 'retry-after': '5' };

/** The columns with the headings that a person reads in a spreadsheet. */
const COLUMNS = {
  earned_at: 'Earned at',
  client: 'Client',
  amount: 'Amount',
  currency: 'Currency',
  status: 'Status',
  reference: 'Reference',
} as const satisfies Record<keyof ExportLine, string>;
const FIELDS = Object.keys(COLUMNS) as (keyof ExportLine)[];

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
    return toCsv([Object.values(COLUMNS), ...lines.map((line) => FIELDS.map((field) => line[field]))]);
  }
}
