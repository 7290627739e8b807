import type { Page } from 'playwright-core';
import { holdRequests } from '../../support/hold-requests.js';
import { intercept } from '../../support/intercept.js';
import { neverLoads } from './settle.js';

/** One thing that happens on a page. */
export type Step = (page: Page) => Promise<unknown>;

/** What somebody can come upon: a page, a dialog, a menu, an empty list, a failure. */
export interface State {
  /** Names the picture, after the person. */
  name: string;
  /** Where it begins: a path of the site, or an address of its own. A function if it is known only later. */
  path: string | (() => string | Promise<string>);
  /** Happens before the page is opened. */
  before?: readonly Step[];
  /** What a person does there, and what is to be seen then. */
  steps?: readonly Step[];
  /** Shows the whole page instead of the window; without steps it does anyway. */
  isWhole?: boolean;
  /** Is there in one width only: on a desktop, or on a phone. */
  only?: 'desktop' | 'phone';
}

type Role = Parameters<Page['getByRole']>[0];

/** Presses the first button, or whatever the role says, of that name. */
export const press =
  (name: string | RegExp, role: Role = 'button'): Step =>
  (page) =>
    page
      .getByRole(role, typeof name === 'string' ? { name, exact: true } : { name })
      .first()
      .click();

/** Opens the menu of an SOP in the list. A list that has just been drawn anew loses the first press. */
export const openRowMenu: Step = async (page) => {
  const menu = page.getByRole('menu');
  const button = page
    .getByRole('region', { name: 'Your SOPs' })
    .getByRole('button', { name: /^Actions: / })
    .filter({ visible: true })
    .last();
  await button.click();
  await menu.waitFor({ timeout: 3000 }).catch(() => button.click());
  await menu.waitFor();
};

/** Chooses what can be done with the SOP of the page; on a phone it is in a menu. */
export const chooseOfSop =
  (name: string): Step =>
  async (page) => {
    const button = page.getByRole('button', { name, exact: true }).first();
    const more = page.getByRole('button', { name: 'More actions' });
    await button.or(more).first().waitFor();
    if ((await more.count()) === 0) return button.click();
    await more.click();
    return page.getByRole('menuitem', { name, exact: true }).click();
  };

/** Waits for a text that is to be seen. */
export const sees =
  (text: string | RegExp): Step =>
  (page) =>
    page.getByText(text).filter({ visible: true }).first().waitFor();

/** Waits for what has a role, and a name if one is given. */
export const seesRole =
  (role: Role, name?: string | RegExp): Step =>
  (page) =>
    page
      .getByRole(role, name === undefined ? {} : { name })
      .first()
      .waitFor();

/** Writes into a field. */
export const fill =
  (name: string | RegExp, text: string, role: Role = 'textbox'): Step =>
  (page) =>
    page
      .getByRole(role, typeof name === 'string' ? { name, exact: true } : { name })
      .first()
      .fill(text);

/** Opens the search and writes into it. */
export const searchFor =
  (text: string): Step =>
  async (page) => {
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await page.getByRole('dialog', { name: 'Search' }).getByRole('combobox').fill(text);
  };

export const keys =
  (...names: string[]): Step =>
  async (page) => {
    for (const name of names) await page.keyboard.press(name);
  };

export const type =
  (text: string): Step =>
  (page) =>
    page.keyboard.type(text);

/** Brings something to the top of the window. */
export const scrollTo =
  (name: string | RegExp, role: Role = 'region'): Step =>
  async (page) => {
    const place = page.getByRole(role, { name }).first();
    await place.evaluate((element) => element.scrollIntoView({ block: 'start' }));
    await page.mouse.wheel(0, -80);
  };

/** Waits until a part has given up, and brings what it says into view. */
export const hasFailed: Step = async (page) => {
  const again = page.getByRole('button', { name: 'Try again' }).filter({ visible: true }).first();
  await again.waitFor();
  await again.evaluate((element) => element.scrollIntoView({ block: 'center' }));
};

/** Lets requests to an address, such as `/sops?**`, fail as if the line were dead. */
export const cuts =
  (address: string, method = 'GET'): Step =>
  (page) =>
    intercept(page, `**/api/v1${address}`, (route) =>
      route.request().method() === method ? route.abort() : route.fallback(),
    );

/** Lets requests to an address wait for ever. */
export const holds =
  (address: string, method?: string): Step =>
  (page) => {
    neverLoads(page);
    return holdRequests(page, `**/api/v1${address}`, method);
  };

/** Answers requests to an address with a problem. */
export const refuses =
  (address: string, method: string, status: number, title: string): Step =>
  (page) =>
    intercept(page, `**/api/v1${address}`, (route) =>
      route.request().method() === method
        ? route.fulfill({
            status,
            contentType: 'application/problem+json',
            body: JSON.stringify({ type: 'about:blank', title, status, code: 'refused-for-the-picture' }),
          })
        : route.fallback(),
    );

/** As it comes out of a printer. */
export const onPaper: Step = (page) => page.emulateMedia({ media: 'print' });

/** The network is gone. */
export const goesOffline: Step = (page) => page.context().setOffline(true);
