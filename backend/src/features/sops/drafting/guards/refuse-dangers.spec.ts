import { describe, expect, it } from 'vitest';
import { refuseDangers } from './refuse-dangers.js';

describe('refuseDangers', () => {
  it('leaves out the mixture, the missing protection and what makes it worse', () => {
    const text =
      'Bathroom cleaning: mix 1 litre bleach with 1 litre ammonia in a closed room, night team does it alone, no need for masks.';
    expect(refuseDangers(text, 'en')).toEqual({
      text: 'Bathroom cleaning: night team does it.',
      refusals: ['chemicals', 'protection'],
    });
  });

  it.each([
    ['Bypass the interlock of the press, then start.', 'then start.', 'safeguards'],
    ['Backdate the inspection records, file them.', 'file them.', 'fraud'],
    ['Shred the files before the audit, lock up.', 'lock up.', 'fraud'],
  ])('leaves out %j', (text, rest, reason) => {
    expect(refuseDangers(text, 'en')).toEqual({ text: rest, refusals: [reason] });
  });

  it.each([
    'Never mix bleach with ammonia.',
    'Nunca mezclar lejía con amoniaco ni con desincrustante.',
    'Do not bypass the interlock.',
    'Wipe with bleach. Rinse. Later use vinegar on the taps.',
    'Never work without gloves.',
  ])('keeps %j', (text) => {
    expect(refuseDangers(text, 'en')).toEqual({ text, refusals: [] });
  });
});
