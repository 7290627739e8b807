import fc from 'fast-check';
import { expect, it } from 'vitest';
import { sampleDocument } from '../../../../test/sample-document';
import { diffLines, linesOfText } from './line-diff';
import { isSameText } from './same-text';

it('tells what is only theirs and only mine', () => {
  const told = diffLines(['a', 'b', 'c'], ['a', 'x', 'c', 'd']).map(({ change, text }) => `${change} ${text}`);
  expect(told).toEqual(['same a', 'theirs b', 'mine x', 'same c', 'mine d']);
});

it('holds both texts, whole', () => {
  const text = fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 12 });
  fc.assert(
    fc.property(text, text, (theirs, mine) => {
      const lines = diffLines(theirs, mine);
      const without = (change: string) => lines.filter((line) => line.change !== change).map((line) => line.text);
      expect([without('mine'), without('theirs')]).toEqual([theirs, mine]);
    }),
  );
});

it('reads a document line by line, each step with its details', () => {
  const lines = linesOfText({ document: sampleDocument() });
  expect(lines).toContain(
    'Light the oven · Condition: the oven is cold · Role: Baker · Time: 15 min · Sub-step: Open the gas; Press the button · Check: The flame burns · Limit: 200 °C · Caution: Stand aside',
  );
  expect(lines.indexOf('Morning')).toBeLessThan(lines.indexOf('Unlock'));
  expect(linesOfText({ content: 'a\nb' })).toEqual(['a', 'b']);
});

it('knows the same text in another order of its properties', () => {
  const document = sampleDocument();
  const other = JSON.parse(JSON.stringify(Object.fromEntries(Object.entries(document).reverse())));
  expect(isSameText({ document }, { document: other })).toBe(true);
  expect(isSameText({ document }, { document: sampleDocument({ purpose: null }) })).toBe(false);
  expect(isSameText({ document }, { content: '' })).toBe(false);
});
