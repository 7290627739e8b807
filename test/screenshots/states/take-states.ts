import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import type { TestSite } from '../../support/test-site.js';
import { becomesStill, watchRequests } from './settle.js';
import type { State, Step } from './state.js';

export type Session = Exclude<BrowserContextOptions['storageState'], string | undefined>;

/** Where all pictures are left. */
export const FOLDER = fileURLToPath(new URL('../../../screenshots', import.meta.url));
/** Longer pages are cut, or their pictures could not be looked at. */
const LONGEST_PX = 5000;

/** A phone is shown by day only: what differs at night are the colors, which are those of the desktop. */
const LOOKS = [
  { for: 'desktop', viewport: { width: 1280, height: 900 }, hasTouch: false, schemes: ['light', 'dark'] },
  { for: 'phone', viewport: { width: 390, height: 844 }, hasTouch: true, schemes: ['light'] },
] as const;

interface Person {
  site: TestSite;
  /** Begins the names of the pictures. */
  name: string;
  /** Who is signed in; nobody without it. */
  session?: () => Session | Promise<Session>;
  states: readonly State[];
}

/** Makes a test of each state in each look, which leaves a picture behind. */
export function takeStates({ site, name: person, session, states }: Person): void {
  beforeAll(() => {
    mkdirSync(FOLDER, { recursive: true });
  });

  describe.each(LOOKS.map((look) => [look.for, look] as const))(
    `${person} at a %s`,
    (_for, { for: place, viewport, hasTouch, schemes }) => {
      it.each(states.filter(({ only }) => only === undefined || only === place))('$name', async (state) => {
        const storageState = await session?.();
        const { page } = await site.openTab({
          viewport,
          hasTouch,
          colorScheme: 'light',
          reducedMotion: 'reduce',
          ...(storageState && { storageState }),
        });
        try {
          await reach(page, site.origin, state);
          for (const scheme of schemes) {
            await page.emulateMedia({ colorScheme: scheme });
            // Pages that have loaded no app take their scheme when they are opened.
            await page.evaluate(
              `if (document.documentElement.dataset.scheme) document.documentElement.dataset.scheme = '${scheme}'`,
            );
            await picture(page, join(FOLDER, `${person}-${state.name}-${viewport.width}-${scheme}.png`), state);
          }
          const widths = await page.evaluate(
            '[document.documentElement.scrollWidth, document.documentElement.clientWidth]',
          );
          const [content, window] = widths as [number, number];
          expect(content, 'scrolls sideways').toBeLessThanOrEqual(window);
        } finally {
          await page.context().close();
        }
      });
    },
  );
}

async function reach(page: Page, origin: string, { path, before = [], steps = [] }: State): Promise<void> {
  // The first draft of a server loads its rules, which takes long on a machine that is busy.
  page.setDefaultTimeout(90_000);
  watchRequests(page);
  await run(page, before);
  await page.goto(new URL(typeof path === 'string' ? path : await path(), origin).href);
  await becomesStill(page);
  await run(page, steps);
  await becomesStill(page);
}

async function run(page: Page, steps: readonly Step[]): Promise<void> {
  for (const step of steps) await step(page);
}

async function picture(page: Page, path: string, { steps, isWhole = steps === undefined }: State): Promise<void> {
  const size = page.viewportSize();
  if (!size) throw new Error('The page has no size');
  if (isWhole) {
    const height = Number(await page.evaluate('document.documentElement.scrollHeight'));
    // Pictures that are loaded late are loaded once they are in the window.
    await page.setViewportSize({ ...size, height: Math.min(Math.max(height, size.height), LONGEST_PX) });
    await page.evaluate(`Promise.all(
      [...document.images].filter((image) => image.checkVisibility()).map((image) => image.decode().catch(() => {})),
    )`);
  }
  // The page follows its scheme a moment later.
  await page.evaluate('new Promise((done) => requestAnimationFrame(() => setTimeout(done, 100)))');
  await page.screenshot({ path, animations: 'disabled' });
  await page.setViewportSize(size);
}

/** Where people of the pictures sit: a browser without a window is no device that anybody has. */
const DEVICE =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';

/** Signs somebody in, and keeps what their browser then knows. @param visit what they have done before */
export async function sessionOf(site: TestSite, email: string, visit: readonly Step[] = []): Promise<Session> {
  const { page } = await site.openTabOf(email);
  await nameDevices(site);
  await run(page, visit);
  const session = await page.context().storageState();
  await page.context().close();
  return session;
}

/** Says that everyone has signed in on that device. */
export async function nameDevices(site: TestSite): Promise<void> {
  for (const table of ['auth_sessions', 'security_events']) {
    await site.query(`UPDATE ${table} SET user_agent = $1`, [DEVICE]);
  }
}
