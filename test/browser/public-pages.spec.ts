import { readFileSync } from 'node:fs';
import type { Locator, Page } from 'playwright-core';
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
/** In the same frame as these, but in no list for search engines. */
const UNLISTED_PAGES = ['/auth', '/payment-success', '/nowhere'];

async function openPage(path: string) {
  const tab = await site.openTab();
  await tab.page.goto(`${site.origin}${path}`);
  await tab.page.getByRole('heading', { level: 1 }).waitFor();
  return tab;
}

/** What header and footer say. */
async function frameOf(page: Page): Promise<string> {
  const parts = [page.getByRole('banner'), page.getByRole('contentinfo')];
  return (await Promise.all(parts.map((part) => part.innerText()))).join('\n');
}

/** Opens the menu of a narrow bar, and closes it. */
async function unfoldMenu(page: Page): Promise<void> {
  const menu = page.getByRole('navigation', { name: 'Menu' });
  await page.getByRole('button', { name: 'Open menu' }).click();
  await menu.waitFor();
  await page.keyboard.press('Escape');
  await menu.waitFor({ state: 'hidden' });
}

async function textsOf(locator: Locator): Promise<string[]> {
  await locator.first().waitFor();
  return locator.allInnerTexts();
}

describe.each([
  [1280, 'light'],
  [320, 'dark'],
] as const)('public pages of %d pixels, %s', (width, colorScheme) => {
  it('have no fault that axe knows, no error, and do not scroll sideways (S2.18, S6.1, S6.7, SD.30)', async () => {
    const options = { viewport: { width, height: 900 }, colorScheme, reducedMotion: 'reduce' } as const;
    const { page, faults } = await site.openTab(options);
    const frames = new Set<string>();
    const visit = async (path: string) => {
      await page.goto(`${site.origin}${path}`);
      await page.getByRole('heading', { level: 1 }).waitFor();
      expect(new URL(page.url()).pathname).toBe(path);
      frames.add(await frameOf(page));
    };
    for (const path of PAGES) {
      await visit(path);
      await assertPageOk(page, path);
      if (width === 320) await unfoldMenu(page);
    }
    expect(faults).toEqual([]);
    for (const path of UNLISTED_PAGES) {
      await visit(path);
      const overflow = await page.evaluate('document.documentElement.scrollWidth - window.innerWidth');
      expect(overflow, path).toBeLessThanOrEqual(0);
      if (width === 320) await unfoldMenu(page);
    }
    expect(frames.size, 'all have the same header and footer').toBe(1);
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

describe('the sign-in page', () => {
  it('has the one button of the provider, nothing to fill in, and what one agrees to (S1.23, S1.24, S2.3, S2.68, S2.69)', async () => {
    const { page } = await openPage('/auth');
    await page.getByRole('heading', { level: 1, name: 'Welcome', exact: true }).waitFor();
    const main = page.getByRole('main');
    await expect
      .poll(() => main.getByRole('button').allInnerTexts())
      .toEqual([expect.stringMatching(/^Continue with \S/)]);
    expect(await page.locator('input, select, textarea').count()).toBe(0);
    const text = (await main.innerText()).replaceAll(/\s+/g, ' ');
    expect(text).toContain('By continuing you agree to the terms and the privacy policy');
    for (const path of ['/terms', '/privacy'])
      await expect.poll(() => main.locator(`a[href="${path}"]`).count()).toBe(1);
    await closeTab(page);
  });
});

describe('the help center', () => {
  it('has four tiles that lead somewhere (S2.11, S2.147-S2.151, T37)', async () => {
    const { page } = await openPage('/help-center');
    await page.getByRole('heading', { level: 1, name: 'Help Center', exact: true }).waitFor();
    const tiles = page.getByRole('main').getByRole('list').first().getByRole('link');
    expect((await textsOf(tiles)).map((text) => text.split('\n')[0])).toEqual([
      'Getting Started',
      'User Guide',
      'FAQs',
      'Contact Support',
    ]);
    const targets = await tiles.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    for (const target of targets) expect(target).toMatch(/^\/(?:contact|help-center#[\w-]+)$/);
    await tiles.filter({ hasText: 'FAQs' }).click();
    await page.getByRole('region', { name: 'Frequently asked questions' }).waitFor();
    expect(new URL(page.url()).hash).toBe('#faqs');
    await tiles.filter({ hasText: 'Contact Support' }).click();
    await page.waitForURL('**/contact');
    await closeTab(page);
  });

  it('has each tile reached by the keyboard, also by somebody signed in (SD.29)', async () => {
    const { page } = await site.openTabAt('/help-center', 'reader@example.test');
    // The app takes the page over for people who are signed in: then it is as it stays.
    await page.getByRole('button', { name: /^Account of/ }).waitFor();
    const reached: string[] = [];
    for (let stops = 0; stops < 25; stops += 1) {
      await page.keyboard.press('Tab');
      reached.push(await page.evaluate<string>("(document.activeElement?.innerText ?? '').split('\\n')[0]"));
    }
    const tiles = ['Getting Started', 'User Guide', 'FAQs', 'Contact Support'];
    expect(reached).toEqual(expect.arrayContaining(tiles));
    await closeTab(page);
  });

  it('answers four questions (S2.152-S2.156, T16-T18)', async () => {
    const { page } = await openPage('/help-center');
    const [first, drive, formats, security, ...others] = await textsOf(page.getByRole('group'));
    expect(others).toEqual([]);
    expect(first).toMatch(/first SOP[\s\S]*describe the task/);
    expect(drive).toMatch(/cloud-drive integration[\s\S]*on all plans/);
    expect(formats).toMatch(/formats[\s\S]*PDF, Word, Excel and plain text/);
    expect(security).toMatch(/secure[\s\S]*encrypted at rest and in transit, and we are SOC 2 compliant/);
    await closeTab(page);
  });
});

describe('careers', () => {
  it('names four benefits and four positions (S2.13, S2.173-S2.184, S3.40, S3.41, S9.36)', async () => {
    const { page } = await openPage('/careers');
    await page.getByRole('heading', { level: 1, name: 'Join Our Team' }).waitFor();
    const benefits = page.getByRole('region', { name: 'Why work with us' }).getByRole('listitem');
    expect(await textsOf(benefits.getByRole('heading', { level: 3 }))).toEqual([
      'Great Team',
      'Growth Opportunities',
      'Flexible Work',
      'Work-Life Balance',
    ]);
    for (const benefit of await benefits.all()) {
      await expect.poll(() => benefit.locator('svg').count()).toBe(1);
      expect(await benefit.locator('p').innerText()).toMatch(/\w{3}.*\.$/);
    }
    await page.getByRole('heading', { level: 2, name: 'Open Positions' }).waitFor();
    const positions = page.getByRole('listitem').filter({ hasText: 'Apply Now' });
    const facts = (await textsOf(positions)).map((text) => text.split('\n').slice(0, 4));
    expect(facts.map(([title, department, , type]) => [title, department, type])).toEqual([
      ['Senior Full Stack Engineer', 'Engineering', 'Full-time'],
      ['Product Manager', 'Product', 'Full-time'],
      ['Customer Success Manager', 'Customer Success', 'Full-time'],
      ['AI/ML Engineer', 'Engineering', 'Full-time'],
    ]);
    expect(facts.every(([, , location]) => location?.startsWith('San Francisco'))).toBe(true);
    for (const position of await positions.all()) {
      await position.getByText('Apply Now', { exact: true }).waitFor();
      expect(await position.locator('p').innerText()).toMatch(/.{40,}\.$/);
    }
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
  it.each<[string, string, string, Record<string, string[]>]>([
    [
      '/privacy',
      'Privacy Policy',
      'S2.14, S2.187, S2.190-S2.195',
      {
        'Information we collect': ['Name', 'Email address', 'Password', 'Profile information', 'Uploaded documents'],
        'How we use your information': [],
        'How we share your information': [],
        Security: ['Encryption', 'Audits', 'Access control', 'SOC 2'],
        'Your rights': ['Access', 'Correct', 'Delete', 'Object', 'Portability'],
        Contact: [],
      },
    ],
    [
      '/terms',
      'Terms of Service',
      'S2.15, S2.188, S2.196-S2.203',
      {
        'Acceptance of these terms': [],
        'Use licence': [],
        Accounts: [],
        'Prohibited uses': [],
        Availability: [],
        'Payment terms': ['billed in advance', 'monthly or annual', 'non-refundable', 'no credit for partial months'],
        'Limitation of liability': [],
        Contact: [],
      },
    ],
    [
      '/cookies',
      'Cookie Policy',
      'S2.16, S2.189, S2.204-S2.207',
      {
        'What this installation sets': ['pending_user_type'],
        'How we use cookies': [
          'Essential cookies',
          'Performance cookies',
          'Functionality cookies',
          'Authentication cookies',
        ],
        'Analytics and preferences': ['Analytics cookies', 'Preference cookies'],
        'Third-party cookies': ['An analytics service', 'Authentication providers', 'Payment processors'],
        'How to manage cookies': ['Your browser lets you'],
      },
    ],
  ])('at %s is the %s of January 2, 2025, with all its parts (%s)', async (path, title, _ids, parts) => {
    const { page } = await openPage(path);
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    await page.getByText('Last updated: January 2, 2025', { exact: true }).waitFor();
    for (const [heading, phrases] of Object.entries(parts)) {
      const text = await page.getByRole('region', { name: heading, exact: true }).innerText();
      expect(text.length, heading).toBeGreaterThan(heading.length + 60);
      for (const phrase of phrases) expect(text).toContain(phrase);
    }
    await closeTab(page);
  });
});

describe('an address without a page', () => {
  it('says so, leads home and logs the path alone (S2.17, S2.208-S2.211, S8.38, T44)', async () => {
    const { page } = await site.openTab();
    const lines: string[] = [];
    page.on('console', (message) => lines.push(message.text()));
    await page.goto(`${site.origin}/nowhere/%25s?token=secret`);
    await page.getByRole('heading', { level: 1, name: '404' }).waitFor();
    await page.getByText('Oops! Page not found', { exact: true }).waitFor();
    await expect
      .poll(() => lines.filter((line) => line.includes('/nowhere')))
      .toEqual(['404: no page at /nowhere/%25s']);
    expect(lines.join()).not.toContain('secret');
    await page.getByRole('link', { name: 'Return to Home' }).click();
    await page.waitForURL(`${site.origin}/`);
    await closeTab(page);
  });
});
