import { describe, expect, it } from '@jest/globals';
import { draftSop } from './draft-sop.js';
import { askedWhen } from './english/told-problem.js';
import { statedSteps } from './testing/steps-of-draft.js';

describe('a request that only says what happens (drafting 4)', () => {
  it.each([
    ['customer faints in the fitting room', 'What to do when a customer faints in the fitting room'],
    ['Guest refuses to leave.', 'What to do when a guest refuses to leave'],
    ['an employee calls in sick', 'What to do when an employee calls in sick'],
    ['somebody finds a wallet', 'What to do when somebody finds a wallet'],
    ['lift stops between two floors', 'What to do when the lift stops between two floors'],
    ['water goes off', 'What to do when the water goes off'],
    ['resident does not answer', 'What to do when a resident does not answer'],
    ["oven doesn't heat up", "What to do when the oven doesn't heat up"],
  ])('asks what to do then: %j', (request, question) => {
    expect(askedWhen(request)).toBe(question);
  });

  it.each([
    'The porter locks the gate at ten.',
    'the nurse does not lift alone',
    'customer returns',
    'client onboarding calls',
    'Guests sign in, then the host is called.',
    'customers must wear a helmet',
    'the visitor was late',
    'sterilize instruments',
  ])('leaves alone what tells work or names a task: %j', (request) => {
    expect(askedWhen(request)).toBe(request);
  });

  it('gives the person who comes no work to do', () => {
    const { document } = draftSop('tenant loses the key');
    expect(document.title).toBe('What to Do When a Tenant Loses the Key');
    expect(statedSteps('tenant loses the key')).toEqual([]);
  });
});

describe('draftSop tells a name from what stands around it (drafting 3.4)', () => {
  it('takes a day before "every" for when it is done', () => {
    expect(statedSteps('Hi all, from Monday every courier has to sign the list. Sweep the yard.')).toContain(
      'From Monday: Sign the list — Courier',
    );
  });

  it('gives no work to those for whom something is', () => {
    const { roles } = draftSop(
      'Fair stand\n- account in the portal, visitors only\n- set up the desk\n- count the badges',
    ).document;
    expect(roles.map(({ name }) => name)).not.toContain('Visitors');
  });
});

describe('draftSop takes no sentence that tells an act for a title (drafting 3.8)', () => {
  it.each([
    [
      'Hi all,\n\nquick one about the new candle boxes. Orders come in by mail until Friday noon. Mira prints the list.',
      'Orders come in by mail until Friday noon',
    ],
    [
      'Crates arrive at the back door before seven. The clerk scans them.',
      'Crates arrive at the back door before seven',
    ],
    [
      'Hi Bo,\n\nI meet the buyer at the barn and open the gate. The buyer signs the protocol.\n\nRegards, Ada (stable hand)',
      'Sign the protocol — Buyer',
    ],
  ])('%j', (request, step) => {
    expect(statedSteps(request)).toContain(step);
    expect(draftSop(request).document.title).not.toMatch(/\b(?:come|arrive|signs)\b/iu);
    expect(statedSteps(request).join()).not.toContain('Regards');
  });

  it('still takes a name with words that may be verbs', () => {
    expect(draftSop('Rope checks at the high wall. Check the knot. Check the belt.').document.title).toBe(
      'Rope Checks at the High Wall',
    );
  });
});
