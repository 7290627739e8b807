import { expect, it } from 'vitest';
import { useSite } from '../support/browser-site.js';
import { intercept } from '../support/intercept.js';
import { closeTab } from '../support/tab-pool.js';

const site = useSite({ BILLING_MODE: 'none' });

it('gives a closed tab to the next test, with nothing of the last one', async () => {
  const first = await site.openTabAt('/account', 'first@example.test', { colorScheme: 'dark' });
  await first.page.getByRole('heading', { level: 1 }).waitFor();
  await first.page.evaluate("sessionStorage.setItem('kept', 'yes'); document.cookie = 'kept=yes'");
  await intercept(first.page, '**/api/**', (route) => route.abort());
  await first.page.setViewportSize({ width: 390, height: 600 });
  await first.page.context().setOffline(true);
  await closeTab(first.page);
  first.faults.length = 0;

  const second = await site.openTab();
  expect(second.page).toBe(first.page);
  await second.page.goto(`${site.origin}/dashboard`);
  await second.page.waitForURL('**/auth**');
  await second.page.getByRole('button', { name: /^Continue with/ }).waitFor();
  expect(
    await second.page.evaluate("[sessionStorage.kept, localStorage.length, document.cookie.includes('kept')]"),
  ).toEqual([undefined, 0, false]);
  expect(second.page.viewportSize()).toEqual({ width: 1280, height: 900 });
  expect(await second.page.evaluate("matchMedia('(prefers-color-scheme: dark)').matches")).toBe(false);
  await second.page.evaluate("console.error('seen')");
  expect(second.faults).toEqual([expect.stringContaining('seen')]);
  expect(first.faults).toEqual([]);
  await closeTab(second.page);
});

it('does not use a tab again in which something lasts', async () => {
  const first = await site.openTab();
  await first.page.addInitScript('window.isMarked = true');
  await closeTab(first.page);
  const second = await site.openTab();
  expect(second.page).not.toBe(first.page);
  await closeTab(second.page);
});
