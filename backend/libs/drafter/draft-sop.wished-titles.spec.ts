import { describe, expect, it } from '@jest/globals';
import { draftSop } from './draft-sop.js';
import { statedSteps } from './testing/steps-of-draft.js';

const documentOf = (text: string) => draftSop(text).document;
const WORK = ' Rinse the filter first. Then wipe the tray.';

describe('draftSop names a procedure by the whole of what is asked for (drafting 3.8)', () => {
  it.each([
    ['Can someone turn this into the intake procedure for rescued owls.', 'Intake Procedure for Rescued Owls'],
    ['Could somebody make this into our delivery process for glass doors?', 'Delivery Process for Glass Doors'],
    ['Write a closing checklist for market stalls please.', 'Closing Checklist for Market Stalls'],
    [
      'Good day sir, please help to make the procedure for our fruit stand in the hall, I explain how it is.',
      'Fruit Stand in the Hall',
    ],
    [
      'I am leader of small firm, 9 men, we polish floors of banks. I need instruction for my workers because clients was angry.',
      'Polishing Floors of Banks',
    ],
  ])('%s', (wish, title) => {
    expect(documentOf(`${wish}${WORK}`).title).toBe(title);
  });

  it('takes people behind "for" for the readers as before', () => {
    const { title, roles } = documentOf(`Write a closing checklist for shift leaders.${WORK}`);
    expect(title).toBe('Closing');
    expect(roles.map(({ name }) => name)).toContain('Shift leaders');
  });

  it('reads the work behind the colon of such a wish', () => {
    const text =
      'Please make this into our delivery process for glass doors: call the customer, load the van, sign the slip';
    expect(statedSteps(text)).toEqual(['Call the customer', 'Load the van', 'Sign the slip']);
  });

  it.each([
    [
      'Guys can we pls write down how we lock the shed, found it open AGAIN yesterday.',
      'Locking the Shed',
      'Found it open AGAIN yesterday',
    ],
    [
      'Please describe how we wash the aprons, somebody forgot two in the sink last week.',
      'Washing the Aprons',
      'Somebody forgot two in the sink last week',
    ],
  ])('but not by what happened, which is a note: %s', (wish, title, note) => {
    const { scope, notes, ...document } = documentOf(`${wish}${WORK}`);
    expect([document.title, scope, notes.map(({ text }) => text)]).toEqual([title, null, [note]]);
    expect(statedSteps(`${wish}${WORK}`)).toHaveLength(2);
  });

  it('does not call somebody by whose they are', () => {
    const { roles } = documentOf(`This is instruction for my porters.${WORK}`);
    expect(roles.map(({ name }) => name)).toEqual(['Porters']);
  });

  it.each(['Driver come to yard at six.', 'So, helper come to gate on Monday.'])(
    'keeps who comes in the words of the request: %s',
    (sentence) => {
      expect(statedSteps(`${sentence} Take the key.`).join(' | ')).toMatch(/(?:Driver|Helper) come to/u);
    },
  );
});
