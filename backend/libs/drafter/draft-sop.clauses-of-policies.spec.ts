import { describe, expect, it } from '@jest/globals';
import { draftSop } from './draft-sop.js';
import { phasesOf, statedSteps } from './testing/steps-of-draft.js';

const POLICY = `3. KENNEL HOUSE (old handbook)

3.1 Entry to the runs. The keeper checks the latch of each run before feeding begins.
3.2 Soiled bedding. Keepers wear aprons and goggles. Straw is burned the same day.
3.3 Moving the dogs. Dogs are moved from the small runs to the large, one litter a week.
3.4 Water. Broken bowls are replaced at once, or the run is closed off.`;

describe('draftSop reads numbered clauses that begin with their names (drafting 3.6)', () => {
  it('as headings of the work', () => {
    expect(phasesOf(POLICY)).toEqual(expect.arrayContaining(['Soiled bedding', 'Moving the dogs', 'Water']));
    expect(statedSteps(POLICY)).toEqual([
      'Check the latch of each run before feeding begins — Keepers',
      'Wear aprons and goggles — Keepers',
      expect.stringContaining('Burn straw the same day'),
      expect.stringContaining('Move dogs from the small runs to the large, one litter a week'),
      expect.stringContaining('Replace broken bowls at once, or the run is closed off'),
    ]);
  });

  it('and by the name of the chapter', () => {
    expect(draftSop(POLICY).document.title).toBe('Kennel House');
  });

  it('but takes numbered orders for steps', () => {
    const orders =
      '1. Open the run. Lift the latch with the left hand.\n2. Feed the dogs. Give each bowl two scoops of food.\n3. Close the run. Check the latch and the lock twice.';
    expect(phasesOf(orders)).toEqual(['Carry out']);
  });
});

describe('draftSop reads what is counted and what is forbidden (drafting 3.2, 3.3)', () => {
  const among = (sentence: string) => draftSop(`SOP for the seed bank\n\nOpen the hatch. ${sentence} Sign the slip.`);
  const exceptionsOf = (sentence: string): string[] =>
    among(sentence)
      .document.exceptions.filter(({ src }) => src === 'prompt')
      .map(({ when, then }) => `${when}: ${then}`);
  const bansOf = (sentence: string): string[] =>
    among(sentence)
      .document.safety.filter(({ src }) => src === 'prompt')
      .map(({ text }) => text);

  it('with what the counted things do', () => {
    expect(exceptionsOf('If more than six trays fail the test, the keeper stops the line.')).toEqual([
      'More than six trays fail the test: Stop the line (keeper)',
    ]);
    expect(exceptionsOf('If more than two cracked call Ada.')).toEqual(['More than two cracked: Call Ada']);
  });

  it('with what is done when there are too few', () => {
    expect(
      statedSteps('SOP for the seed bank\n\nOpen the hatch. Fewer than six sprouts and the batch is burned.'),
    ).toEqual(['Open the hatch', 'Fewer than six sprouts: Burn the batch']);
  });

  it.each([
    ['Water, drinks, and wet boots are forbidden on the floor.'],
    ["Students can watch but can't mix."],
    ['Cans and jars are strictly prohibited in the vault.'],
  ])('as a warning: %s', (ban) => {
    expect(bansOf(ban)).toEqual([ban.replace(/\.$/u, '')]);
  });
});

describe('draftSop reads a second duty behind "and" (drafting 3.2, 3.3)', () => {
  it.each([
    ['Each jar gets a label and must be dated.', ['Give each jar a label', 'Date each jar']],
    ['The form is signed and has to be filed by noon.', ['Sign the form', 'File the form by noon']],
    ['The bags are counted and have to be sealed by the guard.', ['Count the bags', 'Seal the bags — Guard']],
    ['Parcels are scanned and must not be opened.', ['Scan parcels']],
  ])('%s', (sentence, steps) => {
    expect(statedSteps(`SOP for the post room\n\nOpen the hatch. ${sentence} Sweep the floor.`)).toEqual([
      'Open the hatch',
      ...steps,
      'Sweep the floor',
    ]);
  });

  it('and says of what a ban behind "and" is', () => {
    const { safety } = draftSop(
      'SOP for the post room\n\nOpen the hatch. Parcels are scanned and must not be opened.',
    ).document;
    expect(safety.filter(({ src }) => src === 'prompt').map(({ text }) => text)).toEqual([
      'Parcels must not be opened',
    ]);
  });
});
