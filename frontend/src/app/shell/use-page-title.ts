import { useQuery } from '@tanstack/react-query';
import { useMatches } from 'react-router-dom';
import { getSharedSopOptions, getSopOptions } from '../../api/generated/@tanstack/react-query.gen';
import { BRAND_NAME } from '../brand';
import { useTabTitle } from '../use-tab-title';
import { pageHandleOf } from './page-handle';

/** Name of the page that is shown, also in the tab of the browser. A page about one SOP is named by the SOP. */
export function usePageTitle(): string {
  const matches = useMatches();
  const sopTitle = useOpenSopTitle(matches.at(-1)?.params['id'] ?? '');
  const title = sopTitle ?? pageHandleOf(matches)?.title ?? BRAND_NAME;
  useTabTitle(title);
  return title;
}

/** What the page has read already; nothing is fetched for the name alone. */
function useOpenSopTitle(id: string): string | undefined {
  const own = useQuery({ ...getSopOptions({ path: { id } }), enabled: false });
  const shared = useQuery({ ...getSharedSopOptions({ path: { id } }), enabled: false });
  return own.data?.title ?? shared.data?.title;
}
