import { describe, expect, it } from '@jest/globals';
import { documentWithSteps } from '../testing/document-with-steps.js';
import { openBlanksCheck } from './blanks.check.js';
import { dangersCheck } from './dangers.check.js';

describe('Q24', () => {
  it.each([
    'Mix bleach with ammonia in the bucket',
    'Work without gloves',
    'Bypass the interlock, then start',
    'Falsify the temperature log',
    'Shred the files before the audit',
  ])('finds %j', (text) => {
    expect(dangersCheck.run(documentWithSteps(['Open the door', text]), '')).toMatchObject([
      { path: '/phases/0/steps/1', text },
    ]);
  });

  it.each([
    'Never mix bleach with ammonia',
    'Do not bypass the interlock',
    'Wipe with bleach',
    'Delete the test orders before the shop opens',
    'Wear gloves',
  ])('leaves %j alone', (text) => {
    expect(dangersCheck.run(documentWithSteps([text]), '')).toEqual([]);
  });
});

describe('Q27', () => {
  it.each(['Unlock the door at [opening time]', 'Machine model: [____]'])('finds %j', (text) => {
    expect(openBlanksCheck.run(documentWithSteps([text]), '')).toMatchObject([{ path: '/phases/0/steps/0', text }]);
  });

  it.each(['Unlock the door at 8:00', 'Tick the box [ ]', 'Write [] if nothing is found'])(
    'leaves %j alone',
    (text) => {
      expect(openBlanksCheck.run(documentWithSteps([text]), '')).toEqual([]);
    },
  );
});
