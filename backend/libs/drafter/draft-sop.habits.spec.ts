import { describe, expect, it } from '@jest/globals';
import { draftSop } from './draft-sop.js';
import { statedSteps } from './testing/steps-of-draft.js';

describe('draftSop reads what people tell of their own work as it is told to others (drafting 3.2)', () => {
  it.each([
    [
      'I usually look the dose up before I call the owner so I can tell her the price.',
      ['Look the dose up before you call the owner so you can tell her the price'],
    ],
    ['I weigh the wax myself before it goes near my bench.', ['Weigh the wax yourself before it goes near your bench']],
    [
      "Once I'm done I close the vent and leave the key where I found it.",
      ["Once you're done: Close the vent", "Once you're done: Leave the key where you found it"],
    ],
    ['I always ring my agent when I find a dent.', ['Ring your agent when you find a dent']],
  ])('%s', (told, steps) => {
    expect(statedSteps(`${told} The van leaves at six.`).slice(0, steps.length)).toEqual(steps);
  });

  it('but not what somebody will do, or what they say to somebody', () => {
    const told = ['If I see mud in the tank again I will do my rota', 'I think you can do it when I am away'];
    const written = told.map((one) => JSON.stringify(draftSop(`The cook drains the tank. ${one}.`).document));
    expect(written[0]).toContain('If I see mud in the tank again');
    expect(written[1]).not.toContain('you are away');
  });
});
