import { expect, it } from 'vitest';
import { launchChromium } from '../support/chromium.js';

it('shows a page with text', async () => {
  const browser = await launchChromium();
  try {
    const page = await browser.newPage({ viewport: { width: 400, height: 200 } });
    await page.setContent('<h1>Hello, text</h1><p>äöü 中文 Hello</p>');
    expect(await page.locator('h1').innerText()).toBe('Hello, text');
    const box = await page.locator('h1').boundingBox();
    expect(box?.height).toBeGreaterThan(20);
    if (process.env['SHOT']) await page.screenshot({ path: process.env['SHOT'] });
  } finally {
    await browser.close();
  }
});
