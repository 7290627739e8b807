import { expect, it } from '@jest/globals';
import { readModelGuide } from './model-guide.js';

it('is there for who runs the product on a machine of their own, and for nobody else (drafting 6)', () => {
  expect(readModelGuide({ isDevelopment: true })).toMatch(/^# Connecting a language model\n/);
  expect(readModelGuide({ isDevelopment: false })).toBeNull();
});
