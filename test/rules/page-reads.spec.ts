import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';

const FOLDERS = ['test/browser/', 'test/conformance/'].map((folder) => new URL(`../../${folder}`, import.meta.url));

/**
 * What Playwright reads of a page without waiting for it: the texts of a list, which is empty until the page is painted, a
 * number of things that are expected to be there, and a look, which changes a moment after what was done.
 */
const READ_AT_ONCE =
  /expect\(\s*\(?await [^;]*?(?:\.all(?:InnerTexts|TextContents)\(\)|\.count\(\)(?:, '[^']*')?\)\.toBe\([1-9]|getComputedStyle\()/g;

const readAtOnce = (code: string) => (code.match(READ_AT_ONCE) ?? []).map((read) => read.replace(/\s+/g, ' '));

const faultsOf = (find: (code: string) => readonly string[]) =>
  FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts'))
      .flatMap((file) => find(readFileSync(new URL(file, folder), 'utf8')).map((fault) => `${file}: ${fault}`)),
  );

it('reads what a page lists with expect.poll, since it may not be painted yet', () => {
  expect(faultsOf(readAtOnce)).toEqual([]);
});

it('finds a read that does not wait', () => {
  expect(readAtOnce("expect(await lines.allTextContents()).toEqual(['2 | Ann']);")).toHaveLength(1);
  expect(readAtOnce('expect((await steps.allInnerTexts())[2]).toBe(title);')).toHaveLength(1);
  expect(readAtOnce("expect(await rows.count(), 'rows').toBe(4);")).toHaveLength(1);
  expect(readAtOnce("expect(await page.evaluate('getComputedStyle(body).color')).toBe(BLACK);")).toHaveLength(1);
  expect(readAtOnce('expect(await rows.count()).toBe(0);')).toEqual([]);
  expect(readAtOnce('await expect.poll(() => lines.allTextContents()).toEqual([]);')).toEqual([]);
});

it('closes a tab by closeTab, so that the next test may use it again', () => {
  expect(faultsOf((code) => code.match(/\.context\(\)\.close\(\)/g) ?? [])).toEqual([]);
});
