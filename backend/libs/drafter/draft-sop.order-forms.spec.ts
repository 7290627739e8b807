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

  it('names the thing where no pronoun stood before it', () => {
    expect(textsOf('Open the crate, pull out the tray and wash it.')).toContain('Wash the tray');
  });
});
