import { useQuery } from '@tanstack/react-query';
import { useMatches, useSearchParams } from 'react-router-dom';
import { getSharedSopOptions, getSopOptions } from '../../api/generated/@tanstack/react-query.gen';
import { BRAND_NAME } from '../brand';
import { useTabTitle } from '../use-tab-title';
import { type PageHandle, pageHandleOf } from './page-handle';

/** Name of the page that is shown, also in the tab of the browser. A page about one SOP is named by the SOP. */
export function usePageTitle(): string {
  const matches = useMatches();
  const sopTitle = useOpenSopTitle(matches.at(-1)?.params['id'] ?? '');
  const [query] = useSearchParams();
  const handle = pageHandleOf(matches);
  const title = sopTitle ?? viewTitle(handle, query.get('view')) ?? handle?.title ?? BRAND_NAME;
  useTabTitle(title);
  return title;
}

/** What an address asks for may be any word. */
function viewTitle(handle: PageHandle | null, view: string | null): string | undefined {
  const views = handle?.views ?? {};
  return view !== null && Object.hasOwn(views, view) ? views[view] : undefined;
}

/** What the page has read already; nothing is fetched for the name alone. */
function useOpenSopTitle(id: string): string | undefined {
  const own = useQuery({ ...getSopOptions({ path: { id } }), enabled: false });
  const shared = useQuery({ ...getSharedSopOptions({ path: { id } }), enabled: false });
  return own.data?.title ?? shared.data?.title;
}
