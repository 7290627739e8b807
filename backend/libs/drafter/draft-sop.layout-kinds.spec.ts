import { describe, expect, it } from '@jest/globals';
import { phasesOf, statedSteps } from './testing/steps-of-draft.js';

describe('draftSop reads items that are only a role (drafting 3.3)', () => {
  it('as who does the items below them', () => {
    const request =
      'Hearing test\n\n• Audiologist:\n   – looks into both ears\n   – picks the probe\n• Assistant:\n   – cleans the booth\n   – prints the curve\n• File the report';
    expect(statedSteps(request)).toEqual([
      'Looks into both ears — Audiologist',
      'Pick the probe — Audiologist',
      'Clean the booth — Assistant',
      'Print the curve — Assistant',
      'File the report',
    ]);
  });
});

describe('draftSop reads numbered names as phases (drafting 3.2)', () => {
  it('also the one among them that could be an order', () => {
    const request =
      'Paint shop\n\n1. General\nPaint is issued only against a slip that shows the color, the car and the date of the job.\n\n2. Mix rules\n- Cans older than 3 years are rejected.\n- Unlabelled cans are rejected.\n\n3. Transport\nPanels are carried in the rack, and panels that were out for an hour are checked once more.';
    expect(phasesOf(request)).toEqual(['General', 'Mix rules', 'Transport']);
  });

  it('but not short steps with more to them below', () => {
    const request =
      'Mail room\n\n1. Sort the letters\n   Trays by floor.\n2. Weigh the parcels\n   Scale at the door.\n3. Frank them\n   Machine B.';
    expect(phasesOf(request)).not.toContain('Sort the letters');
  });
});

describe('draftSop leaves whole what belongs together (drafting 3.5)', () => {
  it.each([
    [
      'take deposit 50 (card hold, cash if they have no card)',
      'Take deposit 50 (card hold, cash if they have no card)',
    ],
    ['refuel, pump out, wipe seats', 'Refuel, pump out'],
  ])('%s', (item, step) => {
    expect(statedSteps(`Pedal boats\n\n- count the oars\n- ${item}\n- lock the shed`)).toContain(step);
  });
});
