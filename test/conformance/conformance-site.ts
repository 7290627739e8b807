import pg from 'pg';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, inject } from 'vitest';
import { type BrowserTab, openTab, signInOnSite } from '../support/browser-page.js';
import { type Person, personOf } from '../support/people.js';
import { type RunningServer, startServer } from '../support/server-process.js';
import { createTestDatabase, type TestDatabase } from '../support/template-database.js';

/** What has not appeared after this time will not appear; half a minute, the default, makes failing files endless. */
const PATIENCE_MS = 20_000;

/** The built product with a database of its own, for one test file. */
export class ConformanceSite {
  private runningServer: RunningServer | undefined;
  private testDatabase: TestDatabase | undefined;
  private sharedBrowser: Browser | undefined;

  constructor(
    private readonly env: Record<string, string>,
    private readonly hasBrowser: boolean,
  ) {}

  async start(): Promise<void> {
    this.testDatabase = await createTestDatabase();
    const server = startServer({ databaseUrl: this.testDatabase.url, env: this.env });
    if (this.hasBrowser) this.sharedBrowser = await chromium.connect(inject('browserEndpoint'));
    this.runningServer = await server;
  }

  async stop(): Promise<void> {
    await this.sharedBrowser?.close();
    await this.runningServer?.stop();
    await this.testDatabase?.drop();
  }

  get server(): RunningServer {
    return present(this.runningServer);
  }

  get origin(): string {
    return this.server.origin;
  }

  /** Reads or changes rows past the product, as the owner of the database. */
  async query<Row extends object = Record<string, unknown>>(text: string, values: unknown[] = []): Promise<Row[]> {
    const client = new pg.Client({ connectionString: present(this.testDatabase).url });
    await client.connect();
    try {
      return (await client.query<Row>(text, values)).rows;
    } finally {
      await client.end();
    }
  }

  /** A tab in which nobody is signed in. */
  async openTab(options?: BrowserContextOptions): Promise<BrowserTab> {
    const tab = await openTab(present(this.sharedBrowser), options);
    tab.page.context().setDefaultTimeout(PATIENCE_MS);
    return tab;
  }

  /** A fresh profile in which nobody is signed in, at a page of the site. */
  async openPage(path: string, options?: BrowserContextOptions): Promise<Page> {
    const { page } = await this.openTab(options);
    await page.goto(`${this.origin}${path}`);
    return page;
  }

  /** A tab in which a person is signed in; a new address is a new, empty account. */
  async openTabOf(email: string, authPath = '/auth', options?: BrowserContextOptions): Promise<BrowserTab> {
    const tab = await this.openTab(options);
    await signInOnSite(tab.page, this.origin, email, authPath);
    return tab;
  }

  /** A person who calls the API; a new address is a new, empty account. */
  personOf(email: string, userType?: 'user' | 'consultant'): Promise<Person> {
    return personOf(this.server, email, userType);
  }
}

/** Starts the product and connects to the browser before the tests of the calling file, and stops them afterwards. */
export function useSite(env: Record<string, string> = {}): ConformanceSite {
  return useConformanceSite(new ConformanceSite(env, true));
}

/** Starts the product alone, for tests that only call the API. */
export function useApi(env: Record<string, string> = {}): ConformanceSite {
  return useConformanceSite(new ConformanceSite(env, false));
}

function useConformanceSite(site: ConformanceSite): ConformanceSite {
  beforeAll(() => site.start());
  afterAll(() => site.stop());
  return site;
}

function present<T>(thing: T | undefined): T {
  if (thing === undefined) throw new Error('The site has not been started: it is there in hooks and tests only');
  return thing;
}
