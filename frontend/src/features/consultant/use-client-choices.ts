import { useEffect } from 'react';
import type { ClientDto } from '../../api/generated/types.gen';
import { clientsKind } from './clients-kind';
import { useEntries } from './use-entries';

/** Far more clients than one consultant serves; beyond it those that were changed last can be chosen. */
const MOST_CHOICES = 1000;

/** The clients that can be chosen, by name, without those that have ended; undefined until the first are there. */
export function useClientChoices(): ClientDto[] | undefined {
  const { data: clients, hasNextPage, isFetchingNextPage, isError, fetchNextPage } = useEntries(clientsKind);
  const wantsMore = hasNextPage && !isFetchingNextPage && !isError && (clients?.length ?? 0) < MOST_CHOICES;
  useEffect(() => {
    if (wantsMore) void fetchNextPage();
  }, [wantsMore, fetchNextPage]);
  return clients?.toSorted((one, other) => one.name.localeCompare(other.name));
}
