import { describe, expect, it } from '@jest/globals';
import { draftSop } from './draft-sop.js';
import { statedSteps } from './testing/steps-of-draft.js';

/** The steps that a sentence gives between two others. */
const told = (sentence: string): string[] =>
  statedSteps(`Closing the lab. Check the door. ${sentence} Lock the gate.`).slice(1, -1);

describe('draftSop understands how people say things (drafting 3.2)', () => {
  it.each([
    ['The ladder, put it back on the hooks.', ['Put the ladder back on the hooks']],
    ['And the sieves, you rinse them under the tap.', ['Rinse the sieves under the tap']],
    ['Last thing is the sink, wipe it down.', ['Wipe the sink down']],
    ['Look at the jar, is it full, are the labels straight.', ['Look at the jar, is it full, are the labels straight']],
    ['The office needs to know straight away, so message Rosa on the radio.', ['Message Rosa on the radio']],
    ['Keep it shut, so the heat stays in.', ['Keep it shut']],
    ['Anyone coming in signs the sheet.', ['Sign the sheet — Anyone coming in']],
    ['Rinse it for two minutes no actually three.', ['Rinse it for three minutes']],
    ['Still wet, ring Graham.', ['Still wet: Ring Graham']],
    ['Crates loaded rev. drop order.', ['Crates loaded rev. drop order']],
    ["Quick one on the winches so I don't forget. Grease the drum.", ['Grease the drum']],
    ["Here's what I do with the skis every evening, feel free to improve it. Wax them.", ['Wax them']],
    ['See you Saturday.', []],
    ['Hope you all had a great weekend!', []],
    ['We keep getting wet boxes that nobody reported.', []],
    [
      'The fitter takes a picture before and after and sends it to the office.',
      ['Take a picture before and after — Fitter', 'Send the picture to the office — Fitter'],
    ],
    [
      'The clerk closes the case once the buyer has paid and mails the receipt to the buyer.',
      ['Close the case once the buyer has paid — Clerk', 'Mail the receipt to the buyer — Clerk'],
    ],
    [
      'The clerk checks that the total matches the receipt and signs the slip.',
      ['Check that the total matches the receipt — Clerk', 'Sign the slip — Clerk'],
    ],
    [
      'The new guests have a 20 min meet and greet in the lobby.',
      ['The new guests have a 20 min meet and greet in the lobby — New guests'],
    ],
    ['Send the form the same day, no later than 4 pm.', ['Send the form the same day, no later than 4 pm']],
    [
      'The clerk grades the coats A, B or C. Put the coats on the rail.',
      ['Grade the coats A, B or C — Clerk', 'Put the coats on the rail'],
    ],
    [
      'Torn sheets go to the back room and get a blue tag.',
      ['Take torn sheets to the back room', 'Give the torn sheets a blue tag'],
    ],
    ['Return it to the maker, provided it is still sealed.', ['Return it to the maker, provided it is still sealed']],
    ['Cards are kept in the drawer and only leads have the key.', ['Keep cards in the drawer']],
    ['Still wet? Call me or Jo.', ['Still wet: Call me or Jo']],
    ['I want the fitters to note the pressure.', ['Note the pressure — Fitters']],
    [
      'The buyer checks that all contracts are valid and blocks vendors whose contract has expired.',
      ['Check that all contracts are valid — Buyer', 'Block vendors whose contract has expired — Buyer'],
    ],
    ['Start of shift both drivers count the keys.', ['Start of shift: Count the keys — Drivers']],
    [
      'Before the start, make sure the belt is tight and the lid is closed.',
      ['Before the start: Make sure the belt is tight and the lid is closed'],
    ],
    [
      'When the tank cools below -20 degrees, open the valve and ring the bell.',
      ['When the tank cools below -20 degrees: Open the valve', 'When the tank cools below -20 degrees: Ring the bell'],
    ],
    ['Have a second driver read the sheet.', ['Have a second driver read the sheet']],
    ["You'll find the rope in the shed.", []],
    ['Fill the jug up to the line and no further.', ['Fill the jug up to the line and no further']],
    [
      'Read the meter twice a day, at 8 am and at 4 pm, and note it.',
      ['Read the meter twice a day, at 8 am and at 4 pm', 'Note it'],
    ],
    ['Have the form signed by both owners.', ['Have the form signed by both owners']],
    ['Have the keys ready.', ['Have the keys ready']],
    ['When it beeps first push the lever.', ['When it beeps: Push the lever']],
    ['First the fan runs for two minutes.', ['Let the fan run for two minutes']],
    ['Guys how do I close the valve properly. Turn it slowly.', ['Turn it slowly']],
    ['So session day. Tidy the bench.', ['Tidy the bench']],
    ['At five to four I go round with the bell.', ['At five to four: Go round with the bell']],
    ['In the app open the booking, hit cancel.', ['In the app open the booking, hit cancel']],
    [
      'Everyone signs in, gets a sticker and does their hands.',
      ['Sign in, get a sticker — Everyone', 'Do their hands — Everyone'],
    ],
    ['Somebody lets him in and signs.', ['Let him in and sign']],
    ['One person on the rope, one in the boat.', ['One person on the rope, one in the boat']],
    ['Write down hem, bust and strap in the book in cm.', ['Write down hem, bust and strap in the book in cm']],
    [
      'Tins that are damaged or open stand in the grey cage and are counted separately.',
      ['Tins that are damaged or open stand in the grey cage and are counted separately'],
    ],
    ["Every bay gets a sticker once it's been counted.", ["Give every bay a sticker once it's been counted"]],
    [
      'Backwash the filter. Only mondays. Rinse the strainer.',
      ['Only mondays: Backwash the filter', 'Rinse the strainer'],
    ],
    ["Put it in the sale box. Only if it's not clearance.", ["Only if it's not clearance: Put it in the sale box"]],
    ['Glaze drips >2cm charged to the student.', ['Glaze drips >2cm charged to the student']],
  ])('%j', (sentence, steps) => {
    expect(told(sentence)).toEqual(steps);
  });

  it('ends a sentence after "max." where another one begins', () => {
    expect(told('Two friends max. The dress is carried by us.')).toContain('Carry the dress');
  });

  it('answers a question of a chat about one thing with when it holds', () => {
    const chat = [
      'Mel: what order?',
      'Dave: rinse the strainer',
      'Mel: backwash?',
      'Dave: only mondays. Turn the valve',
    ];
    expect(statedSteps(chat.join('\n'))).toContain('Only mondays: Turn the valve');
  });

  it('takes what both of two must be for what the step has to find', () => {
    const { phases } = draftSop(
      'Fridge round. Read the display and the thermometer, both must be between 2 and 6. Shut the door.',
    ).document;
    expect(phases[0]?.steps[0]).toMatchObject({
      text: 'Read the display and the thermometer',
      expected: 'between 2 and 6',
    });
  });
});
