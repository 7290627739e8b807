import { describe, expect, it } from '@jest/globals';
import { draftSop } from './draft-sop.js';
import { statedSteps } from './testing/steps-of-draft.js';

describe('draftSop keeps a list of things whole where one of them could be a verb (drafting 3.1)', () => {
  it.each([
    [
      'The groomer fills in the intake card: mats, bats, fleas, old scars. Then she weighs the dog.',
      ['Fill in the intake card: mats, bats, fleas, old scars — Groomer', 'Weigh the dog — Groomer'],
    ],
    [
      'Fill in the sheet: name, mobile, weight, bags, wash temp, smells (any?).',
      ['Fill in the sheet: name, mobile, weight, bags, wash temp, smells (any?)'],
    ],
    [
      'The mate writes the log entry: dents, bats, loose bolts and leaks, and signs it. Hang up the lamp.',
      [
        'Write the log entry: dents, bats, loose bolts and leaks — Mate',
        'Sign the log entry — Mate',
        'Hang up the lamp — Mate',
      ],
    ],
  ])('behind a colon: %j', (request, steps) => {
    expect(statedSteps(request)).toEqual(steps);
  });

  it.each([
    [
      'Every morning the rigger inspects his shackles, both sling hooks and the spreader bar, and signs the sheet.',
      ['Inspect his shackles, both sling hooks and the spreader bar', 'Sign the sheet'],
    ],
    [
      'The auditor reviews invoices, receipts, charges for freight and credit notes.',
      ['Review invoices, receipts, charges for freight and credit notes'],
    ],
    [
      'The clerk shall check joiners, movers, cuts in hours, SSP, SMP and student loan notices.',
      ['Check joiners, movers, cuts in hours, SSP, SMP and student loan notices'],
    ],
    [
      'The planner drafts the quote and cost sheet, SOWS to the buyer 2 days before.',
      ['Draft the quote and cost sheet, SOWS to the buyer 2 days before'],
    ],
  ])('of which a verb would have another form: %j', (request, steps) => {
    expect(statedSteps(request).map((step) => step.replace(/^Every morning: | — .*$/gu, ''))).toEqual(steps);
  });

  it.each([
    [
      'Brush each drawer front, back, base with the wax well rubbed in. Dry it for an hour.',
      ['Brush each drawer front, back, base with the wax well rubbed in', 'Dry it for an hour'],
    ],
    [
      'The agent shall get the owner’s consent form and transfer fee receipt.',
      ['Get the owner’s consent form and transfer fee receipt — Agent'],
    ],
    [
      'Sweep the shaft. The least crew is two, each holding valid first aid, gas test and rescue badges.',
      ['Sweep the shaft', 'The least crew is two, each holding valid first aid, gas test and rescue badges'],
    ],
  ])('none of which has an article: %j', (request, steps) => {
    expect(statedSteps(request)).toEqual(steps);
  });

  it('in a rule', () => {
    const { safety } = draftSop(
      'Dust the frames. Room heat must not exceed 22 degrees for wax and prints on canvas.',
    ).document;
    expect(safety.map(({ text }) => text)).toContain(
      'Room heat must not exceed 22 degrees for wax and prints on canvas',
    );
  });

  it.each([
    ['Take the bag from the belt and check tyre pressure.', ['Take the bag from the belt', 'Check tyre pressure']],
    [
      'The keeper feeds the seals, checks the pumps and the gates, both sign the log.',
      ['Feed the seals — Keeper', 'Check the pumps and the gates — Keeper', 'Sign the log — Keeper'],
    ],
    [
      'Rinse the jar. Write the label: batch, weight, salt, and put it on the jar.',
      ['Rinse the jar', 'Write the label: batch, weight, salt', 'Put it on the jar'],
    ],
  ])('but still reads what is done: %j', (request, steps) => {
    expect(statedSteps(request)).toEqual(steps);
  });
});
