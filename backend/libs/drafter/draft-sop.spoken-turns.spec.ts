import { describe, expect, it } from '@jest/globals';
import { draftSop } from './draft-sop.js';
import { statedSteps } from './testing/steps-of-draft.js';

const linesOf = (request: string): string => {
  const { exceptions } = draftSop(request).document;
  return [...statedSteps(request), ...exceptions.map((one) => `${one.when} => ${one.then}`)].join('\n');
};

describe('draftSop loses nothing of what an announcement begins (drafting 3.2)', () => {
  it.each([
    [
      "Hi all, here's what to do: first close the tap. If not hold the red lever. Then fill in the card.",
      ['Close the tap', 'If not: Hold the red lever', 'Fill in the card'],
    ],
    [
      'Because the ramp squeaks this is what you do: oil the hinge first. Then walk it twice.',
      ['Oil the hinge first', 'Walk it twice'],
    ],
  ])('%j', (request, steps) => {
    expect(statedSteps(request)).toEqual(steps);
  });
});

describe('draftSop reads what is said within a sentence (drafting 3.2)', () => {
  it.each([
    [
      'Open the bakery. I light the oven, and the first thing I do is weigh the dough. Close the hatch.',
      ['Open the bakery', 'Light the oven', 'Weigh the dough', 'Close the hatch'],
    ],
    [
      'Open the bakery. Driver arrives with a pallet, we scan it in the app. Close the hatch.',
      [
        'Open the bakery',
        expect.stringMatching(/pallet$/u),
        expect.stringMatching(/^Scan it in the app/u),
        'Close the hatch',
      ],
    ],
    [
      'Open the bakery. Damaged pairs go to the workshop. Close the hatch.',
      ['Open the bakery', 'Take damaged pairs to the workshop', 'Close the hatch'],
    ],
  ])('%j', (request, steps) => {
    expect(statedSteps(request).map((step) => step.replace(/ — Driver$/u, ''))).toEqual(steps);
  });

  it('ends a condition at a number before "we"', () => {
    expect(
      linesOf('Open the bakery. I note it in the book, if the stock is under 4 we order more. Close the hatch.'),
    ).toContain('The stock is under 4 => Order more');
  });

  it('takes "back by noon" for no order to back something', () => {
    expect(linesOf('Open the pier. Short talk: keep right of the posts, back by noon. Close the hatch.')).not.toMatch(
      /back short talk/iu,
    );
  });
});

describe('draftSop reads a checklist that asks (drafting 3.6)', () => {
  it('as checks below its name', () => {
    const request = 'Weekly ladder check: rungs dry? feet whole? label readable? anything bent -> tag it red.';
    expect(draftSop(request).document.title).toBe('Weekly Ladder Check');
    expect(linesOf(request)).toMatch(/rungs dry[\s\S]*feet whole[\s\S]*label readable[\s\S]*tag it red/iu);
  });
});
