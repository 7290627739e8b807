import { type Browser, type BrowserContext, chromium } from 'playwright-core';
import { personOf, subscribe } from '../support/accounts.js';
import { signInOnSite } from '../support/browser-page.js';
import { launchChromium } from '../support/chromium.js';
import { until } from '../support/drafted-sops.js';
import { findFreePort, type RunningServer } from '../support/server-process.js';
import { examine, type PageReport } from './lighthouse.js';

const EMAIL = 'reader@example.test';
const PROMPT =
  'Close the bar: last orders 22:30, count the till, lock the door. Write down the temperature of the fridge. ' +
  'If a glass is broken, sweep the floor. The manager signs the list every evening.';
/** More than a list shows without its filters. */
const SOPS = 25;

/** A Chromium whose profile keeps sessions, and which Lighthouse uses. */
export class PageExaminer {
  private constructor(
    private readonly browser: Browser,
    private readonly debuggingPort: number,
  ) {}

  static async open(): Promise<PageExaminer> {
    const port = await findFreePort();
    return new PageExaminer(await launchChromium([`--remote-debugging-port=${port}`]), port);
  }

  close(): Promise<void> {
    return this.browser.close();
  }

  /** @param keepsSession of whoever is signed in; files are fetched anew all the same */
  async examine(url: string, keepsSession: boolean): Promise<PageReport> {
    if (keepsSession) await this.forgetFiles();
    return examine(url, { debuggingPort: this.debuggingPort, keepsSession });
  }

  /** Signs somebody who has some SOPs in. @returns the id of one of the SOPs */
  async signIn(server: RunningServer): Promise<string> {
    const person = await personOf(server, EMAIL);
    await subscribe(person);
    // Who has invited somebody is shown no first steps.
    await person.client.post('/functions/generate-install-link');
    let sopId = '';
    for (let count = 0; count < SOPS; count += 1) {
      const { body } = await person.client.post<{ id: string }>('/sops', { prompt: `${PROMPT} Room ${count}.` });
      sopId = body.id;
      await until(person, sopId, ['succeeded']);
    }
    const page = await (await this.profile()).newPage();
    await signInOnSite(page, server.origin, EMAIL);
    await page
      .getByRole('heading', { name: 'New SOP' })
      .or(page.getByLabel(/Describe/))
      .first()
      .waitFor();
    await page.close();
    return sopId;
  }

  /** Empties the cache of the profile; what is stored there, the session too, stays. */
  private async forgetFiles(): Promise<void> {
    const page = await (await this.profile()).newPage();
    const network = await page.context().newCDPSession(page);
    await network.send('Network.clearBrowserCache');
    await page.close();
  }

  private async profile(): Promise<BrowserContext> {
    const connected = await chromium.connectOverCDP(`http://127.0.0.1:${this.debuggingPort}`);
    const [profile] = connected.contexts();
    if (!profile) throw new Error('The browser has no profile of its own');
    return profile;
  }
}

/** The report whose performance is in the middle: a busy machine makes single runs slower, hardly ever faster. */
export function middleOf(reports: readonly PageReport[]): PageReport & { scores: string } {
  const sorted = [...reports].sort((one, other) => one.performance - other.performance);
  const middle = sorted[Math.floor(sorted.length / 2)];
  if (!middle) throw new Error('Nothing was examined');
  return { ...middle, scores: sorted.map(({ performance }) => performance).join(' ') };
}
