import { describe, expect, it } from '@jest/globals';
import { draftSop } from './draft-sop.js';
import { statedSteps } from './testing/steps-of-draft.js';

const documentOf = (text: string) => draftSop(text).document;
const notesOf = (text: string): string[] => documentOf(text).notes.map(({ text: note }) => note);
const WORK = 'Rinse the filter first. Then wipe the tray.';

describe('draftSop names no procedure by who is to read it (drafting 3.8)', () => {
  it.each([
    [
      `Late returns at our library are treated differently by every desk, so I would like one procedure for all branches. ${WORK}`,
      'Treating Late Returns at the Library',
    ],
    [
      `Spare keys are signed out differently on each floor, so we want one process for all shifts. ${WORK}`,
      'Signing Spare Keys',
    ],
    [
      `Could you turn the below into a procedure for our site managers? Thanks\n\nFrom: Nell Ward\nTo: Site team\nSubject: Scaffold inspections\n\nHi all,\n\n${WORK}\n\nBest regards\nNell`,
      'Scaffold Inspections',
    ],
    [
      `Good morning,\nplease make a procedure for our warehouse from the following e-mail. It is for a dairy.\n\nFrom: Ines R.\nTo: Warehouse\nSubject: Returning of empty crates – deposit\n\nDear all,\n\n${WORK}\n\nBest regards\nInes`,
      'Returning of Empty Crates',
    ],
    [
      `Please write a procedure for all our receptionists. This is how we hand out guest passes. ${WORK}`,
      'Handing Out Guest Passes',
    ],
    [
      `I run a florist with 6 people and I'd like a proper procedure for taking wedding orders. Until now everyone did it their own way and two brides were not happy about it. Here is how I want it done from now on.\n\n${WORK}`,
      'Taking Wedding Orders',
    ],
    [
      `We have a problem with lockers, nobody empties them, and I need a procedure for clearing the lockers. Here is how we want things done.\n\n${WORK}`,
      'Clearing the Lockers',
    ],
    [
      `Make a lamp testing procedure for our stagehands from this. Small theatre with two stages and a bar.\n\n| Lamp | How often | Good |\n|---|---|---|\n| Aisle | daily | 20 lx |\n| Exit | weekly | 50 lx |`,
      'Lamp Testing Procedure',
    ],
    [
      `Hello, I want procedure with easy words. It is about bringing the boat into the hall and giving the key back to the owner. ${WORK}`,
      'Bringing the Boat into the Hall and Giving the Key Back to the Owner',
    ],
  ])('%#', (text, title) => {
    expect(documentOf(text).title).toBe(title);
  });

  it('keeps for whom it is, and what the firm is, beside the work', () => {
    const text = `Late returns at our library are treated differently by every desk, so I would like one procedure for all branches. ${WORK}`;
    expect(documentOf(text).scope).toContain('For all branches');
    const firm = `Please write the closing procedure from these points. Garden cafe with a terrace and two shops.\n- Lock the gate\n- Empty the bins`;
    expect(statedSteps(firm)).toEqual(['Lock the gate', 'Empty the bins']);
    expect(notesOf(firm)).toContain('Garden cafe with a terrace and two shops');
  });

  it.each(['Sweep shop with a broom. Then lock the gate.', 'Clean the kitchen with a damp cloth. Then lock the gate.'])(
    'takes what is done with a thing for work: %s',
    (text) => {
      expect(statedSteps(text)).toHaveLength(2);
    },
  );

  it.each([
    ['sop called last day on the ferry new deck officers simple words one page please', 'Last Day on the Ferry'],
    ['need a checklist called closing the kiosk for the evening helpers short please', 'Closing the Kiosk'],
    ['procedure named canoe handover pls', 'Canoe Handover'],
    ['guide called Float Count for cashiers', 'Float Count'],
    ['make me an sop called stray carts at the mall new trolley attendants bullet points', 'Stray Carts at the Mall'],
    ['instructions titled wet saw setup new tilers plain english', 'Wet Saw Setup'],
  ])('knows a title that is typed without a stop: %s', (text, title) => {
    expect(documentOf(text).title).toBe(title);
    expect(JSON.stringify(documentOf(text).phases)).not.toMatch(/called|simple words/u);
  });
});
