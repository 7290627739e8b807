import { expect, it } from 'vitest';
import { partsOf } from './found-words';

it.each([
  ['Clean the fryer', 'FRY', ['Clean the ', '*fry', 'er']],
  ['Fryer, refryer', 'fryer', ['*Fryer', ', refryer']],
  ['Close and clean', 'cl clean', ['*Cl', 'ose and ', '*clean']],
  ['关闭油炸锅', '油炸', ['关闭', '*油炸', '锅']],
  ['4,5 °C (cold)', '(c', ['4,5 °', '*C', ' (', '*c', 'old)']],
  ['Nothing', '', ['Nothing']],
  ['Nothing', '?.*', ['Nothing']],
])('%j, searched for by %j', (text, typed, parts) => {
  expect(partsOf(text, typed).map((part) => `${part.isFound ? '*' : ''}${part.text}`)).toEqual(parts);
});
