import { useMutation } from '@tanstack/react-query';
import { listSops } from '../../../api/generated/sdk.gen';
import * as words from './loading.en';

/** The most SOPs that are selected at once. */
export const MOST_SELECTED = 1000;
const PAGE_SIZE = 100;

/** Fetches the ids of all SOPs of the user, newest update first, up to {@link MOST_SELECTED}. */
export function useAllSopIds() {
  return useMutation({
    mutationFn: async () => {
      const ids: string[] = [];
      let cursor: string | undefined;
      do {
        const { data } = await listSops({ query: { limit: PAGE_SIZE, ...(cursor === undefined ? {} : { cursor }) } });
        ids.push(...data.items.map(({ id }) => id));
        cursor = data.next_cursor ?? undefined;
      } while (cursor !== undefined && ids.length < MOST_SELECTED);
      return ids;
    },
    meta: { failureText: words.failed },
  });
}
