import { describe, expect, it } from '@jest/globals';
import { draftSop } from './draft-sop.js';
import { statedSteps } from './testing/steps-of-draft.js';

/** "Heating: Bleed the radiators", a line for each step. */
const phasesOf = (request: string): string[] =>
  draftSop(request).document.phases.flatMap(({ title, steps }) => steps.map(({ text }) => `${title}: ${text}`));
const notesOf = (request: string): string[] => draftSop(request).document.notes.map(({ text }) => text);

describe('draftSop reads parts and items that are counted with letters and Roman numbers (drafting 3.6)', () => {
  it('takes lettered parts with Roman items for phases', () => {
    const request = `Marina winter storage

A. Hauling out
 i. Check the slings for wear.
 ii. Lift the boat.
 iii. A cradle for every keel.

B. Engine
 i. Drain the cooling water.
 ii. Petrol is never left in the tank.
 iii. Record the engine hours.`;
    expect(phasesOf(request)).toEqual([
      'Hauling out: Check the slings for wear',
      'Hauling out: Lift the boat',
      'Hauling out: A cradle for every keel',
      'Engine: Drain the cooling water',
      'Engine: Record the engine hours',
    ]);
    expect(notesOf(request)).toEqual([]);
  });

  it('takes numbered names with lettered items for phases', () => {
    const request = `Choir concert\n\n1) Before\n  a) Tune the piano.\n  b) Hand out the scores.\n2) Afterwards\n  a) Open the doors.\n  b) Ring the bell.`;
    expect(phasesOf(request)).toEqual([
      'Before: Tune the piano',
      'Before: Hand out the scores',
      'Afterwards: Open the doors',
      'Afterwards: Ring the bell',
    ]);
  });

  it('keeps what stands below a numbered order as more of the same step', () => {
    const request = 'Line clearance\n\n1. Sort the labels\n   a) by color\n   b) by size\n2. Wipe the belt';
    const steps = draftSop(request).document.phases.flatMap((phase) => phase.steps);
    expect(steps.map(({ text, sub }) => [text, sub.map((one) => one.text)])).toEqual([
      ['Sort the labels', ['By color', 'By size']],
      ['Wipe the belt', []],
    ]);
  });

  it('reads "Part I" and Roman numbers above lines of text', () => {
    const parts = 'Part I – Before the ride\nCheck the girth.\nPart II – After the ride\nHose the legs.';
    expect(phasesOf(parts)).toEqual(['Before the ride: Check the girth', 'After the ride: Hose the legs']);
    const roman = 'Baling day\n\nI. Morning\nGrease the knotter.\nII. Evening\nPark under the roof.';
    expect(phasesOf(roman)).toEqual(['Morning: Grease the knotter', 'Evening: Park under the roof']);
  });

  it('takes a Roman number, and a letter after h, off an item', () => {
    expect(statedSteps('Afterwards\ni. close the gate\nii. call the fitter\niii. hang up the key')).toEqual([
      'Close the gate',
      'Call the fitter',
      'Hang up the key',
    ]);
    const nine = 'abcdefghi'.split('').map((letter, at) => `${letter}) clean pump ${at + 1}`);
    expect(statedSteps(`Pumps\n${nine.join('\n')}`).at(-1)).toBe('Clean pump 9');
  });
});

describe('draftSop reads letters with numbers behind them as numbering (drafting 3.6)', () => {
  it('with a heading for each letter', () => {
    const request = `KENNEL BOOKING RULES

A. Purpose
To make sure each dog has a clean run and the right food.

B. Arrival
B.1 The receptionist shall check the vaccination card.
B.2 The receptionist shall weigh the dog.

C. Approval
C.1 The kennel manager signs the card of every guest dog.

D. Feeding
D.1 Food shall be weighed on the blue scale.
D.2 The kennel hand writes the weight on the card. Never feed from the hand.`;
    expect(phasesOf(request)).toEqual([
      'Arrival: Check the vaccination card',
      'Arrival: Weigh the dog',
      'Approval: Sign the card of every guest dog',
      'Feeding: Weigh food on the blue scale',
      'Feeding: Write the weight on the card',
    ]);
    expect(draftSop(request).document.title).toBe('Kennel Booking Rules');
  });

  it('without headings', () => {
    const request =
      'Casting\n\nA1. Rinse the mould.\nA2. Grease the mould.\nB1. Pour the plaster.\nB2. Wait 20 minutes.';
    expect(statedSteps(request)).toEqual([
      'Rinse the mould',
      'Grease the mould',
      'Pour the plaster',
      'Wait 20 minutes',
    ]);
  });

  it('but no names of things', () => {
    const request =
      'Printing\n\nLoad the tray.\nA4 Paper goes in tray one.\nA3 Paper goes in tray two.\nA5 Cards go in by hand.';
    expect(statedSteps(request).join('; ')).toMatch(/A4.*A3.*A5/u);
  });
});
