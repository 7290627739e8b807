import { createClient, deleteClient, listClients, updateClient } from '../../api/generated/sdk.gen';
import type { ClientDto, ClientStatus } from '../../api/generated/types.gen';
import * as words from './clients.en';
import type { EntryKind, EntryValues } from './entry-kind';
import { EntryStatus } from './entry-status';
import { optionsOf, textOrNull } from './entry-values';
import { listQuery } from './list-query';

const STATUSES: readonly ClientStatus[] = ['active', 'pending', 'inactive', 'ended'];

const bodyOf = (values: EntryValues) => ({
  name: values['name'] ?? '',
  email: textOrNull(values['email']),
  status: values['status'] as ClientStatus,
});

/** The clients of the consultant. */
export const clientsKind: EntryKind<ClientDto> = {
  name: 'clients',
  words,
  nameOf: (client) => client.name,
  addressOf: (client) => `/consultant/clients/${client.id}`,
  columns: [
    { label: words.name, render: (client) => client.name },
    { label: words.email, render: (client) => client.email },
    { label: words.status, render: (client) => <EntryStatus status={client.status} />, isShort: true },
  ],
  fields: [
    { name: 'name', label: words.name, isRequired: true },
    { name: 'email', label: words.email, type: 'email' },
    { name: 'status', label: words.status, options: optionsOf(STATUSES) },
  ],
  blank: () => ({ name: '', email: '', status: 'active' }),
  valuesOf: (client) => ({ name: client.name, email: client.email ?? '', status: client.status }),
  list: async (request) =>
    (await listClients({ query: listQuery(request, 100, 'ended'), signal: request.signal })).data,
  create: (values) => createClient({ body: bodyOf(values) }),
  update: (client, values) =>
    updateClient({ path: { id: client.id }, body: { ...bodyOf(values), version: client.version } }),
  removal: {
    remove: (client) => deleteClient({ path: { id: client.id } }),
  },
};
