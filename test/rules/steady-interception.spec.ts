import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';

const TESTS = new URL('../', import.meta.url);
const HELPER = 'support/intercept.ts';

it('tests answer requests of pages by test/support/intercept alone, which loses none', () => {
  const names = readdirSync(TESTS, { recursive: true, encoding: 'utf8' });
  const files = names.filter((name) => name.endsWith('.ts') && name !== HELPER);
  expect(files.length).toBeGreaterThan(150);
  expect(files.filter((name) => /\b\w+\.route\(/.test(readFileSync(new URL(name, TESTS), 'utf8')))).toEqual([]);
});
