import type { TestProject } from 'vitest/node';
import { type FoundBrowser, findBrowser, removeFolder } from './chromium.js';
import startDatabase from './database-server.js';

declare module 'vitest' {
  interface ProvidedContext {
    /** Unpacked once for the run; each file launches a browser of its own from it. */
    browser: FoundBrowser;
  }
}

/** Browser journeys need the same database server as the API tests; each file starts a product of its own. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const stopDatabase = await startDatabase(project);
  const browser = await findBrowser();
  project.provide('browser', browser);
  return async () => {
    removeFolder(browser);
    await stopDatabase();
  };
}
