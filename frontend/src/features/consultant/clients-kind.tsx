import { createClient, deleteClient, listClients, updateClient } from '../../api/generated/sdk.gen';
import type { ClientDto, ClientStatus } from '../../api/generated/types.gen';
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

/** The businesses that the consultant works for. */
export const clientsKind: EntryKind<ClientDto> = {
  name: 'clients',
  title: 'Clients',
  noun: 'a client',
  emptyText: 'Add the first business that you work for.',
  archivedNoun: 'ended clients',
  nameOf: (client) => client.name,
  addressOf: (client) => `/consultant/clients/${client.id}`,
  columns: [
    { label: 'Name', render: (client) => client.name },
    { label: 'Email', render: (client) => client.email ?? '–' },
    { label: 'Status', render: (client) => <EntryStatus status={client.status} />, isShort: true },
  ],
  fields: [
    { name: 'name', label: 'Name', isRequired: true },
    { name: 'email', label: 'Email', type: 'email' },
    { name: 'status', label: 'Status', options: optionsOf(STATUSES) },
  ],
  blank: () => ({ name: '', email: '', status: 'active' }),
  valuesOf: (client) => ({ name: client.name, email: client.email ?? '', status: client.status }),
  list: async (request) =>
    (await listClients({ query: listQuery(request, 100, 'ended'), signal: request.signal })).data,
  create: (values) => createClient({ body: bodyOf(values) }),
  update: (client, values) =>
    updateClient({ path: { id: client.id }, body: { ...bodyOf(values), version: client.version } }),
  removal: {
    label: 'Delete',
    text: 'Its projects, meetings and earnings are deleted with it. Its SOPs stay, without a client. To keep all of it, set the status to Ended instead.',
    remove: (client) => deleteClient({ path: { id: client.id } }),
  },
};
