import { useEffect } from 'react';
import type { ClientDto } from '../../api/generated/types.gen';
import { clientsKind } from './clients-kind';
import { useEntries } from './use-entries';

/** More clients than a consultant usually has; beyond it only the most recently changed ones can be chosen. */
const MOST_CHOICES = 1000;

/** The clients to choose from, by name, without ended ones; undefined until the first have loaded. */
export function useClientChoices(): ClientDto[] | undefined {
  const { data: clients, hasNextPage, isFetchingNextPage, isError, fetchNextPage } = useEntries(clientsKind);
  const wantsMore = hasNextPage && !isFetchingNextPage && !isError && (clients?.length ?? 0) < MOST_CHOICES;
  useEffect(() => {
    if (wantsMore) void fetchNextPage();
  }, [wantsMore, fetchNextPage]);
  return clients?.toSorted((one, other) => one.name.localeCompare(other.name));
}
