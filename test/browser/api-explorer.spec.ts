import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { assertPageOk } from '../support/assert-page-ok.js';
import { openOptimizingBrowser } from '../support/browser-site.js';
import { eventually } from '../support/eventually.js';
import { closeTab } from '../support/tab-pool.js';
import { useTestSite } from '../support/test-site.js';

const SERVICE_KEY = 'service-key-of-the-explored-server';

/** Swagger UI computes for seconds. */
const useSite = (env: Record<string, string>) => useTestSite({ env, openBrowser: openOptimizingBrowser });

/** Goes on by most of a window, from the end back to the beginning, and waits until what is in view is rendered. */
const SCROLL_ON = `new Promise((resolve) => {
  const isAtEnd = window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 5;
  window.scrollTo(0, isAtEnd ? 0 : window.scrollY + window.innerHeight * 0.7);
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 100)));
})`;

/** Fills in the fields of an operation, presses Execute, and gives what Swagger UI shows of the answer. */
class ExplorerOperation {
  private readonly block: Locator;

  constructor(
    private readonly page: Page,
    tag: string,
    operationId: string,
  ) {
    this.block = page.locator(`[id="operations-${tag.replaceAll(' ', '_')}-${operationId}"]`);
  }

  /** Of more than 150 operations Swagger UI renders only those in view. */
  async open(): Promise<this> {
    await eventually(
      async () => {
        const isThere = (await this.block.count()) > 0;
        if (!isThere) await this.page.evaluate(SCROLL_ON);
        return isThere;
      },
      (isThere) => isThere,
      60_000,
    );
    await this.block.locator('.opblock-summary-control').click();
    return this;
  }

  async fillParameter(name: string, value: string): Promise<void> {
    const field = this.block.locator(`tr[data-param-name="${name}"]`);
    // What was opened is rendered a moment later.
    await field.locator('select, input').first().waitFor();
    const list = field.locator('select');
    if ((await list.count()) > 0) await list.selectOption(value);
    else await field.locator('input').fill(value);
  }

  async fillBody(body: object): Promise<void> {
    await this.block.locator('textarea').fill(JSON.stringify(body));
  }

  /** The body that is offered before anybody changes it. */
  async offeredBody(): Promise<unknown> {
    return JSON.parse(await this.block.locator('textarea').inputValue());
  }

  async execute(): Promise<{ status: string; answer: Locator }> {
    await this.block.getByRole('button', { name: 'Execute' }).click();
    const answer = this.block.locator('.live-responses-table .response');
    await answer.waitFor();
    await this.block.locator('.loading-container').waitFor({ state: 'detached' });
    return { status: (await answer.locator('.response-col_status').innerText()).trim(), answer };
  }

  async executeForJson<Body>(): Promise<{ status: string; body: Body }> {
    const { status, answer } = await this.execute();
    const text = await answer.locator('.response-col_description .highlight-code pre').first().innerText();
    return { status, body: JSON.parse(text) as Body };
  }
}

interface Sop {
  id: string;
  description: string;
  content: string;
  generation_state: string;
}

describe('the API explorer of a demonstration, for a stranger', () => {
  const site = useSite({ BILLING_MODE: 'none' });

  it('creates an SOP, reads it and exports it, without any key (screens B3)', async () => {
    const { page, faults } = await site.openTab();
    await page.goto(`${site.origin}/api/docs`);
    await page.getByText('This is a demonstration.').waitFor();
    expect(await page.locator('.opblock-tag').first().innerText()).toContain('SOPs');
    await page.locator('.auth-wrapper .locked').waitFor();

    const create = await new ExplorerOperation(page, 'SOPs', 'createSop').open();
    const offered = await create.offeredBody();
    const created = await create.executeForJson<Sop>();
    expect(created.status).toBe('201');
    expect(offered).toEqual({ prompt: created.body.description });

    const read = await new ExplorerOperation(page, 'SOPs', 'getSop').open();
    await read.fillParameter('id', created.body.id);
    const drafted = await eventually(
      () => read.executeForJson<Sop>(),
      ({ body }) => body.generation_state === 'succeeded',
    );
    expect(drafted).toMatchObject({ status: '200', body: { id: created.body.id } });
    expect(drafted.body.content).toContain('Records');

    const download = await new ExplorerOperation(page, 'Exports', 'exportSop').open();
    await download.fillParameter('id', created.body.id);
    await download.fillParameter('format', 'pdf');
    const file = await download.execute();
    expect(file.status).toBe('200');
    await file.answer.getByText('Download file').waitFor();
    expect(faults).toEqual([]);
    await closeTab(page);
  });

  it('keeps the token of a visitor who comes back', async () => {
    const { page } = await site.openTab();
    const signIns: string[] = [];
    page.on('request', (request) => request.url().endsWith('/demo-session') && signIns.push(request.url()));
    for (const _visit of [1, 2]) {
      await page.goto(`${site.origin}/api/docs`);
      await page.locator('.auth-wrapper .locked').waitFor();
      await page.waitForLoadState('networkidle');
    }
    expect(signIns).toHaveLength(1);
    await closeTab(page);
  });
});

describe('the API explorer of a customer', () => {
  const site = useSite({ BILLING_MODE: 'none', DEMO: 'off', SERVICE_KEY });
  const person = { email: 'explorer@example.test', password: 'correct horse battery' };

  beforeAll(async () => {
    const response = await fetch(`${site.origin}/api/v1/auth/admin/users`, {
      method: 'POST',
      headers: { apikey: SERVICE_KEY, authorization: `Bearer ${SERVICE_KEY}`, 'content-type': 'application/json' },
      body: JSON.stringify({ ...person, email_confirm: true }),
    });
    expect(response.status).toBe(200);
  });

  it('signs in with email address and password, and takes the access token (screens B3)', async () => {
    const { page, faults } = await site.openTab();
    await page.goto(`${site.origin}/api/docs`);
    const signIn = await new ExplorerOperation(page, 'Sign-in', 'grantToken').open();
    await signIn.fillParameter('grant_type', 'password');
    await signIn.fillBody(person);
    const session = await signIn.executeForJson<{ access_token: string }>();
    expect(session.status).toBe('200');

    await page.getByRole('button', { name: 'Authorize', exact: true }).click();
    const scheme = page.locator('.auth-container', { hasText: 'The access token of a session' });
    await scheme.locator('input').fill(session.body.access_token);
    await scheme.getByRole('button', { name: 'Apply credentials' }).click();
    await page.locator('.btn-done').first().click();
    const list = await new ExplorerOperation(page, 'SOPs', 'listSops').open();
    expect(await list.executeForJson()).toEqual({ status: '200', body: { items: [], next_cursor: null } });
    expect(faults).toEqual([]);
    await closeTab(page);
  });

  it('offers no session to strangers', async () => {
    expect((await fetch(`${site.origin}/api/v1/demo-session`, { method: 'POST' })).status).toBe(404);
    const page = await site.openPage('/api/docs');
    await page.locator('.opblock-tag').first().waitFor();
    expect(await page.getByText('This is a demonstration.').count()).toBe(0);
    expect(await page.content()).not.toContain('sign-in.js');
    await closeTab(page);
  });
});

describe('API access on the account page', () => {
  const site = useSite({ BILLING_MODE: 'none' });

  it("shows the person's own token on request, with its end and a command that lists their SOPs (screens B3)", async () => {
    const { page, faults } = await site.openTabAt('/account', 'api-access@example.test');
    const card = page.getByRole('region', { name: 'API access' });
    expect(await card.getByLabel('Access token').count()).toBe(0);
    await card.getByRole('button', { name: 'Show token' }).click();
    const token = await card.getByLabel('Access token').inputValue();
    await assertPageOk(page, 'the token');
    await page.setViewportSize({ width: 390, height: 844 });
    await assertPageOk(page, 'the token on a phone');
    const expiry = await card.getByText('Expires').locator('time').getAttribute('datetime');
    const minutesLeft = (Date.parse(expiry ?? '') - Date.now()) / 60_000;
    expect(minutesLeft).toBeGreaterThan(55);
    expect(minutesLeft).toBeLessThanOrEqual(60);

    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await card.getByRole('button', { name: 'Copy command' }).click();
    await page.getByText('Copied!').waitFor();
    const command = String(await page.evaluate('navigator.clipboard.readText()'));
    expect(command).toBe(`curl ${site.origin}/api/v1/sops -H "Authorization: Bearer ${token}"`);
    const response = await fetch(`${site.origin}/api/v1/sops`, { headers: { authorization: `Bearer ${token}` } });
    expect(response.status).toBe(200);

    await card.getByRole('button', { name: 'Hide token' }).click();
    await card.getByLabel('Access token').waitFor({ state: 'detached' });
    expect(await card.getByRole('link', { name: 'Open the API explorer' }).getAttribute('href')).toBe('/api/docs');
    expect(faults).toEqual([]);
    await closeTab(page);
  });
});

describe('an installation without an API explorer', () => {
  const site = useSite({ BILLING_MODE: 'none', API_DOCS: 'off' });

  it('links to none', async () => {
    const { page } = await site.openTabAt('/account', 'no-explorer@example.test');
    const card = page.getByRole('region', { name: 'API access' });
    await card.getByRole('button', { name: 'Show token' }).waitFor();
    expect(await card.getByRole('link').count()).toBe(0);
    await closeTab(page);
  });
});
