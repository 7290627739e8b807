import { Injectable } from '@nestjs/common';
import { HotReads } from '../../../database/hot-reads.js';
import { toCsv } from './csv.js';

/** The newest lines of the period; a consultant's years of work stay far below. */
const MAX_LINES = 20_000;

const HEAD = ['earned_at', 'client', 'amount', 'currency', 'status', 'reference'] as const;

const LINES = `SELECT e.earned_at, c.name AS client, e.amount, e.currency, e.status, e.reference
  FROM earnings e LEFT JOIN clients c ON c.consultant_id = e.consultant_id AND c.id = e.client_id
  WHERE e.consultant_id = $1 AND ($2::timestamptz IS NULL OR e.earned_at >= $2)
    AND ($3::timestamptz IS NULL OR e.earned_at < $3)
  ORDER BY e.earned_at DESC, e.id DESC LIMIT ${MAX_LINES}`;

type LedgerLine = Record<(typeof HEAD)[number], string | null>;

/** The ledger as a file. */
@Injectable()
export class LedgerQueries {
  constructor(private readonly reads: HotReads) {}

  /** Every line of the period, void ones too, latest first. @param period RFC 3339; the end is excluded. */
  async writeLedger(
    consultantId: string,
    period: { from: string | undefined; to: string | undefined },
  ): Promise<string> {
    const values = [consultantId, period.from ?? null, period.to ?? null];
    const lines = await this.reads.query<LedgerLine>('consultant-ledger', LINES, values);
    return toCsv([HEAD, ...lines.map((line) => HEAD.map((column) => line[column]))]);
  }
}
