import { toCsv } from '../common/csv.js';
import type { BillingOverviewRow } from '../features/subscriptions/operations/billing-report.queries.js';

const HEADER = ['state', 'tier', 'end', 'usd_a_month', 'email'];

/** The accounts as a file for a spreadsheet. */
export function billingCsv(rows: readonly BillingOverviewRow[]): string {
  return toCsv([HEADER, ...rows.map(cellsOf)]).trimEnd();
}

/** The accounts as columns, and their monthly revenue. */
export function billingTable(rows: readonly BillingOverviewRow[]): string {
  const lines = [HEADER, ...rows.map(cellsOf)];
  const widths = HEADER.map((_title, column) => Math.max(...lines.map((cells) => cells[column]?.length ?? 0)));
  const table = lines.map((cells) =>
    cells
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
  return [...table, '', summaryOf(rows)].join('\n');
}

function cellsOf({ state, tier, end, monthlyAmountCents, email }: BillingOverviewRow): string[] {
  const amount = monthlyAmountCents === null ? '' : dollarsOf(monthlyAmountCents);
  return [state, tier ?? '', end?.toISOString().slice(0, 10) ?? '', amount, email];
}

function summaryOf(rows: readonly BillingOverviewRow[]): string {
  const paid = sumOf(rows);
  const pastDue = sumOf(rows.filter(({ state }) => state === 'past due'));
  return `${rows.length} accounts. Monthly recurring revenue: $${dollarsOf(paid)}, of which past due: $${dollarsOf(pastDue)}.`;
}

function sumOf(rows: readonly BillingOverviewRow[]): number {
  return rows.reduce((sum, { monthlyAmountCents }) => sum + (monthlyAmountCents ?? 0), 0);
}

function dollarsOf(cents: number): string {
  return (cents / 100).toFixed(2);
}
