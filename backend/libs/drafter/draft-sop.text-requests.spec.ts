import { describe, expect, it } from '@jest/globals';
import { draftSop } from './draft-sop.js';
import { statedSteps } from './testing/steps-of-draft.js';

const rulesOf = (text: string): string[] =>
  draftSop(text).document.safety.flatMap(({ src, text: rule }) => (src === 'prompt' ? [rule] : []));
const between = (sentence: string): string => `Drying herbs\n\nHang the bunches. ${sentence} Turn them daily.`;

describe('draftSop makes no step of what is asked of the text (drafting 3.6)', () => {
  it.each([
    'Please make it simple because our summer helpers read only little English.',
    'Keep it really short so that it fits on the door.',
    'Send me please the text short and with pictures.',
    'Write please the procedure clear and in numbered points.',
    "You can reorder it as you see fit, but please don't leave anything out and don't add checks of your own.",
    'I tried to get down everything that matters; you may reword things as you like.',
    'Please do not add deadlines of your own.',
    'Typed on my phone, please tidy it up.',
    'Dictated in a hurry so please fix the spelling.',
    'It has to be brought up to date.',
    'This urgently needs rewriting.',
    "I'm doing this from the train, excuse the typos.",
    'Sorry for the rambling.',
    "Right, following Tuesday's flood I want this written down properly.",
    'After what happened I would like it all put down properly.',
  ])('%s', (sentence) => {
    expect(statedSteps(between(sentence))).toEqual(['Hang the bunches', 'Turn them daily']);
    expect(rulesOf(between(sentence))).toEqual([]);
  });

  it.each([
    ['It needs to be updated daily.', 'Update it daily'],
    ['Write this down if the rack is full.', 'Write this down'],
    ['Tidy up the bench.', 'Tidy up the bench'],
  ])('but of work: %s', (sentence, step) => {
    expect(statedSteps(between(sentence)).join('\n')).toContain(step);
  });

  it.each(["Don't leave anything out on the counter.", "Don't add anything to the tank."])(
    'and a ban of the work stays one: %s',
    (sentence) => {
      expect(rulesOf(between(sentence)).join('\n')).toContain(sentence.replace('.', ''));
    },
  );
});

describe('draftSop makes no step of what is said beside the work (drafting 3.6)', () => {
  it.each([
    'Hope everyone had a good long weekend, ours was spent at the vet so no rest for us.',
    'We hope you all enjoyed the fair, the pony certainly did.',
    'Thank you so much, lifesaver!',
    "Thanks a million, you're a star!",
    'Also could the person who keeps parking in bay 2 please stop.',
    'And can whoever keeps propping the fire door open just stop it.',
    'PS: would everybody who borrows the ladder please stop doing that.',
    'Ours is from 2009.',
    'What we have is a single page from the last owner.',
    'The version we have now is out of date.',
    'Our bakery supplies 14 cafes and we have had two complaints.',
    'My firm maintains about 40 lifts and there have been three breakdowns.',
  ])('%s', (sentence) => {
    expect(statedSteps(between(sentence))).toEqual(['Hang the bunches', 'Turn them daily']);
    expect(rulesOf(between(sentence))).toEqual([]);
  });

  it.each([
    ['Whoever is last stops the pump.', 'Stop the pump'],
    ['The baker supplies 14 cafes.', 'The baker supplies 14 cafes'],
    ['What we have left is weighed.', 'weighed'],
  ])('but of work: %s', (sentence, step) => {
    expect(statedSteps(between(sentence)).join('\n')).toContain(step);
  });
});
