import type { QueryClient } from '@tanstack/react-query';
import { listAttachmentsQueryKey } from '../../../api/generated/@tanstack/react-query.gen';
import type { AttachmentDto, AttachmentListDto } from '../../../api/generated/types.gen';

/** Adds a new picture or file to the cached list. */
export function addToCache(queryClient: QueryClient, sopId: string, added: AttachmentDto): void {
  queryClient.setQueryData<AttachmentListDto>(listAttachmentsQueryKey({ path: { id: sopId } }), (list) => ({
    items: [...(list?.items ?? []).filter(({ id }) => id !== added.id), added],
  }));
}

/** Removes one from the cached list. */
export function removeFromCache(queryClient: QueryClient, sopId: string, removedId: string): void {
  queryClient.setQueryData<AttachmentListDto>(
    listAttachmentsQueryKey({ path: { id: sopId } }),
    (list) => list && { items: list.items.filter(({ id }) => id !== removedId) },
  );
}
