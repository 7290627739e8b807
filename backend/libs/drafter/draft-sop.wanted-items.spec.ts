import { describe, expect, it } from '@jest/globals';
import { draftSop } from './draft-sop.js';
import { phasesOf, statedSteps } from './testing/steps-of-draft.js';

const documentOf = (text: string) => draftSop(text).document;
const notesOf = (text: string): string[] => documentOf(text).notes.map(({ text: note }) => note);

describe('draftSop takes only those items of minutes that are wanted as a procedure (drafting 2)', () => {
  const minutes = (wish: string, list = '3. Opening the water tap. Long debate. Agreed:'): string =>
    [
      'Minutes of the allotment committee, 3 May',
      'Present: Olga, Ferdi, Sam',
      '',
      '1. Welcome. Coffee by Ferdi.',
      '2. Gate lock is still broken. Sam rings the smith.',
      list,
      ' - the tap is opened on 1 April by the water warden',
      ' - check every joint for drips',
      ' - write the meter reading in the blue book',
      '4. Any other business – none.',
      '',
      wish,
    ].join('\n');

  it.each([
    'Olga wants item 3 written up as a procedure please.',
    'Could you turn point 3 into an SOP?',
    'Ferdi asked for item 3 to be typed up as a checklist we can hang in the shed.',
    'We need a procedure for item 3.',
    'Please make a checklist out of point 3.',
    'Sam to have item no. 3 put into a short instruction',
  ])('%s', (wish) => {
    const { title } = documentOf(minutes(wish));
    expect(title).toBe('Opening the Water Tap');
    expect(statedSteps(minutes(wish))).toEqual([
      'Open the tap on 1 April — Water warden',
      'Check every joint for drips',
      'Write the meter reading in the blue book',
    ]);
    for (const note of [
      'Welcome. Coffee by Ferdi',
      'Gate lock is still broken',
      'Any other business',
      'Long debate',
      wish,
    ])
      expect(notesOf(minutes(wish)).join('\n')).toContain(note.replace(/[.?]$/u, ''));
  });

  it('as parts where several are wanted', () => {
    const text =
      'Staff meeting 12/9\n1) Rota for October done\n2) Returning coats: coats go in the grey bag. The bag is tied with a blue tag.\n3) Coat spills: take the coat off at once. Rinse the spot.\n4) Party\n\nCould you turn points 2 and 3 into an SOP?';
    expect(statedSteps(text)).toEqual([
      'Put coats in the grey bag',
      'Tie the bag with a blue tag',
      'Take the coat off at once',
      'Rinse the spot',
    ]);
    expect(phasesOf(text)).toContain('Coat spills');
    expect(notesOf(text)).toEqual(expect.arrayContaining(['Rota for October done', 'Party']));
  });

  it.each([
    '1. Check the oil\n2. Ask the users of section 4 for the key\n3. Close the lid',
    '1. Check the oil\n2. Close the lid\n\nPlease turn points 1 and 2 into an SOP.',
    '1. Check the oil\n2. Close the lid\n\nPlease turn item 7 into an SOP.',
  ])('but all of any other list: %j', (text) => {
    expect(statedSteps(text)).toEqual(expect.arrayContaining(['Check the oil', 'Close the lid']));
  });
});
