/** Earnings, as a record, and their sums by month. */

export const title = 'Earnings';
export const all = 'All earnings';
export const table = 'Earnings, table';
export const add = 'Add an earning';
export const change = 'Edit earning';
export const emptyTitle = 'No earnings yet';
export const emptyText = 'Record earnings with an invoice number.';
export const notLoaded = 'Your earnings could not be loaded.';
export const showArchived = 'Show voided';
export const noneArchived = 'There are no voided earnings.';
export const noneOfClient = 'No earnings yet.';

export const date = 'Date';
export const earned = 'Earned';
export const client = 'Client';
export const reference = 'Reference';
export const amount = 'Amount';
export const amountHelp = 'For example 1250.00; negative for a refund';
export const amountFault = 'Enter an amount such as 1250.00, without a currency.';
export const currency = 'Currency';
const currencies = new Intl.DisplayNames('en', { type: 'currency' });
export const currencyName = (code: string) => currencies.of(code) ?? code;
export const status = 'Status';

export const remove = 'Void';
export const removeTitle = (name: string) => `Void “${name}”?`;
export const removeText = 'It no longer counts. You can find it under “Show voided” and change its status back.';

export const monthsTitle = 'Earnings by month';
export const monthsNotLoaded = 'The sums could not be loaded.';
export const monthsEmptyTitle = 'No monthly totals yet';
export const monthsEmptyText = 'Each month with earnings gets a line here.';

export const exportLabel = 'Export earnings (CSV)';
export const exported = 'Export Complete';
export const exportFailed = 'Failed to export earnings';
