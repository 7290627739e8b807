import { describe, expect, it } from '@jest/globals';
import { stepsOf } from '../sop-document/index.js';
import { draftSop } from './draft-sop.js';
import { statedSteps } from './testing/steps-of-draft.js';

function notesOf(prompt: string): string[] {
  return draftSop(prompt).document.notes.map(({ text }) => text);
}

function cautionsOf(prompt: string): (string | null)[] {
  return stepsOf(draftSop(prompt).document)
    .filter(({ src }) => src === 'prompt')
    .map(({ caution }) => caution);
}

describe('a request that begins with what goes wrong (drafting 3.6)', () => {
  const ORCHARD =
    'The ladders in the orchard keep disappearing. Pickers lean them anywhere and nobody counts. From now on the foreman ' +
    'counts the ladders at noon, locks them in the shed and notes the number.';

  it('tells its steps where it turns to what has to be done', () => {
    expect(statedSteps(ORCHARD)).toEqual([
      'Count the ladders at noon — Foreman',
      'Lock the ladders in the shed — Foreman',
      'Note the number — Foreman',
    ]);
    expect(notesOf(ORCHARD).join(' ')).toContain('nobody counts');
    expect(draftSop(ORCHARD).document.safety.filter(({ src }) => src === 'prompt')).toEqual([]);
  });

  it.each([
    ['The ladders in the orchard went missing again. From now on the foreman counts them.', 'Ladders in the Orchard'],
    [
      'Complaints about the parking lot: cars stand for days. What should happen: the guard walks the lot at 8.',
      'Parking Lot',
    ],
    ['Our minutes are always late. New rule: the chair sends the minutes the same evening.', 'Minutes'],
  ])('is named after the thing: %s', (prompt, title) => {
    expect(draftSop(prompt).document.title).toBe(title);
  });

  it('that tells work before the turn is read from its beginning', () => {
    const prompt = 'The lab is a mess. Wipe the benches. Sort the glass. From now on the assistant signs the sheet.';
    expect(statedSteps(prompt)).toEqual(['Wipe the benches', 'Sort the glass', 'Sign the sheet — Assistant']);
  });
});

describe('a warning (drafting 3.3)', () => {
  it('stands with the step that it follows, and is none itself', () => {
    const prompt =
      'Draining the boiler. Open the drain slowly, careful it spits. Close the tap. Watch out for the hose.';
    expect(statedSteps(prompt)).toEqual(['Open the drain slowly', 'Close the tap']);
    expect(cautionsOf(prompt)).toEqual(['Careful it spits', 'Watch out for the hose']);
  });

  it('before any step, or as an item of its own, is a caution of the whole', () => {
    const { safety } = draftSop(
      'Cutting glass\n- be careful with the edges\n- score the sheet\n- snap the sheet',
    ).document;
    expect(safety.map(({ text }) => text)).toContain('Be careful with the edges');
    expect(draftSop('Careful, the pot is hot. Lift the pot.').document.roles).toEqual([]);
  });

  it('between two things to do ends where the second begins', () => {
    expect(statedSteps('Feeding the shredder. Load the tray, mind your sleeves, then press start.')).toEqual([
      'Load the tray',
      'Press start',
    ]);
  });

  it('is not meant by "carefully"', () => {
    expect(statedSteps('Framing a print. Carefully lift the glass. Wipe the frame.')).toEqual([
      'Carefully lift the glass',
      'Wipe the frame',
    ]);
  });
});

describe('the first sentence of a procedure (drafting 3.2)', () => {
  it.each([
    [
      'Every crate is opened at the dock. The clerk counts the jars.',
      ['Open every crate at the dock — Clerk', 'Count the jars — Clerk'],
    ],
    [
      'On day two the tutor tests them at noon. The office files the result.',
      ['On day two: Test them at noon — Tutor', 'File the result — Office'],
    ],
    [
      'Every week three cores go to the assay office. The office mails the figures.',
      ['Every week three cores go to the assay office', 'Mail the figures — Office'],
    ],
  ])('is no time only because it begins with one: %s', (prompt, steps) => {
    expect(statedSteps(prompt)).toEqual(steps);
    expect(draftSop(prompt).document.trigger).toBeNull();
  });

  it('is when the work is done where it says nothing else', () => {
    const { trigger } = draftSop('Every Tuesday. Rinse the tanks. Scrub the lids.').document;
    expect(trigger).toBe('Every Tuesday');
  });
});

describe('"it" and "them" stand for a thing only where that is sure (drafting 3.1)', () => {
  it.each([
    ['Explain the forms and give them their keys.', ['Explain the forms', 'Give them their keys']],
    ['Discard what is broken, photograph it first.', ['Discard what is broken', 'Photograph it first']],
    ['Take one crate, and bring it back by noon.', ['Take one crate', 'Bring the crate back by noon']],
  ])('%s', (sentence, steps) => {
    expect(statedSteps(`Closing the depot. Check the ramp. ${sentence}`).slice(1)).toEqual(steps);
  });
});

describe('how an order is carried out (drafting 3.1)', () => {
  it.each([
    ['Slowly lower the hoist.', ['Slowly lower the hoist']],
    [
      'The nurse gently lifts the arm and quickly measures it.',
      ['Gently lift the arm — Nurse', 'Quickly measure the arm — Nurse'],
    ],
    [
      'Carefully unroll the mats, dry them and hang them up.',
      ['Carefully unroll the mats', 'Dry the mats', 'Hang the mats up'],
    ],
    ['Finally sweep the ramp.', ['Sweep the ramp']],
  ])('is said with it: %s', (sentence, steps) => {
    expect(statedSteps(`Closing the depot. Check the ramp. ${sentence}`).slice(1)).toEqual(steps);
  });
});

describe('what stands between a time and its verb (drafting 3.1)', () => {
  it.each([
    ['On departure visitors are handed a form.', ['On departure visitors are handed a form']],
    ['On departure the visitors are handed a form.', ['On departure: Hand the visitors a form']],
    ['She checks the form against the list and signs.', ['She checks the form against the list', 'Sign']],
  ])('is rewritten only where it is told apart: %s', (sentence, steps) => {
    expect(statedSteps(`Closing the depot. Check the ramp. ${sentence}`).slice(1)).toEqual(steps);
  });
});

describe('what a procedure is asked for with (drafting 3.6)', () => {
  it('is when it begins, where nothing else says so', () => {
    const prompt =
      '> Could somebody write down what the porter does when Siren-X goes off? - Ana\n\nSure: open the gate, count the staff ' +
      'and call 112.';
    expect(draftSop(prompt).document.trigger).toBe('When Siren-X goes off');
  });
});

describe('a question that is a case (drafting 3.2)', () => {
  it('keeps its answer, however short', () => {
    expect(statedSteps('Weighing in. Put the sack on the scale. Under 20? Top it up. Over? Same.').slice(1)).toEqual([
      'Under 20: Top it up',
      'Over: Same',
    ]);
  });
});

describe('draftSop names a procedure by what is a sore point (drafting 3)', () => {
  it.each([
    [
      'The trust I work for has 400 flats, and lost door keys are a sore point, so please write down the following as a procedure for the wardens.',
      'Lost Door Keys',
    ],
    ['Our van keys have been a nightmare. Please type up the following as a checklist for the drivers.', 'Van Keys'],
    [
      'We run two ferries and late bookings are a constant headache, so please write the following down.',
      'Late Bookings',
    ],
    ['Visits out of hours are a real headache here. Please put down the following as an SOP.', 'Visits Out of Hours'],
    ['The spare linen has become a bone of contention, so please write down what follows.', 'Spare Linen'],
    ['We are a small mill and wet sacks are still a big mess. Please note down the following.', 'Wet Sacks'],
  ])('%s', (wish, title) => {
    expect(draftSop(`${wish} The clerk checks the list. The mate counts heads.`).document.title).toBe(title);
  });

  it.each([
    ['Please draw up a checklist for cleaning the still.', 'Cleaning the Still'],
    ['Could you draw up a procedure for lending bikes?', 'Lending Bikes'],
    ['For our biology faculty greenhouse and potting shed we need an SOP on feeding plants.', 'Feeding Plants'],
    ['For the west wing of our training hospital we would like an SOP on issuing linen.', 'Issuing Linen'],
  ])('and by what a wish asks for, however it is put: %s', (wish, title) => {
    const text = `${wish} Rinse the pipe. Wipe the tray.`;
    expect(draftSop(text).document.title).toBe(title);
  });
});

describe('draftSop knows whom a rule behind a list means (drafting 3)', () => {
  it.each([
    ['Contact lens check 20 minutes, full test 30 and they must not drive.', /lens must not|lens check must not/iu],
    ['Gas check 5 minutes, full round 30 and they must not smoke.', /gas must not/iu],
  ])('%s', (sentence, wrong) => {
    const { safety } = draftSop(`Tests\n\nCheck the chart. ${sentence}`).document;
    expect(safety.map(({ text }) => text).filter((text) => wrong.test(text))).toEqual([]);
  });
});
