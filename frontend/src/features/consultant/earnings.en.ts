/** Earnings, as a record, and their sums by month. */
export const words = {
  title: 'Earnings',
  all: 'All earnings',
  table: 'Earnings, table',
  add: 'Add an earning',
  change: 'Change an earning',
  emptyText: 'Record earnings with an invoice number.',
  showArchived: 'Show voided',
  noneArchived: 'There are no void earnings.',
  noneOfClient: 'No earnings yet.',

  date: 'Date',
  earned: 'Earned',
  client: 'Client',
  reference: 'Reference',
  amount: 'Amount',
  amountHelp: 'For example 1250.00; negative for a refund',
  amountFault: 'Enter an amount such as 1250.00, without a currency.',
  currency: 'Currency',
  status: 'Status',

  remove: 'Void',
  removeTitle: (name: string) => `Void “${name}”?`,
  removeText: 'It no longer counts. You can find it under “Show voided” and change its status back.',

  months: {
    title: 'Earnings by month',
    notLoaded: 'The sums could not be loaded.',
    emptyTitle: 'No earnings yet',
    emptyText: 'Each month with earnings gets a line here.',
  },

  export: 'Export earnings (CSV)',
  exported: 'Export Complete',
  exportFailed: 'Failed to export earnings',
} as const;
