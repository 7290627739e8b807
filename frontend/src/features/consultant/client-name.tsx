import { clientsKind } from './clients-kind';
import { useDeskEntries } from './use-desk-entries';

/** The name of a client; all names come with one request. */
export function ClientName({ id }: { id: string | null }) {
  const { data: clients = [] } = useDeskEntries(clientsKind);
  if (id === null) return '–';
  return clients.find((client) => client.id === id)?.name ?? '…';
}
