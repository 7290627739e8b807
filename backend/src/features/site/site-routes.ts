import { TEMPLATE_PAGES } from './template-pages.js';

/** Paths that the single-page application answers. Any other path is a 404 with the same page. */
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
