import { useQuery } from '@tanstack/react-query';
import { useMatches } from 'react-router-dom';
import { getClientOptions, getSharedSopOptions, getSopOptions } from '../../api/generated/@tanstack/react-query.gen';
import { BRAND_NAME } from '../brand';
import { useTabTitle } from '../use-tab-title';
import type { PageHandle } from './page-handle';

/** Names the page that is shown in the tab of the browser. A page about one SOP or client is named by it. */
export function usePageTitle(handle: PageHandle | null): void {
  useTabTitle(useNameOf(useMatches().at(-1)?.params['id'] ?? '') ?? handle?.title ?? BRAND_NAME);
}

/** The data that the page has already loaded; nothing is fetched for the title alone. */
function useNameOf(id: string): string | undefined {
  const own = useQuery({ ...getSopOptions({ path: { id } }), enabled: false });
  const shared = useQuery({ ...getSharedSopOptions({ path: { id } }), enabled: false });
  const client = useQuery({ ...getClientOptions({ path: { id } }), enabled: false });
  return own.data?.title ?? shared.data?.title ?? client.data?.name;
}
