import { Injectable } from '@nestjs/common';
import { PreparedQueries } from '../../../database/prepared-queries.js';
import { consultantProblems } from '../consultant.problems.js';
import { type EntryList, type EntryPageOptions, pageStatement, toEntryPage } from '../workspace/entry.queries.js';
import type { EarningDto, EarningPageDto } from './earning.dto.js';
import type { EarningStatus } from './earning.entity.js';

const LIST: EntryList = {
  name: 'earnings',
  rows: `SELECT id, client_id, amount, currency, status, earned_at, reference, version, created_at, updated_at
    FROM earnings WHERE consultant_id = $1`,
  orderColumn: 'earned_at',
  archivedStatus: 'void',
};

/** The newest lines of an export; a consultant's years of work stay far below. */
const MAX_LINES = 20_000;
const EXPORT = `SELECT e.earned_at, c.name AS client, e.amount, e.currency, e.status, e.reference
  FROM earnings e LEFT JOIN clients c ON c.consultant_id = e.consultant_id AND c.id = e.client_id
  WHERE e.consultant_id = $1 AND ($2::timestamptz IS NULL OR e.earned_at >= $2)
    AND ($3::timestamptz IS NULL OR e.earned_at < $3)
  ORDER BY e.earned_at DESC, e.id DESC LIMIT ${MAX_LINES}`;

/** RFC 3339; the end is excluded. */
export interface ExportPeriod {
  from: string | undefined;
  to: string | undefined;
}

export interface ExportLine {
  earned_at: string;
  client: string | null;
  amount: string;
  currency: string;
  status: EarningStatus;
  reference: string | null;
}

/** Reads of a consultant's earnings: each is limited to the consultant's id: rows of others do not exist for them (S6.11). */
@Injectable()
export class EarningQueries {
  constructor(private readonly queries: PreparedQueries) {}

  /** One page, latest first. Those of status `void` are left out unless requested. */
  async listEarnings(consultantId: string, options: EntryPageOptions): Promise<EarningPageDto> {
    const { name, text, values } = pageStatement(LIST, consultantId, options);
    const rows = await this.queries.query<EarningDto>(name, text, values);
    return toEntryPage(rows, options.limit, 'earned_at');
  }

  /** @throws `earning-not-found`. */
  async getEarning(consultantId: string, id: string): Promise<EarningDto> {
    const [earning] = await this.queries.query<EarningDto>('earnings-one', `${LIST.rows} AND id = $2`, [
      consultantId,
      id,
    ]);
    if (!earning) throw consultantProblems['earning-not-found']();
    return earning;
  }

  /** Every line of the period, void ones too, latest first; at most 20,000. */
  listExportLines(consultantId: string, { from, to }: ExportPeriod): Promise<ExportLine[]> {
    return this.queries.query<ExportLine>('earnings-export', EXPORT, [consultantId, from ?? null, to ?? null]);
  }
}
