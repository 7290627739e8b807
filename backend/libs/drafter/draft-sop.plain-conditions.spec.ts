import { describe, expect, it } from '@jest/globals';
import { draftSop } from './draft-sop.js';
import { statedSteps } from './testing/steps-of-draft.js';

const among = (sentence: string): string => `Receiving parcels\n\nOpen the hatch. ${sentence} Sign the slip.`;

/** What is done, and under which condition, as steps or as exceptions. */
function conditionsOf(sentence: string): string[] {
  const request = among(sentence);
  const exceptions = draftSop(request).document.exceptions.filter(({ src }) => src === 'prompt');
  const steps = statedSteps(request).filter((step) => !/^(?:Open the hatch|Sign the slip)$/u.test(step));
  return [...steps, ...exceptions.map(({ when, then }) => `${when}: ${then}`)];
}

describe('draftSop reads a condition to its end (drafting 3.2)', () => {
  it.each([
    [
      'If the crate, the strap or the lid is cracked, ring the sender.',
      [/^(?:If )?the crate or the strap or the lid is cracked: Ring the sender$/iu],
    ],
    [
      'When the tray, the belt and the scale are clean, start the belt.',
      [/belt and the scale are clean: Start the belt$/u],
    ],
    [
      'If, for whatever reason, the label is missing, ring the sender.',
      [/^(?:If )?for whatever reason the label is missing: Ring the sender$/iu],
    ],
    [
      'If, after 20 minutes, nobody has come, ring the office.',
      [/nobody has come after 20 minutes: Ring the office$/iu],
    ],
    ['Assuming the lid is closed, start the belt.', [/^Assuming the lid is closed: Start the belt$/u]],
    ['Supposing the lid is open, ring the office.', [/^(?:If )?the lid is open: Ring the office$/iu]],
    ['The moment the belt stops, ring the office.', [/^As soon as the belt stops: Ring the office$/u]],
    ['In case of a torn seal the office is called.', [/torn seal: Call the office$/u]],
  ])('%s', (sentence, expected) => {
    const found = conditionsOf(sentence);
    expect(found).toHaveLength(expected.length);
    for (const [at, one] of expected.entries()) expect(found[at]).toMatch(one);
  });

  it('holds for all that is done because of it, however late it is told', () => {
    expect(conditionsOf('Stop the belt and call the lead if a parcel leaks.')).toEqual([
      'A parcel leaks: Stop the belt; call the lead',
    ]);
  });

  it('but not for what finds it out', () => {
    expect(conditionsOf('Check the tape and renew it if it is loose.')).toEqual([
      'Check the tape',
      'Renew it if it is loose',
    ]);
  });

  it('takes two clauses for two, where the second one is no thing', () => {
    expect(conditionsOf('If the bell rings, the porter or the clerk is called.').join()).not.toContain('or the porter');
  });

  it.each(['Nightly', 'Fortnightly', 'Quarterly', 'Annually'])(
    '%s says how often, and holds for both halves',
    (time) => {
      expect(
        statedSteps(`Yard gate\n\nThe cook rinses the tray. ${time}, the porter oils the hinges and counts the keys.`),
      ).toEqual(['Rinse the tray — Cook', `${time}: Oil the hinges — Porter`, `${time}: Count the keys — Porter`]);
    },
  );
});
