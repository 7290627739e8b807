import { type UIMatch, useMatches, useSearchParams } from 'react-router-dom';

/** The handle of a signed-in page's route, for the shell. */
export interface PageHandle {
  title: string;
  /** What the page shows instead for `?view=` with these names. */
  views?: Readonly<Record<string, PageHandle>>;
  /** The page above it, where a link leads back to (S2.123, S2.130, S2.138); none on the first pages of the navigation. */
  back?: PageLink;
}

export interface PageLink {
  label: string;
  to: string;
}

/** The handle of the page that is shown, or null when its route has none. */
export function usePageHandle(): PageHandle | null {
  const [query] = useSearchParams();
  return pageHandleOf(useMatches(), query.get('view'));
}

function pageHandleOf(matches: readonly UIMatch[], view: string | null): PageHandle | null {
  const handle: unknown = matches.at(-1)?.handle;
  if (!isPageHandle(handle)) return null;
  const { views = {} } = handle;
  // The view in a URL may be any word.
  return (view !== null && Object.hasOwn(views, view) && views[view]) || handle;
}

function isPageHandle(handle: unknown): handle is PageHandle {
  return typeof handle === 'object' && handle !== null && 'title' in handle;
}
