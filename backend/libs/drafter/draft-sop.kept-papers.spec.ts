import { describe, expect, it } from '@jest/globals';
import { draftSop } from './draft-sop.js';
import { statedSteps } from './testing/steps-of-draft.js';

const recordsOf = (text: string): [string, string | null, string | null][] =>
  draftSop(text)
    .document.records.filter(({ src }) => src === 'prompt')
    .map(({ name, where, keep }) => [name, where, keep]);

describe('draftSop keeps each paper with its own time (drafting 3)', () => {
  it.each([
    [
      'The ledger is retained for 90 days, camera tapes for one year',
      [
        ['Ledger', null, '90 days'],
        ['Camera tapes', null, 'one year'],
      ],
    ],
    [
      'Registers stay in the office for three years, slips for six months',
      [
        ['Registers', 'in the office', 'three years'],
        ['Slips', null, 'six months'],
      ],
    ],
    ['Used forms live in the oak drawer for a year', [['Used forms', 'in the oak drawer', 'a year']]],
    [
      'Test sheets are kept two years from the last entry, photos 30 days',
      [
        ['Test sheets', null, 'two years from the last entry'],
        ['Photos', null, '30 days'],
      ],
    ],
    [
      'The waybills must be filed for 6 years and the seals for 2 months',
      [
        ['Waybills', null, '6 years'],
        ['Seals', null, '2 months'],
      ],
    ],
  ])('%s', (sentence, records) => {
    const text = `Loans desk\n\nStamp the card. ${sentence}.`;
    expect(recordsOf(text)).toEqual(records);
    expect(statedSteps(text)).toEqual(['Stamp the card']);
  });

  it.each([
    'Check two sheets a day',
    'The clerk stays in the hall for an hour, the guard for two hours',
    'Keep the dough in the tin for a day',
    'Milk is kept for three days, cheese for two weeks',
  ])('but not what is no paper or no time: %s', (sentence) => {
    expect(recordsOf(`Loans desk\n\nStamp the card. ${sentence}.`)).toEqual([]);
  });

  it('does not cut the brackets of a record', () => {
    const text =
      'Loans desk\n\nPROCEDURE\n1. Stamp the card.\n\nRECORDS\nLD-7 loan log, weekly count (12 full; any box < 3 report; more than 2 = recount)';
    expect(recordsOf(text).map(([name]) => name)).toEqual([
      'LD-7 loan log',
      'Weekly count (12 full; any box < 3 report; more than 2 = recount)',
    ]);
  });
});
