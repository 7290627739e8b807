import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { assertPageOk } from '../support/assert-page-ok.js';
import { useSite } from '../support/browser-site.js';
import { eventually } from '../support/eventually.js';

const site = useSite({ BILLING_MODE: 'none' });

let page: Page;

const pathOf = (name: string): string => fileURLToPath(new URL(`../fixtures/documents/${name}`, import.meta.url));
const dialog = () => page.getByRole('dialog', { name: 'Import documents' });
const openSop = (name: string) => dialog().getByRole('link', { name: `Open the SOP of ${name}` });

beforeAll(async () => {
  ({ page } = await site.openTabOf('importer@example.test'));
});

async function openDialog(path: string): Promise<void> {
  await page.goto(`${site.origin}${path}`);
  await page.getByRole('button', { name: 'Import documents' }).click();
  await dialog().waitFor();
}

async function drop(files: Parameters<ReturnType<Page['locator']>['setInputFiles']>[0]): Promise<void> {
  await dialog().locator('input[type=file]').setInputFiles(files);
}

describe('the import of documents', () => {
  it('takes many at once, tells what becomes of each, and why one is refused', async () => {
    await openDialog('/dashboard');
    await drop([
      { name: 'bakery-opening.docx', mimeType: '', buffer: readFileSync(pathOf('bakery-opening.docx')) },
      { name: 'incident.pdf', mimeType: '', buffer: readFileSync(pathOf('incident.pdf')) },
      { name: 'old.doc', mimeType: '', buffer: Buffer.from('text') },
      { name: 'broken.pdf', mimeType: '', buffer: Buffer.from('%PDF-1.7 broken') },
    ]);
    await dialog().getByText('Save it as .docx in Word, and choose it again.').waitFor();
    await dialog().getByText('The file is damaged, or not what its name says.').waitFor();
    await openSop('bakery-opening.docx').waitFor();
    await openSop('incident.pdf').waitFor();
    await assertPageOk(page, 'the dialog');
  });

  it('goes on when the dialog is closed, and leads to the SOP with its original', async () => {
    await dialog().getByRole('button', { name: 'Close' }).click();
    await page.getByRole('button', { name: 'Import documents' }).click();
    await openSop('bakery-opening.docx').click();
    await page.getByRole('heading', { level: 1, name: 'Opening the Bakery' }).waitFor();
    await page.getByText(/^Imported from bakery-opening\.docx on .*\. All \d+ lines were imported\.$/).waitFor();
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Original: bakery-opening.docx' }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toBe('bakery-opening.docx');
    expect(readFileSync(await download.path()).equals(readFileSync(pathOf('bakery-opening.docx')))).toBe(true);
    await page.getByRole('article').getByText('Set oven 1 to 230 °C.').waitFor();
    await assertPageOk(page, 'an imported SOP');
  });

  it('shows the pictures of a Word document in their steps, with their words', async () => {
    await openDialog('/dashboard');
    await drop(pathOf('filter-change.docx'));
    await openSop('filter-change.docx').click();
    await page.getByRole('heading', { level: 1, name: 'Changing the Air Filter' }).waitFor();
    await page.getByText(/^Imported from filter-change\.docx on .*\. All 11 lines were imported\.$/).waitFor();
    const first = page.getByRole('listitem').filter({ hasText: 'Switch the unit off at the wall.' });
    const photo = first.getByRole('button', { name: 'Enlarge: The filter housing beside the stairs' });
    await photo.scrollIntoViewIfNeeded();
    await eventually(
      () => page.evaluate<boolean>("(document.querySelector('figure img')?.naturalWidth ?? 0) > 0"),
      (isShown) => isShown,
    );
    await page.locator('figcaption').getByText('Figure 1: The clips, seen from the front').waitFor();
    await page.getByRole('button', { name: 'Enlarge: Picture 3, filter-change.docx' }).waitFor();
    await assertPageOk(page, 'an imported SOP with pictures');
  });

  it('shows the pictures of a PDF file in their steps', async () => {
    await openDialog('/dashboard');
    await drop(pathOf('filter-change.pdf'));
    await openSop('filter-change.pdf').click();
    await page.getByRole('heading', { level: 1, name: 'Changing the Air Filter' }).waitFor();
    await page.getByText(/^Imported from filter-change\.pdf on .*\. All 11 lines were imported\.$/).waitFor();
    await page.locator('figcaption').getByText('Figure 1: The clips, seen from the front').waitFor();
    const last = page.getByRole('listitem').filter({ hasText: 'Put the new filter in with the arrow up.' });
    await last.getByRole('button', { name: 'Enlarge: Picture 3, filter-change.pdf' }).waitFor();
    await assertPageOk(page, 'an imported SOP with pictures of a PDF file');
  });

  it('tells how much of a document has gone, while it goes slowly', async () => {
    await openDialog('/dashboard');
    const network = await page.context().newCDPSession(page);
    const line = (bytesASecond: number) =>
      network.send('Network.emulateNetworkConditions', {
        ...{ offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: bytesASecond },
      });
    await line(200_000);
    const buffer = Buffer.from('Go on with the work.\n'.repeat(40_000));
    await drop({ name: 'long.txt', mimeType: '', buffer });
    const bar = dialog().getByRole('progressbar', { name: 'Progress of long.txt' });
    const percent = async () =>
      Number(/^Uploading (\d+)%$/u.exec((await bar.getAttribute('aria-valuetext')) ?? '')?.[1]);
    await eventually(percent, (value) => value > 0 && value < 100);
    await dialog()
      .getByText(/^Uploading \d+%$/u)
      .waitFor();
    await line(-1);
    await dialog().getByText('It is too long: 60 pages or 60,000 characters at most. Import it in parts.').waitFor();
    await network.detach();
  });

  it('shows the link to a video as a card, and asks its site for nothing', async () => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).hostname));
    await openDialog('/dashboard');
    const lines = [
      'Watch https://youtu.be/abc first.',
      'Read https://wiki.example.com/oil',
      'See [it](https://vimeo.com/12)',
    ];
    const markdown = `# Filters\n## Work\n${lines.map((line, at) => `${at + 1}. ${line}`).join('\n')}\n`;
    await drop({ name: 'filters.md', mimeType: '', buffer: Buffer.from(markdown) });
    await openSop('filters.md').click();
    const video = page.getByRole('link', { name: 'YouTube Video' });
    await video.waitFor();
    const looks = async (name: string) => {
      const link = page.getByRole('link', { name });
      return [await link.getAttribute('href'), await link.getAttribute('target'), await link.getAttribute('rel')];
    };
    await expect.poll(() => video.locator('svg').count()).toBe(1);
    expect((await looks('it Video · Vimeo'))[0]).toBe('https://vimeo.com/12');
    expect(await looks('YouTube Video')).toEqual(['https://youtu.be/abc', '_blank', 'noopener noreferrer']);
    expect(await looks('https://wiki.example.com/oil')).toEqual([
      ...['https://wiki.example.com/oil', '_blank', 'noopener noreferrer'],
    ]);
    expect(new Set(asked)).toEqual(new Set([new URL(site.origin).hostname]));
    await assertPageOk(page, 'an SOP with a video');
  });

  it('lists the lines that were not imported', async () => {
    await openDialog('/sops/new');
    const markdown = '# Plan\n## Work\n1. Go\n\n## Revision history\n| Version | Who |\n|-|-|\n| 2 | Ann |\n';
    await drop({ name: 'plan.md', mimeType: '', buffer: Buffer.from(markdown) });
    await openSop('plan.md').click();
    await page.getByText('4 of 6 lines were imported.').waitFor();
    await page.getByRole('button', { name: 'Show what is missing' }).click();
    const lines = page.getByRole('list', { name: 'Lines that were not imported' }).getByRole('listitem');
    await expect.poll(() => lines.allTextContents()).toEqual(['Version | Who', '2 | Ann']);
    await assertPageOk(page, 'lines that are missing');
  });

  it('takes pasted text', async () => {
    await openDialog('/sops/new');
    await dialog().getByRole('button', { name: 'Paste text' }).click();
    await dialog()
      .getByRole('textbox', { name: 'Text of a document or email' })
      .fill('1. Open the valve\n2. Wait a minute\n');
    await dialog().getByRole('button', { name: 'Import text' }).click();
    await openSop('Pasted text.txt').click();
    await page.getByRole('article').getByText('Wait a minute').waitFor();
  });
});
