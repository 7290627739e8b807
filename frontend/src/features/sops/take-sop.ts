import type { QueryClient } from '@tanstack/react-query';
import { getSopQueryKey } from '../../api/generated/@tanstack/react-query.gen';
import type { SopDto } from '../../api/generated/types.gen';
import { sopListKey } from './sop-list-key';

/** Shows a changed SOP at once and lets everything that is made of it be read anew. */
export function takeSop(queryClient: QueryClient, sop: SopDto): void {
  queryClient.setQueryData(getSopQueryKey({ path: { id: sop.id } }), sop);
  void queryClient.invalidateQueries({ queryKey: sopListKey });
  for (const operation of ['checkSop', 'listGenerations']) {
    void queryClient.invalidateQueries({ queryKey: [{ _id: operation, path: { id: sop.id } }] });
  }
}
