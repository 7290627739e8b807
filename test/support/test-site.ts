import pg from 'pg';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { signInAs } from '../api/auth/sign-in.js';
import { type Person, personOf } from './accounts.js';
import { signInOnSite } from './browser-page.js';
import {
  type RunningServer,
  type ServerOptions,
  startServer,
  startSharedServer,
  type TestServer,
} from './server-process.js';
import { type BrowserTab, STILL_PAGE, TabPool } from './tab-pool.js';
import { createTestDatabase, type TestDatabase } from './template-database.js';

interface TestSiteOptions {
  /** Settings of the server beside the defaults. */
  env?: Record<string, string>;
  /** Listens there; a free port otherwise. */
  port?: number;
  /** Nothing of another server was in its process before: for tests that look at the process. */
  hasOwnProcess?: boolean;
  /** Without it there are no tabs. */
  openBrowser?: () => Promise<Browser>;
}

/** Replicas share their keys, or each would find what the others have sealed unreadable. */
const SHARED_KEYS = { SECRET_KEY: 'a-secret-shared-by-the-replicas-of-a-site' };

/** Of a page, when a test on it has failed. */
const SHOWN_CHARACTERS = 6_000;

/** Where the frontend keeps its session: stored-session.ts. */
const SESSION_STORAGE_KEY = 'sop-platform.auth';

/** The built product with a database of its own, for one test file. */
export class TestSite {
  private runningServer: TestServer | undefined;
  private testDatabase: TestDatabase | undefined;
  private openedBrowser: Browser | undefined;
  private tabs: TabPool | undefined;
  private readonly replicas: TestServer[] = [];

  constructor(private readonly options: TestSiteOptions) {}

  async start(): Promise<void> {
    await Promise.all([this.startServer(), this.startBrowser()]);
  }

  /** Nobody looks any more: servers with a process of their own are not asked to end in order. */
  async stop(): Promise<void> {
    const servers = [...this.replicas, ...(this.runningServer ? [this.runningServer] : [])];
    await Promise.all([this.openedBrowser?.close(), ...servers.map((server) => server.discard())]);
    await this.testDatabase?.drop();
  }

  get server(): TestServer {
    return present(this.runningServer);
  }

  get origin(): string {
    return this.server.origin;
  }

  /** As the owner of the tables; the product itself never is. */
  get ownerUrl(): string {
    return present(this.testDatabase).ownerUrl;
  }

  /** As the application, which owns nothing. */
  get databaseUrl(): string {
    return present(this.testDatabase).url;
  }

  /** What each open tab shows, for the log of a test that failed: the page is gone before anybody can look. */
  async tabTexts(): Promise<string> {
    const pages = this.openedBrowser?.contexts().flatMap((context) => context.pages()) ?? [];
    const texts = pages.map(async (page) => {
      const text = await page.innerText('body').catch(String);
      return `${page.url()}\n${text.slice(0, SHOWN_CHARACTERS)}`;
    });
    return (await Promise.all(texts)).join('\n\n');
  }

  /** Starts a second server on the same database, in another process. @param env all of its own settings. */
  async startReplica(env: Record<string, string> = {}): Promise<TestServer> {
    const replica = await startSharedServer(this.replicaOptions(env));
    this.replicas.push(replica);
    return replica;
  }

  /** The same for a test that kills or stops it: no other server was or will be in its process. */
  async startReplicaProcess(env: Record<string, string> = {}): Promise<RunningServer> {
    const replica = await startServer(this.replicaOptions(env));
    this.replicas.push(replica);
    return replica;
  }

  /** Reads or changes rows past the product, as the owner of the database. */
  async query<Row extends object = Record<string, unknown>>(text: string, values: unknown[] = []): Promise<Row[]> {
    const client = new pg.Client({ connectionString: this.ownerUrl });
    await client.connect();
    try {
      return (await client.query<Row>(text, values)).rows;
    } finally {
      await client.end();
    }
  }

  /** A tab in which nobody is signed in. */
  async openTab(options?: BrowserContextOptions): Promise<BrowserTab> {
    this.tabs ??= new TabPool(present(this.openedBrowser), this.origin);
    return this.tabs.open(options);
  }

  /** A fresh profile in which nobody is signed in, at a page of the site. */
  async openPage(path: string, options?: BrowserContextOptions): Promise<Page> {
    const { page } = await this.openTab(options);
    await page.goto(`${this.origin}${path}`);
    return page;
  }

  /**
   * A tab at the dashboard of a person who is signed in; a new address is a new, empty account. The session is made past
   * the pages, which takes a fifth of the time; an `authPath` other than the usual one is walked.
   */
  async openTabOf(email: string, authPath = '/auth', options?: BrowserContextOptions): Promise<BrowserTab> {
    if (authPath !== '/auth') {
      const walked = await this.openTab(options);
      await this.signIn(walked.page, email, authPath);
      return walked;
    }
    // It leads on to the dashboard of their kind.
    const tab = await this.openTabAt(authPath, email, options);
    await tab.page.waitForURL('**/dashboard/**');
    return tab;
  }

  /** The same at another page: the dashboard, which most tests leave at once, is not loaded first. */
  async openTabAt(path: string, email: string, options?: BrowserContextOptions): Promise<BrowserTab> {
    const session = await signInAs(this.origin, this.server.anonKey, email);
    const tab = await this.openTab(options);
    // A tab that was used before is there.
    const stillPage = `${this.origin}${STILL_PAGE}`;
    if (tab.page.url() !== stillPage) await tab.page.goto(stillPage);
    await tab.page.evaluate(
      `localStorage.setItem('${SESSION_STORAGE_KEY}', ${JSON.stringify(JSON.stringify(session))})`,
    );
    await tab.page.goto(`${this.origin}${path}`);
    return tab;
  }

  /** Signs somebody in by the one button, as a person does; a new address is a new, empty account. */
  async signIn(page: Page, email: string, authPath = '/auth'): Promise<void> {
    await signInOnSite(page, this.origin, email, authPath);
  }

  /** A person who calls the API; a new address is a new, empty account. */
  personOf(email: string, userType?: 'user' | 'consultant'): Promise<Person> {
    return personOf(this.server, email, userType);
  }

  private replicaOptions(env: Record<string, string>): ServerOptions {
    return { databaseUrl: this.databaseUrl, env: { ...SHARED_KEYS, ...env } };
  }

  private async startServer(): Promise<void> {
    const { env, port, hasOwnProcess } = this.options;
    this.testDatabase = await createTestDatabase();
    const start = hasOwnProcess ? startServer : startSharedServer;
    this.runningServer = await start({
      databaseUrl: this.testDatabase.url,
      env: { ...SHARED_KEYS, ...env },
      ...(port && { port }),
    });
  }

  private async startBrowser(): Promise<void> {
    this.openedBrowser = await this.options.openBrowser?.();
  }
}

/** The product alone, for the tests of the calling file, which only call the API. @param env beside the defaults. */
export function useApi(env: Record<string, string> = {}): TestSite {
  return useTestSite({ env });
}

/** The same in a process of its own, for tests that look at the process. @param env beside the defaults. */
export function useApiProcess(env: Record<string, string>): TestSite {
  return useTestSite({ env, hasOwnProcess: true });
}

/** Starts a site before the tests of the calling file and stops it afterwards. */
export function useTestSite(options: TestSiteOptions): TestSite {
  const site = new TestSite(options);
  beforeAll(() => site.start());
  if (options.openBrowser) {
    afterEach(async ({ task }) => {
      if (task.result?.state === 'fail') console.error(`${task.name}\n${await site.tabTexts()}`);
    });
  }
  afterAll(() => site.stop());
  return site;
}

function present<T>(thing: T | undefined): T {
  if (thing === undefined) throw new Error('The site has not been started: it is there in hooks and tests only');
  return thing;
}
