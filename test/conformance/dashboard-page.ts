import type { Locator, Page } from 'playwright-core';
import type { TestSite } from '../support/test-site.js';
import { recordBodies } from './sent-bodies.js';

/** The dashboard of one signed-in user, in a tab of its own that notes what it sends. */
export class DashboardPage {
  private constructor(
    private readonly origin: string,
    readonly page: Page,
  ) {}

  /** Signs a person in; a new address is a new, empty account. */
  static async signIn(site: TestSite, email: string): Promise<DashboardPage> {
    const { page } = await site.openTabOf(email, '/auth', { acceptDownloads: true });
    await recordBodies(page);
    return new DashboardPage(site.origin, page);
  }

  async open(): Promise<void> {
    await this.page.goto(`${this.origin}/dashboard`);
    await this.page.getByRole('heading', { level: 1 }).waitFor();
  }

  region(name: string): Locator {
    return this.page.getByRole('region', { name, exact: true });
  }

  get prompt(): Locator {
    return this.page.getByRole('textbox', { name: 'What is the procedure about?' });
  }

  get generateButton(): Locator {
    return this.page.getByRole('button', { name: 'Generate SOP' });
  }

  /** A toast that tells of something done. */
  toast(title: string): Locator {
    return this.page.getByRole('status').filter({ hasText: title });
  }

  /** A toast that tells of something that went wrong. */
  failure(text: string): Locator {
    return this.page.getByRole('alert').filter({ hasText: text });
  }
}
