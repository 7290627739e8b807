import { expect, it } from 'vitest';
import { hasSearchWords } from './search-words';

it.each([
  ['', true],
  ['  ', true],
  ['cafe', true],
  ['CAFÉ open', true],
  ['opening the bar', false],
])('a search for "%s" in "Café opening" is %s', (search, isFound) => {
  expect(hasSearchWords('Café opening', search)).toBe(isFound);
});
