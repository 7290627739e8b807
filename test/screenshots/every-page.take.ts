import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, BrowserContext, BrowserContextOptions } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTab, signInOnSite } from '../support/browser-page.js';
import { launchChromium } from '../support/chromium.js';
import { type RunningServer, startServer } from '../support/server-process.js';
import { createTestDatabase, type TestDatabase } from '../support/template-database.js';
import { CONSULTANT_EMAIL, fillAccounts, USER_EMAIL } from './demonstration.js';

const FOLDER = fileURLToPath(new URL('../../screenshots', import.meta.url));

/** Longer pages are cut, or their pictures could not be looked at. */
const LONGEST_PX = 8000;

const PUBLIC_PAGES = [
  '/',
  '/pricing',
  '/auth',
  '/help-center',
  '/contact',
  '/careers',
  '/privacy',
  '/terms',
  '/cookies',
  '/payment-success',
  '/nowhere',
];
const USER_PAGES = ['/dashboard', '/sops', '/sops/:id', '/team', '/analytics', '/account', '/pricing'];
const CONSULTANT_PAGES = [
  '/dashboard',
  '/consultant/clients',
  '/consultant/projects',
  '/consultant/branding',
  '/consultant/analytics',
  '/sops',
];

type StorageState = Exclude<BrowserContextOptions['storageState'], string | undefined>;

let database: TestDatabase;
let server: RunningServer;
let browser: Browser;
let sopId: string;
const sessions = new Map<string, StorageState>();

beforeAll(async () => {
  database = await createTestDatabase();
  server = await startServer({ databaseUrl: database.url, env: { BILLING_MODE: 'none' } });
  browser = await launchChromium();
  ({ sopId } = await fillAccounts(server));
  for (const email of [USER_EMAIL, CONSULTANT_EMAIL]) sessions.set(email, await sessionOf(email));
  mkdirSync(FOLDER, { recursive: true });
});

afterAll(async () => {
  await browser?.close();
  await server?.stop();
  await database?.drop();
});

async function sessionOf(email: string): Promise<StorageState> {
  const { page } = await openTab(browser);
  await signInOnSite(page, server.origin, email);
  const session = await page.context().storageState();
  await page.context().close();
  return session;
}

async function take(context: BrowserContext, path: string, name: string): Promise<void> {
  const page = await context.newPage();
  await page.goto(`${server.origin}${path.replace(':id', sopId)}`);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.waitForLoadState('networkidle');
  const height = Number(await page.evaluate('document.documentElement.scrollHeight'));
  const size = page.viewportSize();
  if (!size) throw new Error('The page has no size');
  // Pictures that are loaded late are loaded once they are in the window.
  await page.setViewportSize({ width: size.width, height: Math.min(Math.max(height, size.height), LONGEST_PX) });
  await page.evaluate(`Promise.all(
    [...document.images].filter((image) => image.checkVisibility()).map((image) => image.decode()),
  )`);
  await page.screenshot({ path: join(FOLDER, `${name}.png`) });
  await page.close();
}

/** `/sops/:id` of a user becomes `user-sops-id`. */
function nameOf(reader: string, path: string): string {
  return [reader, ...path.split('/').filter(Boolean)].join('-').replaceAll(':', '');
}

const looks = [390, 1280].flatMap((width) => (['light', 'dark'] as const).map((scheme) => [width, scheme] as const));

describe.each(looks)('at %d pixels, %s', (width, colorScheme) => {
  it.each([
    ['visitor', null, PUBLIC_PAGES],
    ['user', USER_EMAIL, USER_PAGES],
    ['consultant', CONSULTANT_EMAIL, CONSULTANT_PAGES],
  ] as const)('every page of a %s', async (reader, email, paths) => {
    const session = email === null ? undefined : sessions.get(email);
    const context = await browser.newContext({
      viewport: { width, height: 900 },
      colorScheme,
      reducedMotion: 'reduce',
      ...(session ? { storageState: session } : {}),
    });
    const names = paths.map((path) => `${nameOf(reader, path)}-${width}-${colorScheme}`);
    for (const [index, path] of paths.entries()) await take(context, path, names[index] ?? '');
    await context.close();
    expect(new Set(names).size).toBe(paths.length);
  });
});
