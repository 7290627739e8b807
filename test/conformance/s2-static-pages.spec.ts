import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { useSite } from './conformance-site.js';

const site = useSite();
let page: Page;

async function open(path: string): Promise<void> {
  await page.goto(`${site.origin}${path}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
}

beforeAll(async () => {
  page = await site.openPage('/help-center');
});

describe('the help center', () => {
  let questions: Locator;
  let tiles: Locator;

  beforeAll(async () => {
    await open('/help-center');
    questions = page.getByRole('group');
    tiles = page.getByRole('main').getByRole('list').first().getByRole('link');
  });

  it.each([
    ['S2.147', 'tiles', () => tiles],
    ['S2.152', 'questions', () => questions],
  ])('%s has four %s', async (_id, _what, items) => {
    await expect.poll(() => items().count()).toBe(4);
  });

  it.each([
    ['S2.148', 0, 'Getting Started'],
    ['S2.149', 1, 'User Guide'],
    ['S2.150', 2, 'FAQs'],
    ['S2.151', 3, 'Contact Support'],
  ])('%s has as tile %d "%s", which leads somewhere', async (_id, place, title) => {
    const tile = tiles.nth(place);
    expect((await tile.innerText()).split('\n')[0]).toBe(title);
    expect(await tile.getAttribute('href')).toMatch(/^\/(?:contact|help-center#[\w-]+)$/);
  });

  it.each([
    ['S2.153', 'first SOP', 'describe the task'],
    ['S2.154', 'cloud-drive integration', 'on all plans'],
    ['S2.155', 'formats', 'PDF, Word, Excel and plain text'],
    ['S2.156', 'secure', 'encrypted at rest and in transit, and we are SOC 2 compliant'],
  ])('%s answers the question about %s: %s', async (_id, topic, answer) => {
    const question = questions.filter({ has: page.locator('summary', { hasText: topic }) });
    expect(await question.innerText()).toContain(answer);
  });
});

describe('careers', () => {
  let benefits: Locator;
  let positions: Locator;

  beforeAll(async () => {
    await open('/careers');
    benefits = page.getByRole('region', { name: 'Why work with us' }).getByRole('listitem');
    positions = page.getByRole('listitem').filter({ hasText: 'Apply Now' });
  });

  it.each([
    ['S2.173', { level: 1, name: 'Join Our Team' }],
    ['S2.179', { level: 2, name: 'Open Positions' }],
  ])('%s has the heading %o', async (_id, heading) => {
    await page.getByRole('heading', heading).waitFor();
  });

  it.each([
    ['S2.174', 'benefits', () => benefits],
    ['S2.179, S9.36', 'positions', () => positions],
  ])('%s has four %s', async (_id, _what, items) => {
    await expect.poll(() => items().count()).toBe(4);
  });

  it.each([
    ['S2.175', 0, 'Great Team'],
    ['S2.176', 1, 'Growth Opportunities'],
    ['S2.177', 2, 'Flexible Work'],
    ['S2.178', 3, 'Work-Life Balance'],
  ])('%s names as benefit %d "%s"', async (_id, place, title) => {
    await benefits.nth(place).getByRole('heading', { name: title, exact: true }).waitFor();
  });

  it('S3.41 gives each benefit an icon, a title and a description', async () => {
    for (const benefit of await benefits.all()) {
      await expect.poll(() => benefit.locator('svg').count()).toBe(1);
      expect(await benefit.getByRole('heading').innerText()).not.toBe('');
      expect(await benefit.locator('p').innerText()).toMatch(/\w{3}.*\.$/);
    }
  });

  it.each([
    ['S2.180', 0, 'Senior Full Stack Engineer', 'Engineering'],
    ['S2.181', 1, 'Product Manager', 'Product'],
    ['S2.182', 2, 'Customer Success Manager', 'Customer Success'],
    ['S2.183', 3, 'AI/ML Engineer', 'Engineering'],
  ])('%s offers as position %d "%s" in %s, full-time', async (_id, place, title, department) => {
    const [shownTitle, shownDepartment, , type] = (await positions.nth(place).innerText()).split('\n');
    expect([shownTitle, shownDepartment, type]).toEqual([title, department, 'Full-time']);
  });

  it('S2.184 shows of each position department, location, type and "Apply Now"', async () => {
    for (const position of await positions.all()) {
      const facts = (await position.innerText()).split('\n').slice(1, 4);
      expect(facts).toEqual([expect.stringMatching(/\w/), expect.stringMatching(/^San Francisco/), 'Full-time']);
      await position.getByText('Apply Now', { exact: true }).waitFor();
    }
  });

  it('S3.40 describes each position', async () => {
    for (const position of await positions.all()) {
      expect(await position.locator('p').innerText()).toMatch(/.{40,}\.$/);
    }
  });

  it('S2.185 ends with a card for everybody else', async () => {
    await page.getByRole('heading', { name: "Don't see the right role?", exact: true }).waitFor();
    await page.getByText('Get in Touch', { exact: true }).click();
    await page.waitForURL('**/contact**');
  });
});

describe('the policies', () => {
  it.each([
    ['S2.187, S9.35', '/privacy'],
    ['S2.188, S9.35', '/terms'],
    ['S2.189, S9.35', '/cookies'],
  ])('%s say at %s when they were changed', async (_id, path) => {
    await open(path);
    await page.getByText('Last updated: January 2, 2025', { exact: true }).waitFor();
  });

  it.each([
    [
      'S2.190',
      '/privacy',
      'Information we collect',
      ['Name', 'Email address', 'Password', 'Profile information', 'Uploaded documents'],
    ],
    ['S2.191', '/privacy', 'How we use your information', []],
    ['S2.192', '/privacy', 'How we share your information', []],
    ['S2.193', '/privacy', 'Security', ['Encryption', 'Audits', 'Access control', 'SOC 2']],
    ['S2.194', '/privacy', 'Your rights', ['Access', 'Correct', 'Delete', 'Object', 'Portability']],
    ['S2.195', '/privacy', 'Contact', []],
    ['S2.196', '/terms', 'Acceptance of these terms', []],
    ['S2.197', '/terms', 'Use licence', []],
    ['S2.198', '/terms', 'Accounts', []],
    ['S2.199', '/terms', 'Prohibited uses', []],
    ['S2.200', '/terms', 'Availability', []],
    [
      'S2.201',
      '/terms',
      'Payment terms',
      ['billed in advance', 'monthly or annual', 'non-refundable', 'no credit for partial months'],
    ],
    ['S2.202', '/terms', 'Limitation of liability', []],
    ['S2.203', '/terms', 'Contact', []],
    [
      'S2.204',
      '/cookies',
      'How we use cookies',
      ['Essential cookies', 'Performance cookies', 'Functionality cookies', 'Authentication cookies'],
    ],
    ['S2.205', '/cookies', 'Analytics and preferences', ['Analytics cookies', 'Preference cookies']],
    [
      'S2.206',
      '/cookies',
      'Third-party cookies',
      ['An analytics service', 'Authentication providers', 'Payment processors'],
    ],
    ['S2.207', '/cookies', 'How to manage cookies', ['Your browser lets you']],
  ])('%s have at %s the part "%s" with %j', async (_id, path, heading, phrases) => {
    if (new URL(page.url()).pathname !== path) await open(path);
    const text = await page.getByRole('region', { name: heading, exact: true }).innerText();
    expect(text.length).toBeGreaterThan(heading.length + 60);
    for (const phrase of phrases) expect(text).toContain(phrase);
  });
});

describe('an address without a page', () => {
  const lines: string[] = [];

  beforeAll(async () => {
    page.on('console', (message) => lines.push(message.text()));
    await open('/nowhere/%25s?token=secret');
  });

  it.each([
    ['S2.208', '404'],
    ['S2.209', 'Oops! Page not found'],
  ])('%s shows "%s"', async (_id, text) => {
    await page.getByText(text, { exact: true }).waitFor();
  });

  it('S2.211, S8.38 is logged by its path alone', () => {
    expect(lines.filter((line) => line.includes('/nowhere'))).toEqual(['404: no page at /nowhere/%25s']);
    expect(lines.join()).not.toContain('secret');
  });

  it('S2.210 leads home', async () => {
    await page.getByRole('main').getByRole('link').click();
    await page.waitForURL(`${site.origin}/`);
  });
});
