import { createEarning, listEarnings, updateEarning } from '../../api/generated/sdk.gen';
import type { EarningDto, EarningStatus } from '../../api/generated/types.gen';
import { TimeStamp } from '../../components/time-stamp';
import { ClientName } from './client-name';
import { currencyOptions } from './currencies';
import * as words from './earnings.en';
import type { EntryKind, EntryValues } from './entry-kind';
import { EntryStatus } from './entry-status';
import { fromLocalInput, optionsOf, textOrNull, toLocalInput } from './entry-values';
import { listQuery } from './list-query';
import { moneyText } from './money';

const STATUSES: readonly EarningStatus[] = ['paid', 'pending', 'void'];

const bodyOf = (values: EntryValues) => ({
  amount: (values['amount'] ?? '').trim(),
  currency: values['currency'] ?? 'usd',
  client_id: textOrNull(values['client_id']),
  earned_at: fromLocalInput(values['earned_at'] ?? ''),
  reference: textOrNull(values['reference']),
  status: values['status'] as EarningStatus,
});

/** Earnings, as a record only: no money moves. */
export const earningsKind: EntryKind<EarningDto> = {
  name: 'earnings',
  words,
  nameOf: (earning) => `${moneyText(earning)} ${earning.reference ?? ''}`.trim(),
  columns: [
    { label: words.date, render: (earning) => <TimeStamp at={earning.earned_at} isDateOnly />, isShort: true },
    {
      label: words.client,
      render: (earning) => earning.client_id && <ClientName id={earning.client_id} />,
      isClient: true,
    },
    { label: words.reference, render: (earning) => earning.reference },
    { label: words.amount, render: (earning) => moneyText(earning), isShort: true, isAmount: true },
    { label: words.status, render: (earning) => <EntryStatus status={earning.status} />, isShort: true },
  ],
  fields: [
    {
      name: 'amount',
      label: words.amount,
      isRequired: true,
      helperText: words.amountHelp,
      // As the server parses it; surrounding blanks are trimmed.
      input: { inputMode: 'decimal', pattern: '\\s*-?[0-9]{1,10}([.][0-9]{1,2})?\\s*' },
      faultTexts: { 'not-as-asked': words.amountFault },
    },
    { name: 'currency', label: words.currency, isRequired: true, options: currencyOptions() },
    { name: 'client_id', label: words.client, isClient: true },
    { name: 'earned_at', label: words.earned, type: 'datetime-local', isRequired: true },
    { name: 'reference', label: words.reference },
    { name: 'status', label: words.status, options: optionsOf(STATUSES) },
  ],
  blank: () => ({
    amount: '',
    currency: 'usd',
    client_id: '',
    earned_at: toLocalInput(new Date().toISOString()),
    reference: '',
    status: 'paid',
  }),
  valuesOf: (earning) => ({
    amount: earning.amount,
    currency: earning.currency,
    client_id: earning.client_id ?? '',
    earned_at: toLocalInput(earning.earned_at),
    reference: earning.reference ?? '',
    status: earning.status,
  }),
  list: async (request) => (await listEarnings({ query: listQuery(request, 50, 'void'), signal: request.signal })).data,
  create: (values) => createEarning({ body: bodyOf(values) }),
  update: (earning, values) =>
    updateEarning({ path: { id: earning.id }, body: { ...bodyOf(values), version: earning.version } }),
  removal: {
    isKept: true,
    isPossible: (earning) => earning.status !== 'void',
    remove: ({ id, version }) => updateEarning({ path: { id }, body: { status: 'void', version } }),
  },
};
