import { describe, expect, it } from '@jest/globals';
import { isSiteRoute } from './page-files.js';
import { robotsOf, sitemapOf } from './robots-and-sitemap.js';

const APP_URL = 'https://sop.example';

describe('sitemapOf', () => {
  const addresses = [...sitemapOf(APP_URL).matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address]) => new URL(String(address)),
  );

  it('lists the public pages with full addresses', () => {
    const pages = addresses.filter(({ pathname }) => !pathname.startsWith('/templates'));
    expect(pages.map(({ href }) => href)).toEqual([
      'https://sop.example/',
      'https://sop.example/pricing',
      'https://sop.example/try',
      'https://sop.example/help-center',
      'https://sop.example/contact',
      'https://sop.example/careers',
      'https://sop.example/security',
      'https://sop.example/how-drafting-works',
      'https://sop.example/privacy',
      'https://sop.example/terms',
      'https://sop.example/cookies',
    ]);
  });

  it('lists the gallery of templates in each language, with all that it holds', () => {
    const paths = addresses.map(({ pathname }) => pathname).filter((path) => path.startsWith('/templates'));
    expect(paths.slice(0, 2)).toEqual(['/templates', '/templates/acknowledge-a-donation']);
    expect(paths).toEqual(expect.arrayContaining(['/templates/de', '/templates/de/open-the-cafe']));
    expect(new Set(paths).size).toBe(paths.length);
    expect(paths.length).toBeGreaterThan(766);
  });

  it('lists only pages that exist', () => {
    expect(addresses.every(({ pathname }) => isSiteRoute(pathname))).toBe(true);
  });
});

describe('robotsOf', () => {
  it('keeps crawlers out of the API and of accounts, and shows them the sitemap', () => {
    const lines = robotsOf(APP_URL).split('\n');
    expect(lines).toContain('User-agent: *');
    expect(lines).toContain('Disallow: /api/');
    expect(lines).toContain('Disallow: /dashboard');
    expect(lines).toContain('Sitemap: https://sop.example/sitemap.xml');
  });
});
