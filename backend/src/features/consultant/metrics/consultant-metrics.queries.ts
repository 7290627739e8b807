import { Injectable } from '@nestjs/common';
import { Clock } from '../../../common/clock.js';
import { PreparedQueries } from '../../../database/prepared-queries.js';
import { consultantProblems } from '../consultant.problems.js';
import type { ClientMetricsDto, ConsultantAnalyticsDto, ConsultantFiguresDto } from './consultant-metrics.dto.js';
import { monthStarts, reportingPeriod } from './reporting-period.js';

const MONTHS_SHOWN = 12;

/** Four metrics in one statement; both ends of a period belong to it (T25). */
const FIGURES = `SELECT
    (SELECT count(*)::int FROM clients WHERE consultant_id = $1 AND status = 'active') AS active_clients,
    (SELECT count(*)::int FROM projects WHERE consultant_id = $1 AND status = 'active') AS active_projects,
    (SELECT count(*)::int FROM meetings WHERE consultant_id = $1 AND status = 'scheduled'
      AND scheduled_at BETWEEN $3 AND $4) AS upcoming_meetings,
    (SELECT coalesce(json_agg(sums ORDER BY sums.currency), '[]') FROM (
      SELECT currency, sum(amount)::text AS amount FROM earnings
      WHERE consultant_id = $1 AND status <> 'void' AND earned_at BETWEEN $2 AND $3 GROUP BY currency) sums
    ) AS earnings_this_month`;

const BY_CLIENT = `SELECT c.id AS client_id, c.name, c.status,
    (SELECT count(*)::int FROM projects p WHERE p.consultant_id = $1 AND p.client_id = c.id AND p.status = 'active')
      AS active_projects,
    (SELECT count(*)::int FROM projects p WHERE p.consultant_id = $1 AND p.client_id = c.id AND p.status = 'completed')
      AS completed_projects,
    (SELECT count(*)::int FROM meetings m WHERE m.consultant_id = $1 AND m.client_id = c.id AND m.status = 'done')
      AS meetings_held,
    (SELECT coalesce(json_agg(sums ORDER BY sums.currency), '[]') FROM (
      SELECT e.currency, sum(e.amount)::text AS amount FROM earnings e
      WHERE e.consultant_id = $1 AND e.client_id = c.id AND e.status <> 'void' GROUP BY e.currency) sums) AS earnings
  FROM clients c WHERE c.consultant_id = $1 ORDER BY c.updated_at DESC, c.id DESC LIMIT 100`;

/** Returns no row for another consultant's client. */
const OF_CLIENT = `SELECT
    (SELECT count(*)::int FROM projects WHERE consultant_id = $1 AND client_id = $2) AS projects,
    (SELECT count(*)::int FROM projects WHERE consultant_id = $1 AND client_id = $2 AND status = 'active')
      AS active_projects,
    (SELECT count(*)::int FROM meetings WHERE consultant_id = $1 AND client_id = $2) AS meetings,
    (SELECT count(*)::int FROM meetings WHERE consultant_id = $1 AND client_id = $2 AND status = 'scheduled'
      AND scheduled_at >= $3) AS upcoming_meetings,
    (SELECT count(*)::int FROM earnings WHERE consultant_id = $1 AND client_id = $2) AS earning_count,
    (SELECT coalesce(json_agg(sums ORDER BY sums.currency), '[]') FROM (
      SELECT currency, sum(amount)::text AS amount FROM earnings
      WHERE consultant_id = $1 AND client_id = $2 AND status <> 'void' GROUP BY currency) sums) AS earnings
  FROM clients WHERE consultant_id = $1 AND id = $2`;

const PROJECTS_BY_STATUS = `SELECT status, count(*)::int AS count FROM projects WHERE consultant_id = $1
  GROUP BY status ORDER BY status`;

/** $2 are the starts of the months; a month ends where the next one starts, the last one now. */
const EARNINGS_BY_MONTH = `SELECT width_bucket(earned_at, $2::timestamptz[]) AS bucket, currency, sum(amount)::text AS amount
  FROM earnings WHERE consultant_id = $1 AND status <> 'void' AND earned_at BETWEEN ($2::timestamptz[])[1] AND $3
  GROUP BY bucket, currency ORDER BY bucket, currency`;

interface MonthSum {
  /** Counts from 1: the first month. */
  bucket: number;
  currency: string;
  amount: string;
}

/** Metrics of the consultant's dashboard and analytics page; the database adds up exact decimals. */
@Injectable()
export class ConsultantMetricsQueries {
  constructor(
    private readonly reads: PreparedQueries,
    private readonly clock: Clock,
  ) {}

  /** The four metrics of the dashboard (S2.108-S2.111, S7.37-S7.40). @param zone IANA name. */
  async getFigures(consultantId: string, zone: string): Promise<ConsultantFiguresDto> {
    const { monthStart, now, meetingsEnd } = reportingPeriod(this.clock.now(), zone);
    const [figures] = await this.reads.query<Omit<ConsultantFiguresDto, 'time_zone' | 'month_start' | 'meetings_end'>>(
      'consultant-figures',
      FIGURES,
      [consultantId, monthStart, now, meetingsEnd],
    );
    if (!figures) throw new Error('A statement without FROM gives one row');
    return {
      ...figures,
      time_zone: zone,
      month_start: monthStart.toISOString(),
      meetings_end: meetingsEnd.toISOString(),
    };
  }

  /** Metrics of one client. @throws `client-not-found`. */
  async getClientFigures(consultantId: string, clientId: string): Promise<ClientMetricsDto> {
    const [figures] = await this.reads.query<ClientMetricsDto>('consultant-of-client', OF_CLIENT, [
      consultantId,
      clientId,
      this.clock.now(),
    ]);
    if (!figures) throw consultantProblems['client-not-found']();
    return figures;
  }

  /** Metrics by client, project state and month. @param zone IANA name; it determines the start of a month. */
  async getAnalytics(consultantId: string, zone: string): Promise<ConsultantAnalyticsDto> {
    const now = this.clock.now();
    const months = monthStarts(now, zone, MONTHS_SHOWN);
    const [clients, projects, sums] = await Promise.all([
      this.reads.query<ConsultantAnalyticsDto['clients'][number]>('consultant-by-client', BY_CLIENT, [consultantId]),
      this.reads.query<ConsultantAnalyticsDto['projects'][number]>('consultant-projects', PROJECTS_BY_STATUS, [
        consultantId,
      ]),
      this.reads.query<MonthSum>('consultant-months', EARNINGS_BY_MONTH, [
        consultantId,
        months.map(({ startsAt }) => startsAt.toISOString()),
        now,
      ]),
    ]);
    const earnings = months.map(({ month }, index) => ({
      month,
      sums: sums.filter(({ bucket }) => bucket === index + 1).map(({ currency, amount }) => ({ currency, amount })),
    }));
    return { time_zone: zone, clients, projects, earnings };
  }
}
