import { describe, expect, it } from '@jest/globals';
import { draftSop } from './draft-sop.js';
import { statedSteps } from './testing/steps-of-draft.js';

const notesOf = (request: string): string[] => draftSop(request).document.notes.map(({ text }) => text);

describe('draftSop reads a first sentence of an item that only names it (drafting 3.6)', () => {
  const request = `Renting out a cargo bike

Step 1 – Identity. Passport plus a paper that the address is theirs (bill, lease).
Step 2 – Deposit. 200 euros in cash. No deposit, no bike.
Step 3 – Helmet. If they bring their own, note it.
Step 4 – Brake test. Squeeze both levers.
Step 5 – Customer. Signs the form.`;

  it('puts it before what the next sentence tells, and loses none of it to the notes', () => {
    expect(statedSteps(request)).toEqual([
      'Identity: passport plus a paper that the address is theirs (bill, lease)',
      'Deposit: 200 euros in cash',
      'For helmet, if they bring their own: Note it',
      'Brake test: squeeze both levers',
      'Sign the form — Customer',
    ]);
    expect(notesOf(request)).toEqual([]);
  });

  it('leaves orders and states of one word or two alone', () => {
    expect(statedSteps('Closing\n1. Sweep. Mop.\n2. Lights off. Doors locked.\n3. Empty bins. New bags.')).toEqual([
      'Sweep',
      'Mop',
      'Switch lights off',
      'Lock doors',
      'Empty bins',
      'New bags',
    ]);
  });
});

describe('draftSop reads what is done to the things of an item (drafting 3.6)', () => {
  it('takes the first of them for a thing, and not for somebody who acts', () => {
    const request =
      'Van check\n[ ] Gas bottles capped\n[ ] Power cables, fuse boxes, light switches tested (both floors)';
    expect(statedSteps(request)).toEqual([
      'Cap gas bottles',
      'Test power cables, fuse boxes and light switches (both floors)',
    ]);
    expect(draftSop(request).document.roles.map(({ name }) => name)).toEqual([]);
  });

  it('rewords several participles all or none', () => {
    expect(statedSteps('Tour\n- Driver briefed, lent our map, signed out\n- Cones, triangle and vest stowed')).toEqual([
      'Driver briefed, lent our map, signed out',
      'Stow cones, triangle and vest',
    ]);
    expect(statedSteps('Tour\n- Driver briefed, given the route, signed out\n- Cones stowed')).toEqual([
      'Brief driver',
      'Give driver the route',
      'Sign out driver',
      'Stow cones',
    ]);
  });
});
