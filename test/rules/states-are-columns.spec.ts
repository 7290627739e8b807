import { expect, it } from '@jest/globals';
import { backendSources } from '../support/backend-sources.js';

/** A comparison with a sentence of the product, in code or in SQL. */
const COMPARED =
  /[!=]==?\s*(?:PLACEHOLDER|FAILED|CANCELLED)_CONTENT\b|\bcontent\s*(?:<>|!=|NOT IN|IN|LIKE)\s|WHERE[^'"`;]*\bcontent\s*=/;

it('what state an SOP is in is decided by columns, never by the sentence that stands in its text', () => {
  const sources = backendSources().filter(({ path }) => path.startsWith('features/'));
  expect(sources.some(({ code }) => code.includes('PLACEHOLDER_CONTENT'))).toBe(true);
  expect(sources.filter(({ code }) => COMPARED.test(code)).map(({ path }) => path)).toEqual([]);
});
