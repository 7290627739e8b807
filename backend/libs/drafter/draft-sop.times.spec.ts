import { describe, expect, it } from '@jest/globals';
import { draftSop } from './draft-sop.js';
import { frequencyIn } from './reading/frequency.js';
import { statedSteps } from './testing/steps-of-draft.js';

describe('frequencyIn (drafting 3.2)', () => {
  it.each([
    ['on the last Friday of every month the bottles are counted', 'on the last Friday of every month'],
    ['every second Thursday of the month', 'every second Thursday of the month'],
    ['The 5th of each quarter', 'The 5th of each quarter'],
    ['the 2nd and 16th of the month we order', 'the 2nd and 16th of the month'],
    ['the first working day of the month', 'the first working day of the month'],
    ['every third week', 'every third week'],
    ['three times a shift', 'three times a shift'],
    ['twice a term', 'twice a term'],
    ['the first hour is quiet', null],
    ['the second drawer of the desk', null],
  ])('in %j', (text, often) => {
    expect(frequencyIn(text)).toBe(often);
  });
});

describe('draftSop takes a day of a month off the beginning (drafting 3.2)', () => {
  it.each([
    [
      'The second Sunday of each quarter the verger winds the tower clock. She oils the pivots.',
      'The second Sunday of each quarter',
      ['Wind the tower clock — Verger', 'Oil the pivots — Verger'],
    ],
    [
      'The 7th of each month, the registrar prints the roll. He stamps it.',
      'The 7th of each month',
      ['Print the roll — Registrar', 'Stamp it — Registrar'],
    ],
    [
      'The last working day of the month weigh the scrap with two people. Enter it in the ledger.',
      'The last working day of the month',
      ['Weigh the scrap with two people', 'Enter it in the ledger'],
    ],
  ])('%j', (request, trigger, steps) => {
    expect(draftSop(request).document.trigger).toBe(trigger);
    expect(statedSteps(request)).toEqual(steps);
  });

  it('names nothing by it', () => {
    const { document } = draftSop('The 3rd and 18th of the month: the guard tests the siren. He notes the time.');
    expect(document.title).toBe('Testing the Siren');
  });
});

describe('draftSop keeps orders that only say how a thing has to be (drafting 3.3)', () => {
  it.each([
    ['Wash the vat. Then heating off. Lock the barn.', ['Wash the vat', 'Turn the heating off', 'Lock the barn']],
    ['Wash the vat. Afterwards boiler off. Lock the barn.', ['Wash the vat', 'Switch the boiler off', 'Lock the barn']],
    [
      'Wash the vat. Afterwards pump on again - never forget this!! Lock the barn.',
      ['Wash the vat', 'Switch the pump on again', 'Lock the barn'],
    ],
  ])('%j', (request, steps) => {
    expect(statedSteps(request).map((step) => step.replace(/ \(.*/u, ''))).toEqual(steps);
    expect(draftSop(request).document.title).toBe('Washing the Vat');
  });
});

describe('draftSop keeps what is ordered within a time, and by whom only (drafting 3.2)', () => {
  it('as a step, and no record that is kept so long', () => {
    const { records } = draftSop(
      'Start the claim. File the letter within 14 days. Fill form within 30 days. Shut the drawer.',
    ).document;
    expect(records).toEqual([]);
    expect(statedSteps('Start the claim. Fill form within 30 days. Shut the drawer.')).toContain(
      'Fill form within 30 days',
    );
  });

  it('"by the warden only" at the end', () => {
    expect(
      statedSteps(
        'Close the hostel. The pumps are switched off at the main switch, by the warden only. Sweep the hall.',
      ),
    ).toContain('Switch off the pumps at the main switch — Warden');
  });
});
