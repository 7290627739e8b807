import { TEMPLATE_PAGES } from './template-pages.js';

/** Pages that a search engine may list; everything else is for people who are signed in. */
const PUBLIC_PAGES = [
  '/',
  '/pricing',
  '/try',
  '/help-center',
  '/contact',
  '/careers',
  '/security',
  '/how-drafting-works',
  '/privacy',
  '/terms',
  '/cookies',
] as const;

/** Paths without content for crawlers. */
const CLOSED_TO_CRAWLERS = ['/api/', '/idp/', '/sandbox/', '/auth/', '/dashboard', '/join/'] as const;

/**
 * The list of public pages, with full addresses.
 * @see https://www.sitemaps.org/protocol.html
 */
export function sitemapOf(appUrl: string): string {
  const paths = [...PUBLIC_PAGES, ...TEMPLATE_PAGES.map(({ path }) => path)];
  const entries = paths.map((path) => `  <url><loc>${new URL(path, appUrl).href}</loc></url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
}

/** The crawling rules (RFC 9309), and the URL of the sitemap. */
export function robotsOf(appUrl: string): string {
  const closed = CLOSED_TO_CRAWLERS.map((path) => `Disallow: ${path}`);
  return ['User-agent: *', ...closed, '', `Sitemap: ${new URL('/sitemap.xml', appUrl).href}`, ''].join('\n');
}
