import type { QueryClient } from '@tanstack/react-query';
import { getSopQueryKey } from '../../api/generated/@tanstack/react-query.gen';
import type { SopDto } from '../../api/generated/types.gen';
import { refreshSopLists } from './refresh-sop-lists';

/** Updates a changed SOP in the cache immediately and refetches everything that depends on it. */
export function cacheSop(queryClient: QueryClient, sop: SopDto): void {
  queryClient.setQueryData(getSopQueryKey({ path: { id: sop.id } }), sop);
  void refreshSopLists(queryClient);
  for (const operation of ['checkSop', 'listVersions', 'compareVersion']) {
    void queryClient.invalidateQueries({ queryKey: [{ _id: operation, path: { id: sop.id } }] });
  }
}
