import { describe, expect, it } from '@jest/globals';
import { draftSop } from './draft-sop.js';

const textsOf = (request: string): string[] =>
  draftSop(request)
    .document.phases.flatMap(({ steps }) => steps)
    .filter(({ src }) => src === 'prompt')
    .map(({ text }) => text);

describe('the form of an order', () => {
  it.each([
    [
      'The guard locks the gate, calls 110 if the guest has been asleep or has a pale face, and writes a report.',
      'Call 110 if the guest has been asleep or has a pale face',
    ],
    [
      'The porter checks the lift, rings the mechanic when the cabin is warm or has dust, and notes the hour.',
      'Ring the mechanic when the cabin is warm or has dust',
    ],
  ])('begins with the verb of an order also before a case of two halves: %s', (request, step) => {
    expect(textsOf(request)).toContain(step);
  });

  it.each([
    ['If the plate is cracked, wrap it in paper, fill in a claim form and put it in the bin.', 'Put it in the bin'],
    ['If the coat is stained, brush it, fetch a hanger and hang it by the window.', 'Hang it by the window'],
    ['If the keys are wet, dry them, take two rings and put them on the board.', 'Put them on the board'],
  ])('keeps a pronoun that was said of something else before: %s', (request, step) => {
    expect(textsOf(request)).toContain(step);
  });

  it.each([
    ['Sails are looked at every week.', 'Look at sails every week'],
    ['Reports about leaks are first looked at remotely.', 'First look at reports about leaks remotely'],
    ['Small ones are done at the next service.', 'Do small ones at the next service'],
    ['Beans are stored at under 60% humidity.', 'Store beans at under 60% humidity'],
    ['The parcel is signed for on the sheet.', 'Sign for the parcel on the sheet'],
    ['The till is dealt with the same day.', 'Deal with the till the same day'],
    ['Crates are kept for under a week.', 'Keep crates for under a week'],
  ])('moves a preposition only with the verb that takes it: %s', (told, step) => {
    expect(textsOf(`Opening the weir. Check the sluice. ${told}`)).toContain(step);
  });

  it.each([
    "A parcel that looks valuable goes on the shelf and isn't priced by anybody else.",
    "The crate that came last goes to the shed and doesn't leave it.",
  ])('turns no sentence into an order whose second half tells something: %s', (told) => {
    expect(textsOf(`Opening the weir. Check the sluice. ${told}`)).toContain(told.slice(0, -1));
  });

  it('names the thing where no pronoun stood before it', () => {
    expect(textsOf('Open the crate, pull out the tray and wash it.')).toContain('Wash the tray');
  });
});
