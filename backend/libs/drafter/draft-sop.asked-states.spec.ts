import { describe, expect, it } from '@jest/globals';
import { draftSop } from './draft-sop.js';
import { statedSteps } from './testing/steps-of-draft.js';

const stepsOf = (sentences: string) => statedSteps(`Mill work\nSweep the floor. ${sentences} Oil the shaft.`);
const casesOf = (sentences: string) =>
  draftSop(`Mill work\nSweep the floor. ${sentences} Oil the shaft.`).document.exceptions.map(
    ({ when, then }) => `${when} => ${then}`,
  );

describe('draftSop takes a question and what is done then for a case (drafting 3)', () => {
  it.each([
    ['Is the hopper open? Then close the hatch.', 'If the hopper is open: Close the hatch'],
    ['Is the visitor a courier? If so, show him the ramp.', 'If the visitor is a courier: Show him the ramp'],
    ['Are the sacks dry? If yes, stack them.', 'If the sacks are dry: Stack them'],
    ['Is it windy? Then lower the awning.', 'If it is windy: Lower the awning'],
    ['Has the truck left? Then lock the yard.', 'If the truck has left: Lock the yard'],
  ])('%s', (sentences, step) => {
    expect(stepsOf(sentences)).toContain(step);
  });

  it('also where it is not so, and where both are told', () => {
    expect(casesOf('Is the side gate locked? If not, call the guard.')).toEqual([
      'The side gate is not locked => Call the guard',
    ]);
    const both = 'Is everything dry? Then start the mill. If not, wait for the miller.';
    expect(stepsOf(both)).toContain('If everything is dry: Start the mill');
    expect(casesOf(both)).toEqual(['Everything is not dry => Wait for the miller']);
  });

  it.each(['Is grain in bin four ours?', 'Is the door to the cellar locked?'])(
    'invents no statement where the end of what is asked about is not certain: %s',
    (question) => {
      const told = JSON.stringify(draftSop(`Mill work\n${question} If so, tag it.`).document);
      expect(told).toContain(question);
      expect(told).not.toMatch(/(?:grain|door) is/u);
    },
  );

  it('leaves a question alone that is followed by something else', () => {
    expect(stepsOf('Is the hopper open? Close the hatch.')).toContain('Close the hatch');
  });
});

describe('draftSop says nothing of others that is said of some (drafting 3)', () => {
  it.each([
    ['For sacks above 30 kg, use the hoist; smaller ones go by hand.', 'Smaller ones go by hand'],
    ['If the belt is in stock, fit it; others are ordered.', 'Order others'],
  ])('%s', (sentence, step) => {
    expect(stepsOf(sentence)).toContain(step);
  });

  it('but goes on in the same case with the same thing', () => {
    expect(stepsOf('For sacks above 30 kg, use the hoist; tie them first.')).toContain(
      'For sacks above 30 kg: Tie them first',
    );
  });
});

describe('draftSop reads who does it behind what is done (drafting 3)', () => {
  it.each([
    ['Tell the farmer by text, this is done by the office.', 'Tell the farmer by text — Office'],
    ['Print the labels, which is done by the clerk.', 'Print the labels — Clerk'],
  ])('%s', (sentence, step) => {
    expect(stepsOf(sentence)).toContain(step);
  });
});
