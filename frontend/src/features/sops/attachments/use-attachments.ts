import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { listAttachmentsOptions, listSharedAttachmentsOptions } from '../../../api/generated/@tanstack/react-query.gen';
import type { AttachmentListDto } from '../../../api/generated/types.gen';
import type { Pictures } from './pictures';

/** Addresses work for ten minutes. */
const FRESH_MS = 8 * 60_000;
/** A newer URL cannot have expired. */
const MIN_AGE_MS = 60_000;

/** Pictures and files of an own SOP. */
export function useAttachments(sopId: string) {
  return useQuery({ ...listAttachmentsOptions({ path: { id: sopId } }), staleTime: FRESH_MS });
}

/** Pictures and files of an SOP that is shared with the person. */
export function useSharedAttachments(sopId: string) {
  return useQuery({ ...listSharedAttachmentsOptions({ path: { id: sopId } }), staleTime: FRESH_MS });
}

/** The parts of a list query that are used. */
type ListQuery = Pick<UseQueryResult<AttachmentListDto, unknown>, 'data' | 'isPending' | 'dataUpdatedAt'> & {
  refetch: () => unknown;
};

/** What steps need to show their pictures. */
export function usePictures({ data, isPending, refetch, dataUpdatedAt }: ListQuery): Pictures {
  return useMemo(() => {
    const byId = new Map(data?.items.map((item) => [item.id, item]));
    return {
      find: (id) => byId.get(id),
      isPending,
      refresh: () => {
        if (Date.now() - dataUpdatedAt > MIN_AGE_MS) refetch();
      },
    };
  }, [data, isPending, refetch, dataUpdatedAt]);
}
