import type { TestProject } from 'vitest/node';
import { launchChromiumServer } from '../support/chromium.js';
import startDatabase from '../support/database-server.js';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the test files connect to the browser that they share. */
    browserEndpoint: string;
  }
}

/** One database server and one browser for the whole run; each file has a product and browser profiles of its own. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const stopDatabase = await startDatabase(project);
  const browser = await launchChromiumServer();
  project.provide('browserEndpoint', browser.wsEndpoint());
  return async () => {
    await browser.close();
    await stopDatabase();
  };
}
