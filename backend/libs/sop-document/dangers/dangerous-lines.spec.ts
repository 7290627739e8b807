import { describe, expect, it } from '@jest/globals';
import type { SopDocument } from '../sop-document.js';
import { buildSopDocument } from '../testing/build-sop-document.js';
import { documentWithSteps } from '../testing/document-with-steps.js';
import { dangerousLines } from './dangerous-lines.js';

const reasonsOf = (document: SopDocument) => dangerousLines(document).flatMap(({ reasons }) => reasons);

describe('dangerousLines', () => {
  it.each([
    ['Mix the bleach with ammonia', 'chemicals'],
    ['Clean the drain: pour bleach and vinegar together', 'chemicals'],
    ['Work without gloves', 'protection'],
    ['Bypass the interlock of the press', 'safeguards'],
    ['Remove the guard of the saw', 'safeguards'],
    ['Backdate the inspection records', 'fraud'],
  ])('finds %j', (text, reason) => {
    expect(reasonsOf(documentWithSteps([text]))).toEqual([reason]);
  });

  it.each(['No gloves near the chain', 'Sleeves rolled up, no gloves, no rings'])(
    'leaves the ban alone in %j',
    (text) => {
      expect(reasonsOf(documentWithSteps([text]))).toEqual([]);
    },
  );

  it('finds gloves that are said to be needless', () => {
    expect(reasonsOf(documentWithSteps(['No gloves needed for the acid']))).toEqual(['protection']);
  });

  it('leaves a guard alone that comes off a machine that cannot start', () => {
    expect(reasonsOf(documentWithSteps(['Lock out the press', 'Remove the guard', 'Change the blade']))).toEqual([]);
  });

  it('leaves warnings alone, and finds an order among them', () => {
    const warning = { id: 'safe1', src: 'prompt' as const, level: 'danger' as const };
    const document = buildSopDocument({
      safety: [
        { ...warning, text: 'Bleach and ammonia together give off toxic gas' },
        { ...warning, id: 'safe2', text: 'Mix bleach with ammonia' },
      ],
    });
    expect(dangerousLines(document).map(({ text }) => text)).toEqual(['Mix bleach with ammonia']);
  });
});
