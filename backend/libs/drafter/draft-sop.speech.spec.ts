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
  ])('%j', (sentence, steps) => {
    expect(told(sentence)).toEqual(steps);
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
