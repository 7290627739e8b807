import { isSiteRoute } from './site-routes.js';

/** Pages that the build has written, by their paths (`frontend/src/prerender.tsx`). */
const WRITTEN_PAGES: ReadonlyMap<string, string> = new Map([
  ['/', 'home'],
  ...['/pricing', '/auth', '/help-center', '/contact', '/careers', '/privacy', '/terms', '/cookies'].map(
    (path): [string, string] => [path, path.slice(1)],
  ),
]);

/** The page of the app, which shows everything else. */
export const APP_PAGE = 'app';
const MISSING_PAGE = 'not-found';

/** Names of all files that `pageFileOf` may give. */
export const PAGE_FILES: readonly string[] = [...WRITTEN_PAGES.values(), APP_PAGE, MISSING_PAGE];

/** Name of the built page for a path (without query), and whether there is a page at all (S2.17). */
export function pageFileOf(path: string): { file: string; isFound: boolean } {
  const normalised = path.length > 1 ? path.replace(/\/$/, '') : path;
  const written = WRITTEN_PAGES.get(normalised);
  if (written) return { file: written, isFound: true };
  return isSiteRoute(normalised) ? { file: APP_PAGE, isFound: true } : { file: MISSING_PAGE, isFound: false };
}
