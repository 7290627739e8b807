import { useQuery } from '@tanstack/react-query';
import { getClientOptions } from '../../api/generated/@tanstack/react-query.gen';
import { clientsKind } from './clients-kind';
import { useEntries } from './use-entries';

/** The name of a client; all names come with one request, but for clients that have ended. */
export function ClientName({ id }: { id: string | null }) {
  const { data: clients } = useEntries(clientsKind);
  if (id === null) return '–';
  const client = clients?.find((each) => each.id === id);
  if (client) return client.name;
  return clients ? <UnlistedClientName id={id} /> : '…';
}

function UnlistedClientName({ id }: { id: string }) {
  const { data: client } = useQuery(getClientOptions({ path: { id } }));
  return client?.name ?? '…';
}
