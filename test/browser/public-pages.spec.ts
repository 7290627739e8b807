import { readFileSync } from 'node:fs';
import type { Locator } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { assertPageOk } from '../support/assert-page-ok.js';
import { useSite } from '../support/browser-site.js';
import { resizePage } from '../support/resize-page.js';
import { closeTab } from '../support/tab-pool.js';

const site = useSite();

const PAGES = [
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
];

async function openPage(path: string) {
  const tab = await site.openTab();
  await tab.page.goto(`${site.origin}${path}`);
  await tab.page.getByRole('heading', { level: 1 }).waitFor();
  return tab;
}

async function textsOf(locator: Locator): Promise<string[]> {
  await locator.first().waitFor();
  return locator.allInnerTexts();
}

describe.each([
  [1280, 'light'],
  [320, 'dark'],
] as const)('public pages of %d pixels, %s', (width, colorScheme) => {
  it('have no fault that axe knows, no error, and do not scroll sideways (S2.18, S6.1, SD.30)', async () => {
    const options = { viewport: { width, height: 900 }, colorScheme, reducedMotion: 'reduce' } as const;
    const { page, faults } = await site.openTab(options);
    for (const path of PAGES) {
      await page.goto(`${site.origin}${path}`);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.getByRole('contentinfo').waitFor();
      await assertPageOk(page, path);
    }
    expect(faults).toEqual([]);
    await closeTab(page);
  });
});

describe('what others read of the public pages', () => {
  it('is a title and a description of each page, and one picture', async () => {
    const { page } = await site.openTab();
    const titles = new Set<string>();
    const descriptions = new Set<string | null>();
    for (const path of PAGES) {
      await page.goto(`${site.origin}${path}`);
      await page.getByRole('heading', { level: 1 }).waitFor();
      titles.add(await page.title());
      descriptions.add(await page.locator('meta[name="description"]').getAttribute('content'));
    }
    expect(titles.size).toBe(PAGES.length);
    expect(descriptions.size).toBe(PAGES.length);
    const picture = await page.locator('meta[property="og:image"]').getAttribute('content');
    expect((await fetch(new URL(String(picture), site.origin))).headers.get('content-type')).toBe('image/png');
    await closeTab(page);
  });

  it('is a list for search engines and rules for them', async () => {
    const robots = await (await fetch(`${site.origin}/robots.txt`)).text();
    expect(robots).toContain(`Sitemap: ${site.origin}/sitemap.xml`);
    const sitemap = await fetch(`${site.origin}/sitemap.xml`);
    expect(sitemap.headers.get('content-type')).toContain('application/xml');
    const addresses = [...(await sitemap.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address);
    // The gallery has a test of its own.
    expect(addresses.filter((address) => !address?.includes('/templates'))).toEqual(
      PAGES.map((path) => `${site.origin}${path}`),
    );
  });

  it('is a manifest whose icons exist', async () => {
    const manifest = (await (await fetch(`${site.origin}/site.webmanifest`)).json()) as { icons: { src: string }[] };
    const answers = await Promise.all(manifest.icons.map(({ src }) => fetch(`${site.origin}${src}`)));
    expect(answers.map(({ status }) => status)).toEqual(manifest.icons.map(() => 200));
  });
});

describe('the help center', () => {
  it('has four tiles that lead somewhere (S2.11, S2.147-S2.151, T37)', async () => {
    const { page } = await openPage('/help-center');
    const tiles = page.getByRole('main').getByRole('list').first().getByRole('link');
    expect((await textsOf(tiles)).map((text) => text.split('\n')[0])).toEqual([
      'Getting Started',
      'User Guide',
      'FAQs',
      'Contact Support',
    ]);
    await tiles.filter({ hasText: 'FAQs' }).click();
    await page.getByRole('region', { name: 'Frequently asked questions' }).waitFor();
    expect(new URL(page.url()).hash).toBe('#faqs');
    await tiles.filter({ hasText: 'Contact Support' }).click();
    await page.waitForURL('**/contact');
    await closeTab(page);
  });

  it('answers four questions (S2.152-S2.156, T16-T18)', async () => {
    const { page } = await openPage('/help-center');
    const [first, drive, formats, security, ...others] = await textsOf(page.getByRole('group'));
    expect(others).toEqual([]);
    expect(first).toContain('first SOP');
    expect(drive).toContain('on all plans');
    expect(formats).toContain('PDF, Word, Excel and plain text');
    expect(security).toContain('encrypted at rest and in transit');
    expect(security).toContain('SOC 2 compliant');
    await closeTab(page);
  });
});

describe('careers', () => {
  it('names four benefits and four positions (S2.13, S2.173-S2.184, S9.36)', async () => {
    const { page } = await openPage('/careers');
    await page.getByRole('heading', { level: 1, name: 'Join Our Team' }).waitFor();
    const benefits = page.getByRole('region', { name: 'Why work with us' }).getByRole('heading', { level: 3 });
    expect(await textsOf(benefits)).toEqual([
      'Great Team',
      'Growth Opportunities',
      'Flexible Work',
      'Work-Life Balance',
    ]);
    await page.getByRole('heading', { level: 2, name: 'Open Positions' }).waitFor();
    const positions = page.getByRole('listitem').filter({ hasText: 'Apply Now' });
    const facts = (await textsOf(positions)).map((text) => text.split('\n').slice(0, 4));
    expect(facts.map(([title, department, , type]) => [title, department, type])).toEqual([
      ['Senior Full Stack Engineer', 'Engineering', 'Full-time'],
      ['Product Manager', 'Product', 'Full-time'],
      ['Customer Success Manager', 'Customer Success', 'Full-time'],
      ['AI/ML Engineer', 'Engineering', 'Full-time'],
    ]);
    expect(facts.every(([, , location]) => location?.includes('San Francisco'))).toBe(true);
    const separators = await page.evaluate(
      `[...document.querySelectorAll('main li h3 + div span')].map((fact) => getComputedStyle(fact, '::before').content)`,
    );
    expect(separators).toEqual(Array(4).fill(['none', '"·"', '"·"']).flat());
    await resizePage(page, 390, 800);
    const seen = (await page.evaluate(
      `[...document.querySelectorAll('main li h3 + div span')].map((fact) => {
        const left = fact.getBoundingClientRect().left + parseFloat(getComputedStyle(fact).paddingLeft);
        return left - fact.closest('li').querySelector('h3').getBoundingClientRect().left;
      })`,
    )) as number[];
    expect(Math.min(...seen), 'no letter is cut off, and each line begins where the title does').toBeCloseTo(0, 1);
    await closeTab(page);
  });

  it('leads to the contact page, with the position as subject (S2.184, S2.185, T23)', async () => {
    const { page } = await openPage('/careers');
    await page.getByRole('link', { name: 'Apply Now: Product Manager' }).click();
    const subject = page.getByRole('textbox', { name: 'Subject' });
    await subject.waitFor();
    expect(await subject.inputValue()).toBe('Application: Product Manager');
    await page.goBack();
    await page.getByRole('heading', { name: "Don't see the right role?" }).waitFor();
    await page.getByRole('link', { name: 'Get in Touch' }).click();
    await page.waitForURL('**/contact');
    await closeTab(page);
  });
});

describe('what only the development server has', () => {
  it('is in no build: /dev/design', async () => {
    expect((await fetch(`${site.origin}/dev/design`)).status).toBe(404);
    const manifest = readFileSync(new URL('../../dist/frontend/.vite/manifest.json', import.meta.url), 'utf8');
    expect(manifest).toContain('src/show-app.tsx');
    expect(manifest).not.toContain('src/dev/');
  });
});

describe('a policy', () => {
  it.each([
    ['/privacy', 'Privacy Policy', 'SOC 2', 'S2.14, S2.187, S2.193'],
    ['/terms', 'Terms of Service', 'non-refundable', 'S2.15, S2.188, S2.201'],
    ['/cookies', 'Cookie Policy', 'pending_user_type', 'S2.16, S2.189, S2.207'],
  ])('at %s is the %s of January 2, 2025 and speaks of %s (%s)', async (path, title, phrase) => {
    const { page } = await openPage(path);
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    await page.getByText('Last updated: January 2, 2025').waitFor();
    expect(await page.getByRole('article').innerText()).toContain(phrase);
    await closeTab(page);
  });
});

describe('an address without a page', () => {
  it('says so, leads home and logs the path alone (S2.17, S2.208-S2.211, T44)', async () => {
    const { page, faults } = await openPage('/nowhere?token=secret');
    await page.getByRole('heading', { level: 1, name: '404' }).waitFor();
    await page.getByText('Oops! Page not found').waitFor();
    const logged = faults.filter((fault) => fault.includes('404: no page at'));
    expect(logged.map((fault) => fault.split('404: ')[1])).toEqual(['no page at /nowhere']);
    await page.getByRole('link', { name: 'Return to Home' }).click();
    await page.waitForURL(`${site.origin}/`);
    await closeTab(page);
  });
});
