import { describe, expect, it } from '@jest/globals';
import { draftSop } from './draft-sop.js';
import { statedSteps } from './testing/steps-of-draft.js';

const WORK = 'Rinse the filter first. Then wipe the tray.';

describe('draftSop takes the title that the request itself gives (drafting 3)', () => {
  it.each([
    [`Write an SOP called "Keys and Badges at the Mill". ${WORK}`, 'Keys and Badges at the Mill'],
    [`Please make me a checklist titled "Last One Out". ${WORK}`, 'Last One Out'],
    [`Create a procedure titled Visitors in the Boiler House. ${WORK}`, 'Visitors in the Boiler House'],
    [`We need a guide with the title “Small Hands, Big Ovens”: ${WORK}`, 'Small Hands, Big Ovens'],
    [`I'd like a work instruction named "Blade Change". ${WORK} Two pages at most.`, 'Blade Change'],
    [`Make a checklist for porters on setting the hall. Title: "Chairs by Eight". ${WORK}`, 'Chairs by Eight'],
    [`Draft a procedure for the dye kitchen. Call it "Red Before Blue". ${WORK}`, 'Red Before Blue'],
    [`An SOP named "Taking Back Crates" for stall helpers. ${WORK}`, 'Taking Back Crates'],
    [
      `Make it a friendly one-page sheet with the title "On the Ice: what each marshal does". ${WORK}`,
      'On the Ice: what each marshal does',
    ],
    [`One-page SOP please, "Broken skate calls", for the desk at our rink. ${WORK}`, 'Broken skate calls'],
    [`Short checklist called "Locking the Boathouse" for junior coaches. ${WORK}`, 'Locking the Boathouse'],
    [
      `Procedure for the stock check in our wool shop – title "Friday Wool", for shop assistants. ${WORK}`,
      'Friday Wool',
    ],
    [`Checklist for the evening till, call it "Cash Up", for cashiers. ${WORK}`, 'Cash Up'],
    [`We need a guide on lending projectors (call it "Lending Kit"). ${WORK}`, 'Lending Kit'],
    [`Please write an SOP. ${WORK} The title should be "Rounds at the Pump House".`, 'Rounds at the Pump House'],
  ])('%s', (text, title) => {
    const { document } = draftSop(text);
    expect(document.title).toBe(title);
    const steps = statedSteps(text).map((step) => step.replace(/ — .*$/u, ''));
    expect(steps).toEqual(['Rinse the filter first', 'Wipe the tray']);
    expect(document.notes.filter((note) => note.text.includes(title))).toEqual([]);
  });

  it('keeps what else the wish is about as the scope', () => {
    expect(
      draftSop(`Make a checklist for porters on setting the hall. Title: "Chairs by Eight". ${WORK}`).document.scope,
    ).toBe('For porters on setting the hall.');
  });

  it.each([
    [
      'Procedure for the stock check in our wool shop – title "Friday Wool", for shop assistants.',
      'For shop assistants. The stock check in our wool shop.',
      'Shop assistants',
    ],
    ['An SOP named "Taking Back Crates" for stall helpers, no glass.', 'For stall helpers.', 'Stall helpers'],
    ['Make an SOP called "Locking the Boathouse" for junior coaches.', 'For junior coaches.', 'Junior coaches'],
  ])('and who follows it: %s', (wish, scope, role) => {
    const { document } = draftSop(`${wish} ${WORK}`);
    expect(document.scope).toBe(scope);
    expect(document.roles.map(({ name }) => name)).toEqual([role]);
  });

  it.each([
    'Put the box called "Spares" on the shelf.',
    'Fill in the form titled "Leaving Early".',
    'If the dog is called "Rex", use the long lead.',
  ])('but no name of a thing: %s', (sentence) => {
    expect(draftSop(`Feeding the kennels\n\n${sentence} ${WORK}`).document.title).toBe('Feeding the Kennels');
  });
});

describe('draftSop takes a wish about the text for no work (drafting 3)', () => {
  it.each([
    'One page, please.',
    'No more than two pages.',
    'Friendly tone, short lines, no paragraphs.',
    'Big print, plain language.',
    'Use bullet points.',
    'The readers are mainly seasonal workers.',
    'No jargon, no long sentences.',
    'Two sides of A4 at most, in simple English.',
    'Put a "who to ring" box at the top.',
    'Warm tone, plain words, and put a small summary box at the end if you can.',
    'Short sentences please, and add a contact list at the bottom.',
    'Please bullet points only, no long sentences, and leave space for a signature at the bottom.',
    'Plain language, one page, and include a small diagram if possible.',
    'Keep the sentences short and leave room for initials next to each step.',
    'Leave some space for initials and a date at the end.',
    'Add a short introduction at the beginning.',
    "Don't mention deliveries, that's another sheet.",
    'Leave out the night shift, they have their own SOP.',
  ])('%s', (wish) => {
    const text = `Cleaning the juice press\n\n${WORK} ${wish}`;
    const { document } = draftSop(text);
    expect([document.title, statedSteps(text)]).toEqual([
      'Cleaning the Juice Press',
      ['Rinse the filter first', 'Wipe the tray'],
    ]);
    expect(document.safety.filter(({ src }) => src !== 'suggested')).toEqual([]);
    expect(document.notes.map((note) => note.text)).toEqual([wish.replace(/\.$/u, '')]);
  });

  it('also behind the wish for the text itself', () => {
    const text = `I need a procedure for the juice press, large print, plain language, audience is mostly students. ${WORK}`;
    expect(draftSop(text).document.title).toBe('Juice Press');
    expect(statedSteps(text)).toEqual(['Rinse the filter first', 'Wipe the tray']);
  });

  it.each([
    'Tie the short lines to the post.',
    'Print the labels.',
    'Put a chalk line at the top of the tank.',
    'Put a warning lamp at the end of the queue.',
    'Leave room for the forklift at the gate.',
    "Don't mention the price to the other guests.",
    'Leave out the wet towels.',
    'Two sides of bacon go in the smoker.',
  ])('but leaves work what it is: %s', (sentence) => {
    const { document } = draftSop(`Cleaning the juice press\n\n${WORK} ${sentence}`);
    const rules = document.safety.filter(({ src }) => src !== 'suggested').map(({ text }) => text);
    expect([...statedSteps(`Cleaning the juice press\n\n${WORK} ${sentence}`), ...rules]).toHaveLength(3);
  });
});
