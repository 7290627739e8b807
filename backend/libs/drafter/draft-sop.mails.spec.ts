import { describe, expect, it } from '@jest/globals';
import { draftSop } from './draft-sop.js';
import { statedSteps } from './testing/steps-of-draft.js';

const documentOf = (request: string) => draftSop(request).document;
const notesOf = (request: string): string[] => documentOf(request).notes.map(({ text }) => text);

describe('draftSop leaves out what frames a mail (drafting 3.6)', () => {
  it('drops a name with kisses and an offer to explain the text', () => {
    const request = `Hi Lorna!

How to store the tents. Brush the tents dry first. Hang them for 2 days before folding.

Give me a shout if anything's unclear!
Bex xx`;
    expect(statedSteps(request)).toEqual(['Brush the tents dry first', 'Hang them for 2 days before folding']);
    expect(notesOf(request)).toEqual([]);
    expect(documentOf(request).exceptions.filter(({ src }) => src === 'prompt')).toEqual([]);
  });

  it('drops a sign-off of any language above a name, and the company below it', () => {
    const request = `Subject: Fwd: kayak hire

Hi Jo,

When a kayak comes back, rinse the hull. Hang the vests.

Slán,
Niamh
Harbour Paddles Ltd

> how do we do returns?`;
    expect(statedSteps(request)).toEqual(['When a kayak comes back: Rinse the hull', 'Hang the vests']);
    expect(notesOf(request)).toEqual([]);
    expect(statedSteps('Hi both\n\nRinse the tank. Wipe the seal.\n\nKia ora\nMoana x')).toEqual([
      'Rinse the tank',
      'Wipe the seal',
    ]);
  });

  it('drops what says that something is passed on, and nothing that has to be found or sent', () => {
    const request = `Hello all,

Please see below from the landlord, sending this on so we have it in the folder.

---------- Forwarded message ----------
From: Estates Team
> Our inspector found no method for the sprinklers.

So this is how: Open the test valve. Find the key below the mat. Send this to the depot by noon.

Regards,
Pete`;
    expect(statedSteps(request)).toEqual([
      'Open the test valve',
      'Find the key below the mat',
      'Send this to the depot by noon',
    ]);
    expect(notesOf(request)).toEqual([]);
  });
});

describe('draftSop knows a closing line by its place (drafting 3.6)', () => {
  it.each([
    [
      "Dear Nadia,\n\nThe verger fills the font with warm water.\n\nWith warm greetings and God's peace,\nMartin Oakes\nVerger, St Anne's",
      ['Fill the font with warm water — Verger'],
    ],
    [
      'Good morning,\n\nThe clerk locks the stamp drawer at five. The clerk counts the stamps in the morning.\n\nYours in haste and gratitude,\nIda Brandt\nPost office, Marl\n01234 567',
      ['Lock the stamp drawer at five — Clerk', 'Count the stamps in the morning — Clerk'],
    ],
    [
      'Hello all,\n\nThe ringer oils the bell on Friday.\n\nWarmly and with a wave,\nTom Beck',
      ['Oil the bell on Friday — Ringer'],
    ],
  ])('%s', (request, steps) => {
    expect(statedSteps(request)).toEqual(steps);
  });

  it('but not an order before more work', () => {
    const request = 'Dear all,\n\nThe porter rings the gong.\n\nAfter that, in the hall,\nput out the chairs.';
    expect(statedSteps(request).join('; ')).toContain('chairs');
  });
});
