import { describe, expect, it } from '@jest/globals';
import { draftSop } from './draft-sop.js';
import { statedSteps } from './testing/steps-of-draft.js';

/** The steps that a sentence gives between two others. */
const told = (sentence: string): string[] =>
  statedSteps(`Closing the mill. Check the sluice. ${sentence} Lock the gate.`).filter(
    (step) => !/^(?:Check the sluice|Lock the gate)/u.test(step),
  );

describe('draftSop reads what was dictated (drafting 3.2, 3.5)', () => {
  it.each([
    ['You uh grease the um the axle.', ['Grease the axle']],
    ['Sweep the uh the floor and, um, call the the warden.', ['Sweep the floor', 'Call the warden']],
    ['Fetch the sieves and rinse em well.', ['Fetch the sieves', 'Rinse the sieves well']],
    ['Wait seven no nine minutes.', ['Wait nine minutes']],
    ['Load six no eight eight red crates.', ['Load eight red crates']],
    ['Turn the wheel no wait you oil the axle first.', ['Turn the wheel', 'Oil the axle first']],
    ['And then the, uh, the hopper gets emptied.', ['Empty the hopper']],
    ['Grease it every, um, every nine hours.', ['Grease it every nine hours']],
    ['So first you, you ring the bell.', ['Ring the bell']],
    [
      'If it is darker than the, um, the ninth card, it goes in the drum.',
      ['If it is darker than the ninth card: Put it in the drum'],
    ],
    ['The hatch gets closed.', ['Close the hatch']],
    ['So you carry the, carry the trays in.', ['Carry the trays in']],
    ['Test it every four hours, no, every three hours.', ['Test it every three hours']],
    ['Soak it for nine minutes, er, no, for six minutes.', ['Soak it for six minutes']],
    [
      "If a mule limps you call the vet, and that's, yeah that's pretty much it oh and fill the trough.",
      ['If a mule limps: Call the vet', 'Fill the trough'],
    ],
  ])('%s', (sentence, steps) => {
    expect(told(sentence)).toEqual(steps);
  });

  it('cuts a run of words where the condition of the next part begins', () => {
    const text =
      "so you open the hopper and you look at the belt and it's running on six rollers if it shows less than four you stop the mill you ring the warden and then sweep the yard";
    expect(statedSteps(text)).toEqual(
      expect.arrayContaining(['If it shows less than four: Stop the mill', 'Ring the warden', 'Sweep the yard']),
    );
  });

  it('and never inside of a question that is to be asked', () => {
    const text =
      'so you ring the farmer and you ask them how long have they been waiting and how many sacks are there and then you open the hatch and then you weigh the cart on the scale';
    expect(statedSteps(text)).toContainEqual(
      expect.stringMatching(/^Ask them how long have they been waiting and how many sacks are there/u),
    );
  });
});

describe('draftSop cuts long runs of words where another sentence begins (drafting 3.2)', () => {
  it.each([
    [
      'so when a patient rings the receptionist takes the name and the date of birth and then the call goes to the triage nurse and the nurse rings back within the hour',
      [
        'When a patient rings: Take the name and the date of birth — Receptionist',
        'Send the call to the triage nurse',
        'Ring back within the hour — Nurse',
      ],
    ],
    [
      'and the next thing is the driver signs the sheet and someone else counts the pallets and locks the gate and then yeah at the end somebody sweeps the dock',
      [
        'Sign the sheet — Driver',
        'Count the pallets — Someone else',
        'Lock the gate — Someone else',
        'At the end: Sweep the dock',
      ],
    ],
    [
      'okay so the first thing you do well actually the first thing is you check the fuel gauge and then you check the oil and the belts and the lights',
      ['Check the fuel gauge', 'Check the oil and the belts and the lights'],
    ],
    [
      'and before the last coat goes on someone else looks at the edges and signs the card and you make sure the tin is shut and the lid is tight and then you go',
      [
        'Before the last coat goes on: Look at the edges — Someone else',
        'Before the last coat goes on: Sign the card — Someone else',
        'Make sure the tin is shut and the lid is tight',
        'Go',
      ],
    ],
    [
      'you get the okay from the what’s he called the harbor master and then you cast off and you radio in and only then you let go of the rope',
      ['Get the okay from the harbor master', 'Cast off', 'Radio in', 'Only then: Let go of the rope'],
    ],
    [
      'you drive to the yard max ten an hour and you look at the hoses before starting the pump you knock on the door and then the pump has to run for two minutes',
      [
        'Drive to the yard max ten an hour',
        'Look at the hoses before starting the pump',
        'Knock on the door',
        'Let the pump run for two minutes',
      ],
    ],
  ])('%s', (text, steps) => {
    expect(statedSteps(text)).toEqual(steps);
  });

  it.each([
    [
      "if it's raining you don't put up the ladder you phone the office and you write it in the diary and you go to the next house on the list",
      'It is raining',
      "If it's raining: You don't put up the ladder",
      'Phone the office',
    ],
    [
      'if the number is over fifty we never open the valve ourselves we call the engineer and then we write it in the book and we put the sign on the door',
      'The number is over fifty',
      'If the number is over fifty: We never open the valve ourselves',
      'Call the engineer',
    ],
  ])('%s: what is done instead', (text, when, ban, act) => {
    const { safety, exceptions, phases } = draftSop(text).document;
    expect(safety.map((each) => each.text)).toContain(ban);
    const steps = phases.flatMap((phase) => phase.steps.map((step) => [step.when?.replace(/^If /u, ''), step.text]));
    const cases = exceptions.map((each) => [each.when, each.then]);
    const found = [...steps, ...cases].find(([, text]) => text === act);
    expect(found?.[0]?.toLowerCase().replace("it's", 'it is')).toBe(when.toLowerCase());
  });

  it('keeps what is asked for in one line, and what is only told of a thing', () => {
    const text =
      'you go round the van and you check that the bulb is new and the lens is clean and you note the mileage and then you drive off the yard';
    expect(statedSteps(text)).toContain('Check that the bulb is new and the lens is clean');
  });
});

describe('draftSop finds where a condition ends without a sign (drafting 3.2)', () => {
  it.each([
    ['If a sack is two kilos off weight it is opened again.', ['If a sack is two kilos off weight: Open it again']],
    [
      'If it tears during loading customer gets a new sack, ours to claim.',
      ['If it tears during loading: Customer gets a new sack, ours to claim'],
    ],
    ['6am Rosa checks the weir.', ['6am: Check the weir — Rosa']],
    ['9pm take 40 g from the tin.', ['9pm: Take 40 g from the tin']],
  ])('%s', (sentence, steps) => {
    expect(told(sentence)).toEqual(steps);
  });

  it.each([
    // What "er" ends is not always somebody's job.
    ['Longer weakens the grain.', 'Longer weakens the grain'],
    ['The dubbers come off next.', 'The dubbers come off next'],
  ])('and that %s names nobody', (sentence, step) => {
    expect(told(sentence)).toEqual([step]);
  });

  it('and that a verb which ends as an activity does begins a step and no title', () => {
    expect(statedSteps('Bring the mash up to 67. Stir it twice. Ring the bell.')).toEqual([
      'Bring the mash up to 67',
      'Stir it twice',
      'Ring the bell',
    ]);
  });
});
