import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { findSopsOptions } from '../../api/generated/@tanstack/react-query.gen';
import type { FoundSopDto } from '../../api/generated/types.gen';
import { isWaitingForConnection } from '../../components/not-available-offline';
import { hasSearchWords } from '../../components/search-words';

/** A shorter pause counts as typing. */
const PAUSE_MS = 180;
const MOST_FOUND = 8;

export interface FoundSops {
  /** Results known to match the typed words; more may arrive while it is pending. */
  sops: readonly FoundSopDto[];
  state: 'idle' | 'pending' | 'done' | 'failed' | 'offline';
  retry: () => void;
}

/** Searches SOPs on the server once the typing pauses; a request for older words is aborted. */
export function useFoundSops(typed: string): FoundSops {
  const words = typed.trim();
  const asked = usePaused(words);
  const query = useQuery({
    ...findSopsOptions({ query: { q: asked, limit: MOST_FOUND } }),
    enabled: asked !== '',
    placeholderData: keepPreviousData,
  });
  const retry = () => void query.refetch();
  if (words === '') return { sops: [], state: 'idle', retry };
  if (isWaitingForConnection(query)) return { sops: [], state: 'offline', retry };
  const items = query.data?.items ?? [];
  const isOfTheseWords = asked === words && !query.isPlaceholderData;
  if (isOfTheseWords && query.isError) return { sops: [], state: 'failed', retry };
  if (isOfTheseWords && query.isSuccess) return { sops: items, state: 'done', retry };
  // Results of the previous words are kept only if they match the new ones, too: Enter must not open an outdated
  // result.
  const fitting = items.filter(({ title, line }) => hasSearchWords(`${title} ${line ?? ''}`, words));
  return { sops: fitting, state: 'pending', retry };
}

/** The debounced text; updated immediately when it becomes empty. */
function usePaused(text: string): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return text === '' ? '' : paused;
}
