import { useQuery } from '@tanstack/react-query';
import { getClientOptions } from '../../api/generated/@tanstack/react-query.gen';
import { clientsKind } from './clients-kind';
import { useEntries } from './use-entries';

/** The name of a client; null for no client, and while it is not known. */
export function useClientName(id: string | null): string | null {
  // All names are loaded with one request, except those of ended clients.
  const { data: clients } = useEntries(clientsKind);
  const listed = clients?.find((each) => each.id === id);
  const { data: unlisted } = useQuery({
    ...getClientOptions({ path: { id: id ?? '' } }),
    enabled: id !== null && clients !== undefined && listed === undefined,
  });
  return id === null ? null : ((listed ?? unlisted)?.name ?? null);
}

/** The name of the client of an entry. */
export function ClientName({ id }: { id: string }) {
  return useClientName(id) ?? '…';
}
