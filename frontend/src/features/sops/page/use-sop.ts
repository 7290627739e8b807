import { useQuery } from '@tanstack/react-query';
import { getSopOptions } from '../../../api/generated/@tanstack/react-query.gen';
import { isDrafting } from '../is-drafting';

/** Polling interval while the live channel is unreachable. */
const POLL_MS = 5000;

/** One SOP, polled while it is being drafted. */
export function useSop(id: string) {
  return useQuery({
    ...getSopOptions({ path: { id } }),
    refetchInterval: ({ state }) => (state.data && isDrafting(state.data.generation_state) ? POLL_MS : false),
  });
}
