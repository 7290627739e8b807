import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { useSite } from '../support/browser-site.js';
import { PUBLIC_PAGES } from '../support/public-pages.js';
import { CONSULTANT_EMAIL, fillAccounts, USER_EMAIL } from './demonstration.js';

const site = useSite({ BILLING_MODE: 'none' });

const FOLDER = fileURLToPath(new URL('../../screenshots', import.meta.url));

/** Longer pages are cut, or their pictures could not be looked at. */
const LONGEST_PX = 8000;

const VISITOR_PAGES = [...PUBLIC_PAGES, '/payment-success', '/nowhere'];
const USER_PAGES = [
  '/dashboard',
  '/sops',
  '/sops?view=deleted',
  '/sops/:id',
  '/team',
  '/analytics',
  '/account',
  '/pricing',
];
const CONSULTANT_PAGES = [
  '/dashboard',
  '/consultant/clients',
  '/consultant/projects',
  '/consultant/branding',
  '/consultant/analytics',
  '/sops',
];

type StorageState = Exclude<BrowserContextOptions['storageState'], string | undefined>;

let sopId: string;
const sessions = new Map<string, StorageState>();

beforeAll(async () => {
  ({ sopId } = await fillAccounts(site.server));
  for (const email of [USER_EMAIL, CONSULTANT_EMAIL]) sessions.set(email, await sessionOf(email));
  mkdirSync(FOLDER, { recursive: true });
});

async function sessionOf(email: string): Promise<StorageState> {
  const { page } = await site.openTabOf(email);
  const session = await page.context().storageState();
  await page.context().close();
  return session;
}

/** What is opened on a page before its picture is taken. */
const SCENES: readonly { name: string; open: (page: Page) => Promise<void> }[] = [
  {
    name: 'comparison',
    open: async (page) => {
      await page.getByRole('button', { name: 'Compare version 1.0 with the present text' }).click();
      await page.getByRole('heading', { name: 'Numbers and times' }).waitFor();
    },
  },
  {
    name: 'keep-version',
    open: async (page) => {
      await page.getByRole('button', { name: 'Keep this version' }).click();
      await page.getByRole('dialog', { name: 'Keep this version' }).waitFor();
    },
  },
];

async function openPage(context: BrowserContext, path: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`${site.origin}${path.replace(':id', sopId)}`);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.waitForLoadState('networkidle');
  return page;
}

async function take(context: BrowserContext, path: string, name: string): Promise<void> {
  const page = await openPage(context, path);
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
  return [reader, ...path.split(/[/?=]/).filter(Boolean)].join('-').replaceAll(':', '');
}

const looks = [390, 1280].flatMap((width) => (['light', 'dark'] as const).map((scheme) => [width, scheme] as const));

describe.each(looks)('at %d pixels, %s', (width, colorScheme) => {
  it.each([
    ['visitor', null, VISITOR_PAGES],
    ['user', USER_EMAIL, USER_PAGES],
    ['consultant', CONSULTANT_EMAIL, CONSULTANT_PAGES],
  ] as const)('every page of a %s', async (reader, email, paths) => {
    const session = email === null ? undefined : sessions.get(email);
    const { page } = await site.openTab({
      viewport: { width, height: 900 },
      colorScheme,
      reducedMotion: 'reduce',
      ...(session ? { storageState: session } : {}),
    });
    const context = page.context();
    const names = paths.map((path) => `${nameOf(reader, path)}-${width}-${colorScheme}`);
    for (const [index, path] of paths.entries()) await take(context, path, names[index] ?? '');
    await context.close();
    expect(new Set(names).size).toBe(paths.length);
  });

  it('what opens on the page of an SOP', async () => {
    const { page } = await site.openTab({
      viewport: { width, height: 900 },
      colorScheme,
      reducedMotion: 'reduce',
      storageState: sessions.get(USER_EMAIL),
    });
    const context = page.context();
    for (const { name, open } of SCENES) {
      const opened = await openPage(context, '/sops/:id');
      await open(opened);
      // Labels and placeholders still move when a dialog is there.
      await opened.waitForTimeout(500);
      await opened.screenshot({ path: join(FOLDER, `user-${name}-${width}-${colorScheme}.png`) });
      await opened.close();
    }
    await context.close();
    expect(SCENES.length).toBeGreaterThan(0);
  });
});
