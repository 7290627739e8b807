import { describe, expect, it } from '@jest/globals';
import { stepsOf } from '../sop-document/index.js';
import { draftSop } from './draft-sop.js';
import { statedSteps } from './testing/steps-of-draft.js';

const WORK = 'The clerk scans the tag. He checks the blade.';
const STEPS = ['Scan the tag', 'Check the blade'];

function statedIn(document: Parameters<typeof stepsOf>[0]): string[] {
  return stepsOf(document)
    .filter(({ src }) => src === 'prompt')
    .map(({ text }) => text);
}

describe('draftSop leaves out what people say around the work (drafting 3.6)', () => {
  it.each([
    'hope the trip was great and the dog behaved!',
    'I hope everything went well with the roof.',
    'Good day.',
    'Thanks Graham, and congratulations on the baby!',
    'Draft below, please format it properly:',
    'I explain here the process:',
  ])('before it: %s', (talk) => {
    const { document } = draftSop(`Hi Marek,\n\n${talk}\n\n${WORK}\n\nCheers\nVera`);
    expect(statedIn(document)).toEqual(STEPS);
    expect(document.phases).toHaveLength(1);
    expect(document.notes).toEqual([]);
  });

  it.each(['Can you have it ready by Monday?', 'Coffee is on me.', 'Any comments by Weds.', 'Kindly assist.'])(
    'behind it: %s',
    (talk) => {
      const { document } = draftSop(`Hi Marek,\n\n${WORK}\n\n${talk}\n\nCheers\nVera`);
      expect(statedIn(document)).toEqual(STEPS);
      expect(document.notes).toEqual([]);
    },
  );

  it('in a postscript', () => {
    const { document } = draftSop(`Hi Marek,\n\n${WORK}\n\nxx\nBex\n\nps did u find ur scarf lol`);
    expect(statedIn(document)).toEqual(STEPS);
  });

  it.each([
    ["We're a village cinema with about 90 seats. ", "We're a village cinema with about 90 seats"],
    ['I coordinate the evening courses at an adult school. ', 'I coordinate the evening courses at an adult school'],
  ])('and keeps who writes as a note: %s', (told, note) => {
    const { document } = draftSop(`${told}${WORK}`);
    expect(statedIn(document)).toEqual(STEPS);
    expect(document.notes).toMatchObject([{ text: note }]);
  });

  it('but no work that begins in the same way', () => {
    const { document } = draftSop(
      'I check the strings first and write it in the book. I manage the queue at the gate.',
    );
    expect(statedIn(document)).toEqual([
      'Check the strings first',
      'Write it in the book',
      'Manage the queue at the gate',
    ]);
  });
});

describe('draftSop takes a wish about the text for no work (drafting 3.6)', () => {
  it.each([
    ["The caretaker opens the hall. He turns on the heating.\n\nPlease don't make it sound too stiff!", 2],
    [
      '4.1 The miller shall check the stones.\n4.2 The miller shall sweep the floor.\n\nPlease rewrite as a numbered list with who does what.',
      2,
    ],
    [
      'Need this typed up nicely for the stables, for new grooms:\n\n1. Muck out.\n2. Fill the water.\n3. Sweep the yard.',
      3,
    ],
  ])('%s', (request, count) => {
    expect(statedSteps(request)).toHaveLength(count);
    expect(draftSop(request).document.safety.filter(({ src }) => src === 'prompt')).toEqual([]);
  });
});
