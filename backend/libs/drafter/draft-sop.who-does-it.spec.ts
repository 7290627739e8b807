import { describe, expect, it } from '@jest/globals';
import { statedSteps } from './testing/steps-of-draft.js';

const stepsOfSentence = (sentence: string): string[] =>
  statedSteps(`Receiving parcels\n\nOpen the hatch. ${sentence} Sign the slip.`).slice(1, -1);

describe('draftSop knows who does it (drafting 3.4)', () => {
  it.each([
    ['Mary stamps the forms.', 'Stamp the forms — Mary'],
    ['The forms are stamped by John.', 'Stamp the forms — John'],
    ['Rose must stamp the forms.', 'Stamp the forms — Rose'],
    ['Grace is responsible for stamping the forms.', 'Stamp the forms — Grace'],
    ["Stamping the forms is Frank's job.", 'Stamp the forms — Frank'],
    ['Have Bill stamp the forms.', 'Stamp the forms — Bill'],
    ['Grace: stamp the forms.', 'Stamp the forms — Grace'],
    ['Have the team lead stamp the forms.', 'Stamp the forms — Team lead'],
    ['Have every courier stamp the forms.', 'Stamp the forms — Courier'],
    ['Have whoever is on shift stamp the forms.', 'Stamp the forms — Whoever is on shift'],
    ['Whoever is on shift is responsible for stamping the forms.', 'Stamp the forms — Whoever is on shift'],
    ["After that it's the courier who stamps the forms.", 'Stamp the forms — Courier'],
    ['The team lead: stamp the forms.', 'Stamp the forms — Team lead'],
    ['The team lead – stamp the forms.', 'Stamp the forms — Team lead'],
    ['Our dispatcher - stamp the forms.', 'Stamp the forms — Dispatcher'],
  ])('%s', (sentence, step) => {
    expect(stepsOfSentence(sentence)).toEqual([step]);
  });

  it('goes for what is done something with afterwards', () => {
    expect(stepsOfSentence('The courier gets the forms and hands them to the clerk.')[0]).toBe(
      'Get the forms — Courier',
    );
  });

  it.each(['Mason jars are filled.', 'Customer – sign the slip in blue.', 'Rose bushes are cut back.'])(
    'and takes nothing else for somebody: %s',
    (sentence) => {
      expect(stepsOfSentence(sentence).join()).not.toMatch(/— (?:Mason|Customer|Rose)/u);
    },
  );
});
