import { expect, it } from '@jest/globals';
import type { BillingOverviewRow } from '../features/subscriptions/operations/billing-report.queries.js';
import { billingCsv, billingTable } from './billing-list.js';

const END = new Date('2026-12-22T12:00:00Z');
const paid = { userId: '1', tier: 'starter', end: END, monthlyAmountCents: 150_000 } as const;

const ROWS: BillingOverviewRow[] = [
  { ...paid, email: 'a@example.test', state: 'active' },
  { ...paid, email: '+b@example.test', state: 'past due' },
  { userId: '3', email: 'c@example.test', state: 'given', tier: 'enterprise', end: null, monthlyAmountCents: null },
];

it('lists the accounts in columns, and what they bring in a month', () => {
  expect(billingTable(ROWS)).toBe(
    [
      'state     tier        end         usd_a_month  email',
      'active    starter     2026-12-22  1500.00      a@example.test',
      'past due  starter     2026-12-22  1500.00      +b@example.test',
      'given     enterprise                           c@example.test',
      '',
      '3 accounts. Monthly recurring revenue: $3000.00, of which past due: $1500.00.',
    ].join('\n'),
  );
});

it('lists them for a spreadsheet, without formulas', () => {
  expect(billingCsv(ROWS).split('\r\n')).toEqual([
    'state,tier,end,usd_a_month,email',
    'active,starter,2026-12-22,1500.00,a@example.test',
    "past due,starter,2026-12-22,1500.00,'+b@example.test",
    'given,enterprise,,,c@example.test',
  ]);
});
