import { describe, expect, it } from '@jest/globals';
import { NameModel } from './name-model.js';
import { readUnits } from './units.js';

const REQUEST = 'Hi Bo, the board met on Monday. Please write down washing the boats. It is late.';
const weights = (...lines: readonly string[]): NameModel => new NameModel(lines.join('\n'));

describe('NameModel (drafting 3.8)', () => {
  it('finds the words whose features weigh most, as they were written', () => {
    const [best] = weights('<down\t900', ']boats\t900').namesIn(REQUEST, 1);
    expect(best?.text).toBe('washing the boats');
    expect(best?.likelihood).toBeGreaterThan(0.9);
  });

  it('gives likelihoods that are those of a choice among all stretches', () => {
    const names = weights('<down\t100').namesIn(REQUEST, 500);
    const all = names.reduce((sum, { likelihood }) => sum + likelihood, 0);
    expect(all).toBeCloseTo(1);
    expect(names.map(({ likelihood }) => likelihood)).toEqual(
      [...names].map(({ likelihood }) => likelihood).sort((one, other) => other - one),
    );
  });

  it('lets no name begin or end with a word that never does', () => {
    const names = weights('[the\t-9900', ']the\t-9900').namesIn(REQUEST, 500);
    expect(names.length).toBeGreaterThan(0);
    expect(names.filter(({ text }) => /^the\b|\bthe$/u.test(text))).toEqual([]);
  });

  it('names nothing over the end of a sentence or a line', () => {
    const texts = weights('').namesIn(`${REQUEST}\nDeck plan`, 500);
    expect(texts.filter(({ text }) => /boats\. It|late\.? Deck/u.test(text))).toEqual([]);
    expect(texts.map(({ text }) => text)).toContain('Deck plan');
  });

  it('has nothing to say of a text without a word', () => {
    expect(weights('<down\t100').namesIn(' \n…\n', 3)).toEqual([]);
  });
});

describe('readUnits', () => {
  it('keeps the beginning and the end of a long request, and counts all of it', () => {
    const request = Array.from({ length: 40 }, (_, at) => `Line ${at} of the list`).join('\n');
    const { units, count, occurrences } = readUnits(request);
    expect(count).toBe(40);
    expect(units.map(({ at }) => at)).toEqual([...Array.from({ length: 24 }, (_, at) => at), 36, 37, 38, 39]);
    expect(occurrences.get('lin')).toBe(40);
  });

  it('looks at so many words of a text without an end', () => {
    const { units } = readUnits(`Deck plan ${'wash and dry '.repeat(2000)}`);
    expect(units.map(({ tokens }) => tokens.length)).toEqual([800]);
  });

  it('knows a line of its own from sentences that stand in one', () => {
    const { units } = readUnits('Deck plan\nWash it. Dry it.');
    expect(units.map(({ text, isLine }) => [text, isLine])).toEqual([
      ['Deck plan', true],
      ['Wash it.', false],
      ['Dry it.', false],
    ]);
  });
});
