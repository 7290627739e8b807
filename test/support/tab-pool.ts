import type { Browser, BrowserContextOptions, Page } from 'playwright-core';

/** A tab of its own browser profile, with a log of everything that went wrong in it. */
export interface BrowserTab {
  page: Page;
  /** Errors of the console and of scripts, each with the address of the page. */
  faults: string[];
}

/** What is called on a page or its profile and stays in it: there is no way back. */
const LASTING = ['addInitScript', 'exposeFunction', 'exposeBinding', 'grantPermissions', 'newCDPSession', 'install'];

/** What a test may listen to. */
const EVENTS = [
  ...['console', 'pageerror', 'dialog', 'download', 'popup', 'filechooser', 'websocket', 'framenavigated'],
  ...['load', 'domcontentloaded', 'request', 'response', 'requestfailed', 'requestfinished'],
] as const;

/** Of the site and without scripts: a tab stays in its process there. */
export const STILL_PAGE = '/robots.txt';

const poolOf = new WeakMap<Page, TabPool>();

/**
 * Ends what somebody did in a tab. The next test that opens one may get it, emptied: a page in a process that has run the
 * product takes half of what it takes in a new one.
 */
export async function closeTab(page: Page): Promise<void> {
  const pool = poolOf.get(page);
  await (pool ? pool.takeBack(page) : page.context().close());
}

/** The tabs of a site in a browser: new profiles, and those that a test has closed, emptied. */
export class TabPool {
  /** By the options that a profile keeps for ever. */
  private readonly idle = new Map<string, Page[]>();
  private readonly optionsOf = new WeakMap<Page, string>();
  private readonly spoiled = new WeakSet<Page>();

  /** @param origin of the site */
  constructor(
    private readonly browser: Browser,
    private readonly origin: string,
  ) {}

  /**
   * A tab in which nobody is signed in. Its person asked for less motion, which spares the frames of movements that no test
   * looks at; those that do ask for `no-preference`.
   */
  async open(options: BrowserContextOptions = {}): Promise<BrowserTab> {
    const {
      viewport = { width: 1280, height: 900 },
      colorScheme = 'light',
      reducedMotion = 'reduce',
      ...kept
    } = options;
    const key = JSON.stringify(kept);
    const faults: string[] = [];
    const used = this.idle.get(key)?.pop();
    const page = used ?? (await this.openProfile({ viewport, colorScheme, reducedMotion, ...kept }, key));
    if (used) {
      await page.emulateMedia({ media: null, forcedColors: null, contrast: null, colorScheme, reducedMotion });
      if (viewport) await page.setViewportSize(viewport);
    }
    watch(page, faults);
    page.context().on('page', (opened) => watch(opened, faults));
    return { page, faults };
  }

  /** Empties a tab for the next test, or closes it with its profile when something in it lasts. */
  async takeBack(page: Page): Promise<void> {
    const context = page.context();
    const key = this.optionsOf.get(page);
    if (key === undefined || this.spoiled.has(page) || page.isClosed() || context.pages().length > 1) {
      await context.close();
      return;
    }
    for (const event of EVENTS) page.removeAllListeners(event);
    context.removeAllListeners('page');
    // The profile goes on intercepting: intercept.ts.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await context.setOffline(false);
    await context.clearCookies();
    await page.goto(`${this.origin}${STILL_PAGE}`);
    await page.evaluate('localStorage.clear(); sessionStorage.clear()');
    await page.mouse.move(0, 0);
    this.idle.set(key, [...(this.idle.get(key) ?? []), page]);
  }

  private async openProfile(options: BrowserContextOptions, key: string): Promise<Page> {
    const context = await this.browser.newContext(options);
    const page = await context.newPage();
    for (const thing of [context, page, page.clock]) beforeCalls(thing, LASTING, () => this.spoiled.add(page));
    // One that begins with something stored is nobody else's.
    if (options.storageState === undefined) this.optionsOf.set(page, key);
    poolOf.set(page, this);
    return page;
  }
}

function watch(page: Page, faults: string[]): void {
  page.on('pageerror', (error) => faults.push(`${page.url()}: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(`${page.url()}: ${message.text()}`);
  });
}

/** Puts `note` before the methods of these names. */
function beforeCalls(thing: object, names: readonly string[], note: () => void): void {
  for (const name of names) {
    const method: unknown = Reflect.get(thing, name);
    if (typeof method !== 'function') continue;
    Reflect.set(thing, name, (...args: unknown[]): unknown => {
      note();
      return Reflect.apply(method, thing, args);
    });
  }
}
