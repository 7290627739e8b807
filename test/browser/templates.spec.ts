import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { readPdf } from '../../backend/libs/exporter/testing/read-pdf.js';
import { assertPageOk, assertPageOkInEveryLook } from '../support/assert-page-ok.js';
import { useSite } from '../support/browser-site.js';
import { holdRequests } from '../support/hold-requests.js';
import { closeTab } from '../support/tab-pool.js';

const site = useSite({ BILLING_MODE: 'none' });

const CAFE = '/templates/open-the-cafe';
const BLACK = 'rgb(0, 0, 0)';

async function htmlOf(path: string): Promise<{ status: number; html: string }> {
  const answer = await fetch(`${site.origin}${path}`);
  return { status: answer.status, html: await answer.text() };
}

const visibleCards = (page: Page) => page.getByRole('main').getByRole('listitem');

describe('the gallery, in every width, light and dark', () => {
  it('has no fault that axe knows, no error, and does not scroll sideways', async () => {
    const { page, faults } = await site.openTab();
    for (const path of ['/templates', '/templates/de', CAFE, '/templates/de/open-the-cafe']) {
      await page.goto(`${site.origin}${path}`);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await assertPageOkInEveryLook(page, path);
    }
    expect(faults).toEqual([]);
    await closeTab(page);
  });
});

describe('a visitor', () => {
  it('finds a template by search and reads it, without the app', async () => {
    const { page, faults } = await site.openTab();
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(request.url()));
    await page.goto(`${site.origin}/templates`);
    await expect.poll(() => visibleCards(page).count()).toBe(766);
    await page.getByRole('searchbox', { name: 'Search templates' }).fill('cafe open');
    await expect.poll(() => visibleCards(page).allInnerTexts()).toEqual([expect.stringContaining('Opening the cafe')]);
    await page.getByText('1 template', { exact: true }).waitFor();
    await expect
      .poll(() => page.getByRole('main').getByRole('heading', { level: 2 }).allInnerTexts())
      .toEqual(['Food and drink']);
    await page.getByRole('link', { name: /^Opening the cafe/ }).click();
    await page.getByRole('heading', { level: 1, name: 'Opening the cafe' }).waitFor();
    const article = page.getByRole('article');
    await article.getByText('Switch on espresso machine, brewer and grinder.').waitFor();
    await expect.poll(() => article.locator('mark').allInnerTexts()).toContain('[opening time]');
    expect(await article.getByText('suggested').count(), 'nobody wrote another text').toBe(0);
    const asked = page.getByRole('region', { name: 'What you will be asked' });
    await asked.getByText('When does the door open, by day?').waitFor();
    await page.getByRole('link', { name: 'Back to SOP templates' }).click();
    await page.getByRole('searchbox').waitFor();
    expect(scripts.filter((address) => address.includes('show-app'))).toEqual([]);
    expect(faults).toEqual([]);
    await closeTab(page);
  });

  it('sees a message when no template has the words', async () => {
    const page = await site.openPage('/templates');
    await page.getByRole('searchbox').fill('rocket launch');
    await page.getByText('No templates match').waitFor();
    expect(await visibleCards(page).count()).toBe(0);
    await closeTab(page);
  });

  it('gets there from the footer, and reads all of it without JavaScript', async () => {
    const { page } = await site.openTab({ javaScriptEnabled: false });
    await page.goto(`${site.origin}/`);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Templates' }).click();
    await page.getByRole('heading', { level: 1, name: 'SOP templates' }).waitFor();
    expect(await page.getByRole('searchbox').count()).toBe(0);
    await page.getByRole('link', { name: /^Opening the cafe/ }).click();
    await page.getByRole('article').getByText('Count the float into the drawer.').waitFor();
    await closeTab(page);
  });

  it('reads in another language, which is said to be one', async () => {
    const page = await site.openPage(CAFE);
    await page.getByRole('navigation', { name: 'Other languages' }).getByRole('link', { name: 'Deutsch' }).click();
    const heading = page.getByRole('heading', { level: 1, name: 'Café-Öffnung' });
    await heading.waitFor();
    expect(await heading.getAttribute('lang')).toBe('de');
    expect(await page.getByRole('article').getAttribute('lang')).toBe('de');
    await page.getByRole('article').getByRole('heading', { name: 'Zweck' }).waitFor();
    await closeTab(page);
  });

  it('prints the procedure alone, in black also in the dark scheme', async () => {
    const { page } = await site.openTab({ colorScheme: 'dark' });
    await page.goto(`${site.origin}${CAFE}`);
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    for (const role of ['banner', 'contentinfo', 'navigation'] as const)
      expect(await page.getByRole(role).count(), role).toBe(0);
    const colors = () =>
      page.evaluate(
        `['h1', 'article p', 'article li', 'article mark'].map((name) => getComputedStyle(document.querySelector(name)).color)`,
      );
    // On a busy machine the layout of the print follows before its colors.
    await expect.poll(colors).toEqual([BLACK, BLACK, BLACK, BLACK]);
    const { pages } = await readPdf(await page.pdf({ format: 'A4' }));
    expect(pages[0]).toContain('Opening the cafe');
    expect(pages.join('')).toContain('Count the float into the drawer.');
    expect(pages.join('')).not.toContain('What you will be asked');
    await closeTab(page);
  });
});

describe('search engines', () => {
  it('find the languages of a page in its head, and its words', async () => {
    const { status, html } = await htmlOf('/templates/de/open-the-cafe');
    expect(status).toBe(200);
    expect(html).toContain(`<link rel="canonical" href="${site.origin}/templates/de/open-the-cafe">`);
    expect(html).toContain(`<link rel="alternate" hreflang="en" href="${site.origin}${CAFE}">`);
    expect(html).toContain(`<link rel="alternate" hreflang="de" href="${site.origin}/templates/de/open-the-cafe">`);
    expect(html).toContain('<title>Café-Öffnung: SOP template in German · SOP Platform</title>');
    expect(html).toContain('<meta name="description" content="Maschine aufheizen');
    expect(html).not.toMatch(/%[A-Z_]+%|<!--[a-z-]+-->/);
  });

  it('find each page of the sitemap', async () => {
    const sitemap = await (await fetch(`${site.origin}/sitemap.xml`)).text();
    const addresses = [...sitemap.matchAll(/<loc>([^<]+\/templates[^<]*)<\/loc>/g)].map(([, address]) =>
      String(address),
    );
    expect(addresses.length).toBeGreaterThan(766);
    for (const address of addresses) {
      const answer = await fetch(address);
      expect(answer.status, address).toBe(200);
      expect(await answer.text(), address).toContain(`<link rel="canonical" href="${address}">`);
    }
  });

  it.each(['/templates/nowhere', '/templates/en', '/templates/de/change-a-diaper'])(
    'find no page at %s',
    async (path) => {
      expect((await htmlOf(path)).status).toBe(404);
    },
  );
});

describe('somebody who is signed in', () => {
  it('reads on where they are when the app takes the page over', async () => {
    const { page, faults } = await site.openTabOf('template-reader@example.test');
    const letThrough = await holdRequests(page, '**/assets/show-app-*.js');
    await page.goto(`${site.origin}${CAFE}`);
    await page.getByRole('article').waitFor();
    await page.evaluate('document.querySelector("article").dataset.prerendered = "yes"; window.scrollTo(0, 1234)');
    letThrough();
    await page.getByRole('button', { name: 'Use this template' }).waitFor();
    expect(await page.evaluate('window.scrollY')).toBe(1234);
    expect(await page.getByRole('article').getAttribute('data-prerendered'), 'is the same element').toBe('yes');
    expect(faults).toEqual([]);
    await closeTab(page);
  });

  it('searches the gallery in the app, separately in each language', async () => {
    const { page, faults } = await site.openTabAt('/templates', 'template-searcher@example.test');
    await page.getByRole('button', { name: /^Account of/ }).waitFor();
    await page.getByRole('searchbox').fill('cafe open');
    await expect.poll(() => visibleCards(page).count()).toBe(1);
    await page.getByRole('link', { name: 'Deutsch' }).click();
    await page.getByRole('heading', { level: 1, name: 'SOP templates in German' }).waitFor();
    expect(await page.getByRole('searchbox').inputValue()).toBe('');
    await page.getByRole('searchbox').fill('Café-Öffnung');
    await expect.poll(() => visibleCards(page).count()).toBe(1);
    expect(faults).toEqual([]);
    await closeTab(page);
  });

  it('makes an SOP of it, whose blanks the answers fill', async () => {
    const { page, faults } = await site.openTabAt(CAFE, 'template-user@example.test');
    await page.getByRole('button', { name: 'Use this template' }).click();
    await page.waitForURL('**/sops/*');
    await page.getByRole('heading', { level: 1, name: 'Opening the cafe' }).waitFor();
    await page.getByText('This SOP was started from a template.').waitFor();
    const article = page.getByRole('article');
    await article.locator('mark', { hasText: '[opening time]' }).waitFor();
    await page.getByRole('textbox', { name: 'When does the door open, by day?' }).fill('7:30');
    await page.keyboard.press('Enter');
    await article.getByText('Sign the opening sheet when the door opens at 7:30.').waitFor();
    expect(await article.locator('mark', { hasText: '[opening time]' }).count()).toBe(0);
    await page.getByText('Started from a template', { exact: true }).waitFor();
    expect(faults).toEqual([]);
    await closeTab(page);
  });

  it('sees in the app that there is no such template', async () => {
    const { page, faults } = await site.openTabAt('/templates/nowhere', 'template-lost@example.test');
    await page.getByRole('button', { name: /^Account of/ }).waitFor();
    await page.getByRole('heading', { level: 1, name: '404' }).waitFor();
    expect(faults.filter((fault) => !fault.includes('404'))).toEqual([]);
    await closeTab(page);
  });
});

describe('a visitor who wants to use a template', () => {
  it('signs in and finds it on the dashboard, ready to be used', async () => {
    const { page, faults } = await site.openTab();
    await page.goto(`${site.origin}/templates/de/open-the-cafe`);
    await page.getByRole('link', { name: 'Use this template' }).click();
    await page.getByRole('button', { name: /^Continue with/ }).click();
    await page.getByRole('textbox', { name: 'Another email address' }).fill('new-cafe@example.test');
    await page.getByRole('button', { name: 'Continue', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Start from a template' });
    await dialog.getByRole('heading', { name: 'Café-Öffnung' }).waitFor();
    await dialog.getByRole('button', { name: 'Use this template' }).click();
    await page.waitForURL('**/sops/*');
    await page.getByRole('heading', { level: 1, name: 'Café-Öffnung' }).waitFor();
    await page.goto(`${site.origin}/dashboard`);
    await page.getByRole('button', { name: 'Start from a template' }).waitFor();
    expect(await page.getByRole('dialog').count(), 'it is offered once').toBe(0);
    expect(faults).toEqual([]);
    await closeTab(page);
  });
});

describe('"Start from a template"', () => {
  it('finds, shows and uses a template beside the prompt', async () => {
    const { page, faults } = await site.openTabOf('template-dialog@example.test');
    await page.getByRole('button', { name: 'Start from a template' }).click();
    const dialog = page.getByRole('dialog', { name: 'Start from a template' });
    await dialog.getByRole('searchbox', { name: 'Search templates' }).fill('kitchen clos');
    await dialog.getByText('1 template', { exact: true }).waitFor();
    await dialog.getByRole('button', { name: /^Closing the kitchen/ }).click();
    await dialog.getByRole('article').getByRole('heading', { name: 'Purpose' }).waitFor();
    await dialog.getByRole('button', { name: 'All templates' }).click();
    await expect.poll(() => dialog.getByRole('searchbox').inputValue()).toBe('kitchen clos');
    await dialog.getByRole('button', { name: /^Closing the kitchen/ }).click();
    await assertPageOk(page, 'the dialog of templates');
    await dialog.getByRole('button', { name: 'Use this template' }).click();
    await page.waitForURL('**/sops/*');
    await page.getByRole('heading', { level: 1, name: 'Closing the kitchen' }).waitFor();
    expect(faults).toEqual([]);
    await closeTab(page);
  });

  it('fills a small screen', async () => {
    const { page } = await site.openTabOf('template-phone@example.test', '/auth', {
      viewport: { width: 390, height: 844 },
    });
    await page.getByRole('button', { name: 'Start from a template' }).click();
    const dialog = page.getByRole('dialog', { name: 'Start from a template' });
    await dialog.getByRole('button', { name: /^Opening the cafe/ }).waitFor();
    expect(await dialog.boundingBox()).toMatchObject({ x: 0, y: 0, width: 390, height: 844 });
    await closeTab(page);
  });
});

describe('a prompt without steps', () => {
  it('is offered the templates that come nearest', async () => {
    const { client } = await site.personOf('thin-prompt@example.test', 'user');
    const { page, faults } = await site.openTabOf('thin-prompt@example.test');
    const { body } = await client.post<{ id: string }>('/sops', { prompt: 'Feeding the fish of the office' });
    await page.goto(`${site.origin}/sops/${body.id}`);
    const offer = page.getByRole('region', { name: 'Start from a template instead?' });
    await offer.getByRole('button').first().waitFor();
    const titles = await offer.getByRole('button').allInnerTexts();
    expect(titles.length).toBeLessThanOrEqual(5);
    expect(titles).toContain('Feeding livestock and checking the herd');
    await offer.getByRole('button', { name: 'Feeding livestock and checking the herd' }).click();
    const dialog = page.getByRole('dialog', { name: 'Start from a template' });
    await dialog.getByRole('heading', { name: 'Feeding livestock and checking the herd' }).waitFor();
    await dialog.getByRole('button', { name: 'Use this template' }).click();
    await page.getByRole('heading', { level: 1, name: 'Feeding livestock and checking the herd' }).waitFor();
    expect(await offer.count()).toBe(0);
    expect(faults).toEqual([]);
    await closeTab(page);
  });
});

describe('where plans are sold', () => {
  const shop = useSite();

  it('somebody without a plan sees a message, and is led to the plans', async () => {
    const { page } = await shop.openTabAt(CAFE, 'no-plan@example.test');
    await page.getByRole('button', { name: 'Use this template' }).click();
    await page.getByRole('alert').getByText('You need a plan to create SOPs.').waitFor();
    await page.getByRole('link', { name: 'See the plans' }).click();
    await page.getByRole('heading', { level: 1, name: 'Plans and pricing' }).waitFor();
    await closeTab(page);
  });
});
