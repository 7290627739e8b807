import { describe, expect, it } from 'vitest';
import { isMissingCode } from './missing-code';

describe('isMissingCode', () => {
  it.each([
    'Failed to fetch dynamically imported module: https://sop.example/assets/team-page-a1.js',
    'error loading dynamically imported module: https://sop.example/assets/team-page-a1.js',
    'Importing a module script failed.',
    'Unable to preload CSS for /assets/team-page-a1.css',
  ])('knows %j', (message) => {
    expect(isMissingCode(new TypeError(message))).toBe(true);
  });

  it.each([new TypeError("Cannot read properties of undefined (reading 'map')"), 'Failed to fetch', null])(
    'takes %j for something else',
    (error) => {
      expect(isMissingCode(error)).toBe(false);
    },
  );
});
