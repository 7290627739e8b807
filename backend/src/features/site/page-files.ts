import { TEMPLATE_PAGES } from './template-pages.js';

/** Prerendered pages, by their paths (`frontend/src/prerender.tsx`). */
const WRITTEN_PAGES: ReadonlyMap<string, string> = new Map([
  ['/', 'home'],
  ...[
    '/pricing',
    '/try',
    '/auth',
    '/help-center',
    '/contact',
    '/careers',
    '/security',
    '/how-drafting-works',
    '/privacy',
    '/terms',
    '/cookies',
  ].map((path): [string, string] => [path, path.slice(1)]),
]);

/** The pages of the gallery, each read on first request. */
const TEMPLATE_FILES: ReadonlyMap<string, string> = new Map(TEMPLATE_PAGES.map(({ path, file }) => [path, file]));

/** Signed-in pages, whose frame is prerendered, too (`frontend/src/app/cover/page-cover.tsx`). */
const COVERED_PAGES: readonly (readonly [RegExp, string])[] = [
  [/^\/dashboard(?:\/user)?$/, 'dashboard'],
  [/^\/(?:shared-)?sops\/(?!new$)[^/]+$/, 'sop'],
  [/^\/(?:dashboard\/.+|sops|sops\/new|team|analytics|account|consultant\/.+)$/, 'signed-in'],
];

/** The page of the app, which shows everything else. */
export const APP_PAGE = 'app';
const MISSING_PAGE = 'not-found';

/** Names of the files that are read at start: all results of `pageFileOf` except the gallery's. */
export const PAGE_FILES: readonly string[] = [
  ...WRITTEN_PAGES.values(),
  ...COVERED_PAGES.map(([, file]) => file),
  APP_PAGE,
  MISSING_PAGE,
];

/** Name of the built page for a path (without query), and whether there is a page at all (S2.17). */
export function pageFileOf(path: string): { file: string; isFound: boolean } {
  const normalized = path.length > 1 ? path.replace(/\/$/, '') : path;
  const written = WRITTEN_PAGES.get(normalized) ?? TEMPLATE_FILES.get(normalized);
  if (written) return { file: written, isFound: true };
  if (!isSiteRoute(normalized)) return { file: MISSING_PAGE, isFound: false };
  const [, covered] = COVERED_PAGES.find(([paths]) => paths.test(normalized)) ?? [];
  return { file: covered ?? APP_PAGE, isFound: true };
}

/** Paths of the single-page application. Any other path is a 404 with the same page. */
const SITE_ROUTES: readonly RegExp[] = [
  /^\/$/,
  /^\/(?:pricing|try|help-center|contact|careers|security|how-drafting-works|privacy|terms|cookies|payment-success)$/,
  /^\/auth(?:\/(?:callback|confirm|new-password))?$/,
  /^\/dashboard(?:\/(?:user|consultant)(?:\/[^/]+)*)?$/,
  /^\/sops(?:\/(?:new|[0-9a-fA-F-]{36}))?$/,
  /^\/shared-sops\/[0-9a-fA-F-]{36}$/,
  /^\/(?:team|analytics|account)$/,
  /^\/consultant\/(?:clients(?:\/[^/]+)?|projects|branding|analytics)$/,
  /^\/join\/[A-Za-z0-9_-]{16,64}$/,
  /^\/problems\/[a-z0-9-]+$/,
];

const TEMPLATE_PATHS: ReadonlySet<string> = new Set(TEMPLATE_PAGES.map(({ path }) => path));

/** Whether the path (without query) is a page of the site. A trailing slash is ignored. */
export function isSiteRoute(path: string): boolean {
  const normalized = path.length > 1 ? path.replace(/\/$/, '') : path;
  return TEMPLATE_PATHS.has(normalized) || SITE_ROUTES.some((route) => route.test(normalized));
}
