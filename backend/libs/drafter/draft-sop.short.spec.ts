import { describe, expect, it } from '@jest/globals';
import { draftSop } from './draft-sop.js';
import { isCommonNoun, isPersonNoun, singularOf } from './english/lexicon/words.js';
import { statedSteps } from './testing/steps-of-draft.js';

const documentOf = (request: string) => draftSop(request).document;
const titleOf = (request: string): string => documentOf(request).title;
const exceptionsOf = (request: string): string[] =>
  documentOf(request).exceptions.flatMap((one) => (one.src === 'prompt' ? [`${one.when} -> ${one.then}`] : []));
/** "Who: step" */
const workOf = (request: string): string[] =>
  documentOf(request).phases.flatMap(({ steps }) =>
    steps.flatMap(({ role, text, src }) => (src === 'prompt' ? [role ? `${role}: ${text}` : text] : [])),
  );

describe('the lexicon knows plurals (drafting 3)', () => {
  it.each([
    ['nurses', 'nurse'],
    ['houses', 'house'],
    ['doses', 'dose'],
    ['databases', 'database'],
    ['glasses', 'glass'],
    ['buses', 'bus'],
    ['boxes', 'box'],
    ['sizes', 'size'],
    ['caches', 'cache'],
    ['watches', 'watch'],
    ['shelves', 'shelf'],
    ['knives', 'knife'],
    ['gloves', 'glove'],
    ['valves', 'valve'],
    ['bodies', 'body'],
    ['status', 'status'],
  ])('%s: %s', (many, one) => {
    expect(singularOf(many)).toBe(one);
  });

  it('of people and things', () => {
    expect([isPersonNoun('nurses'), isCommonNoun('houses'), isCommonNoun('shelves')]).toEqual([true, true, true]);
  });
});

describe('draftSop reads what is said in short (drafting 3)', () => {
  it.each([
    ["When the pump's dry you refill it. Close the hatch.", 'When the pump is dry: Refill it'],
    ["When the guest's old key fails cut a new one. Close the hatch.", "When the guest's old key fails: Cut a new one"],
    ['You gotta rinse the filter. Close the hatch.', 'Rinse the filter'],
    ['Third complaint: block the account. Fourth: end the contract.', 'In case of fourth complaint: End the contract'],
    ['Weigh the bag. Moisture over 18%: dry the grain again.', 'In case of moisture over 18%: Dry the grain again'],
    ['green = load it, amber = ask the foreman, red = leave it on the dock', 'If amber: Ask the foreman'],
    ['Look at the lamp. Blue: restart the mixer.', 'If blue: Restart the mixer'],
    ['The crane stops. Scalds: hold it under cold water.', 'In case of scalds: Hold it under cold water'],
    ['Open the hatch. Weekly: check the level.', 'Weekly: Check the level'],
    ['Ear plugs in before starting; horn = leave the hall.', 'In case of horn: Leave the hall'],
    ['If you borrow one fill in the blue form. Close the hatch.', 'If you borrow one: Fill in the blue form'],
    ['weigh the bag. it must hold less than 14%. then sew it up.', 'Sew it up'],
    ['Correct order: unplug it, wipe the blade.', 'Unplug it'],
    ['Ring the foreman, who may stop the crane. Go home.', 'Ring the foreman, who may stop the crane'],
  ])('%j', (request, step) => {
    expect(statedSteps(`Mill\n${request}`)).toContain(step);
  });

  it.each([
    ['The oil must be clear, if not change it.', 'The oil is not clear -> Change it'],
    ['The pressure should be 6 bar, refill the tank if not.', 'The pressure is not 6 bar -> Refill the tank'],
    [
      "If the engine won't start after 4 attempts wait 10 minutes.",
      "The engine won't start after 4 attempts -> Wait 10 minutes",
    ],
  ])('%j', (request, exception) => {
    expect(exceptionsOf(`Mill\nOpen the hatch. ${request}`)).toEqual([exception]);
  });

  it('names nobody as told who acts', () => {
    const [exception] = documentOf(
      'Mill\nThe miller weighs the bag. If the bag is too light, he lets Carol know.',
    ).exceptions;
    expect(exception?.escalate_to).toBe('Carol');
  });
});

describe('draftSop knows who works (drafting 3)', () => {
  it.each([
    ['The bins are emptied by registered nurses.', ['Registered nurses: Empty the bins']],
    ['Every driver who enters the yard shows the pass.', ['Driver who enters the yard: Show the pass']],
    [
      'The porter checks that the windows are shut and locks the back door.',
      ['Porter: Check that the windows are shut', 'Porter: Lock the back door'],
    ],
    ['The technician files the reports the day they arrive.', ['Technician: File the reports the day they arrive']],
    [
      'Two keys are cut, one goes to the tenant and the other in the safe.',
      ['Cut two keys', 'One goes to the tenant and the other in the safe'],
    ],
  ])('%j', (sentence, work) => {
    expect(workOf(`Yard\n${sentence} Wipe the desk.`)).toEqual([...work, expect.stringContaining('Wipe the desk')]);
  });

  it.each([
    ['When lorry is coming the gate man check the papers.', ['Gate man: Check the papers']],
    ['The lab technician make ash test.', ['Lab technician: Make ash test']],
    ['The shift lead counts the float.', ['Shift lead: Count the float']],
  ])('from whom English is not the first language: %j', (sentence, work) => {
    expect(workOf(`Yard\n${sentence} Wipe the desk.`)).toEqual([...work, expect.stringContaining('Wipe the desk')]);
  });

  it('in speech without stops', () => {
    const spoken =
      'so the foreman walks round the yard and checks that the hook is up um all the pumps get switched off except the small one anything that could blow away goes in the shed then he takes a photo of the gate';
    expect(workOf(spoken)).toEqual([
      'Foreman: Walk round the yard',
      'Foreman: Check that the hook is up',
      'Foreman: Switch off all the pumps except the small one',
      expect.stringMatching(/nything that could blow away/u),
      'Foreman: Take a photo of the gate',
    ]);
  });

  it('in a letter of two who divide the work', () => {
    const letter =
      'Dear Maria,\nI print the labels. You check the addresses. Then I book the courier.\nKind regards, Ben';
    expect(workOf(letter)).toEqual(['Ben: Print the labels', 'Maria: Check the addresses', 'Ben: Book the courier']);
  });

  it('but "you" is whoever follows it where nobody else works', () => {
    expect(workOf('Dear Maria,\nYou print the labels. You check the addresses.\nKind regards, Ben')).toEqual([
      'Print the labels',
      'Check the addresses',
    ]);
  });

  it('when the title alone names somebody', () => {
    expect(workOf('How do I train a new cashier? They watch two shifts. They sign the cash rules.')).toEqual([
      'New cashier: Watch two shifts',
      'New cashier: Sign the cash rules',
    ]);
  });

  it('and takes no company in brackets for somebody', () => {
    expect(workOf('Yearly count (timber retailer)\n1. Close the gate.\n2. Count the planks.')).toEqual([
      'Close the gate',
      'Count the planks',
    ]);
  });
});

describe('draftSop finds the title (drafting 3)', () => {
  it.each([
    ['From Tuesday new rules for locker keys. Hand them in at the desk.', 'Locker Keys'],
    [
      "Kim: what's our rule when a kid loses a shoe?\nRaj: look in the hall\nKim: and then?\nRaj: call home",
      'What to Do When a Kid Loses a Shoe',
    ],
    ['Bike store – staff guide\n- Scan the card.\n- Hand out the lock.', 'Bike Store'],
    [
      'Wie wir Schlüssel ausgeben: Wer einen Schlüssel braucht, trägt sich in die Liste ein. Danach wird er gezeigt.',
      'Schlüssel ausgeben',
    ],
    ['IMPORTANT: cleaning the slicer. Unplug it. Wipe the blade.', 'Cleaning the Slicer'],
    ['How we brew tea: fill the kettle, warm the pot.', 'Brewing Tea'],
    ['For the boat shed: count the oars, close the doors.', 'Boat Shed'],
    ['What should we do with a torn sail? Take it down. Ring the sailmaker.', 'Torn Sail'],
    ['The gate is opened by the guard. Then the guard raises the flag.', 'Opening the Gate'],
    ['Policy: Use of the boat\n\nBooking\nBook it a day ahead.', 'Use of the Boat'],
    ['Wine cellar – humidity inspection\nRead the dial. Write it on the sheet.', 'Wine Cellar: Humidity Inspection'],
    [
      'Two guests fell last month on the wet stairs near the pool so we need a cleaning routine for the stairs. Mop them.',
      'Cleaning Routine for the Stairs',
    ],
    [
      'The sales clerk rings the sales lead. The sales lead opens the ticket. The ticket is closed by the clerk.',
      'Ringing the Sales Lead',
    ],
  ])('%j', (request, title) => {
    expect(titleOf(request)).toBe(title);
  });
});
