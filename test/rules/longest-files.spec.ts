import { existsSync } from 'node:fs';
import { expect, it } from '@jest/globals';
import { LONGEST } from '../support/longest-files.js';

it.each(LONGEST)('%s, which is to start early, is a file of tests', (file) => {
  expect(existsSync(new URL(`../${file}.spec.ts`, import.meta.url))).toBe(true);
});
