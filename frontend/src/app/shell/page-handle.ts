import type { UIMatch } from 'react-router-dom';

/** What the route of a signed-in page tells the shell. */
export interface PageHandle {
  title: string;
  /** Titles of what the page shows instead for `?view=` with these names. */
  views?: Readonly<Record<string, string>>;
  /** The pages above it, the highest first; a page with some gets a breadcrumb trail. */
  parents?: readonly PageLink[];
}

export interface PageLink {
  label: string;
  to: string;
}

/** The handle of the page that is shown, or null when its route has none. */
export function pageHandleOf(matches: readonly UIMatch[]): PageHandle | null {
  const handle: unknown = matches.at(-1)?.handle;
  return isPageHandle(handle) ? handle : null;
}

function isPageHandle(handle: unknown): handle is PageHandle {
  return typeof handle === 'object' && handle !== null && 'title' in handle;
}
