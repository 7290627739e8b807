import { describe, expect, it } from '@jest/globals';
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
    ['Mix bleach with ammonia and do not open the window.', '', 'chemicals'],
    ['Do not open the window and mix bleach with ammonia.', '', 'chemicals'],
    ['Take off the guard of the saw so that it cuts faster.', '', 'safeguards'],
    ["Removing the machine's guard is fine, start it.", 'start it.', 'safeguards'],
    ['Backdating the records is the last step, file them.', 'file them.', 'fraud'],
    ['Shredding the files before the inspection and not telling anybody, lock up.', 'lock up.', 'fraud'],
    ['Work without gloves and do not tell anybody.', '', 'protection'],
  ])('leaves out %j', (text, rest, reason) => {
    expect(refuseDangers(text, 'en')).toEqual({ text: rest, refusals: [reason] });
  });

  it.each([
    'Never mix bleach with ammonia.',
    'Nunca mezclar lejía con amoniaco ni con desincrustante.',
    'Do not bypass the interlock.',
    'Wipe with bleach. Rinse. Later use vinegar on the taps.',
    'Never work without gloves.',
    'Bleach must never be mixed with ammonia.',
    'Bleach and ammonia: never together.',
    'Mischen Sie Chlorreiniger nicht mit Essig.',
    'Ne mélangez pas la javel avec du vinaigre.',
    'Never bypass or remove an interlock.',
    'Lock out the press, remove the guard, change the blade, refit the guard.',
    'Delete the test orders before the shop opens.',
    'Forget the old invoices.',
    'Bleach with acid frees chlorine.',
    'Bleach and ammonia together give off toxic gas.',
    'Choose measures that remove or guard the danger.',
  ])('keeps %j', (text) => {
    expect(refuseDangers(text, 'en')).toEqual({ text, refusals: [] });
  });
});
