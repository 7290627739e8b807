import { describe, expect, it } from '@jest/globals';
import { draftSop } from './draft-sop.js';
import { statedSteps } from './testing/steps-of-draft.js';

const WORK = 'The clerk scans the tag. He checks the blade.';
const STEPS = ['Scan the tag — Clerk', 'Check the blade — Clerk'];
const rulesOf = (text: string) => draftSop(text).document.safety.filter(({ src }) => src === 'prompt');

describe('draftSop takes what is said of the text for no work (drafting 3.6)', () => {
  it.each([
    'Warm tone, at most 12 points.',
    'Brief and friendly wording.',
    'Short but polite language.',
    'Please use numbered steps and headings, no pictures.',
    "Don't include legal background.",
    'Do not add any theory, please.',
    'Leave out the history of the firm.',
    'No definitions section, please.',
    'Bring it up to date in your layout.',
    'Please update it to our format.',
    'The additions are marked below.',
    'What is new is at the bottom.',
    'All the rest is unchanged.',
    'We need this reworded in plain English for new staff.',
    'Discussed the parking, Mr Holm to ask the city (not for this document).',
  ])('%s', (talk) => {
    const text = `Write an SOP for blades. ${WORK} ${talk}`;
    expect(statedSteps(text)).toEqual(STEPS);
    expect(rulesOf(text)).toEqual([]);
  });

  it.each([
    [`Help me to do the SOP for boarding of trainees. ${WORK}`, 'Boarding of Trainees'],
    [`need sop 4 closing the bar asap, tiny pub 1 bar. ${WORK}`, 'Closing the Bar'],
  ])('a wish in the words of a hurry: %s', (text, title) => {
    expect(draftSop(text).document.title).toBe(title);
    expect(statedSteps(text)).toEqual(STEPS);
  });

  it.each([
    ['Audience: temps covering the gate at our depot.', 'temps covering the gate at our depot'],
    ['Target group: volunteers at our museum.', 'volunteers at our museum'],
    ['Readers: new starters in the laundry.', 'new starters in the laundry'],
  ])('who is to read it is scope: %s', (label, readers) => {
    const text = `Title: Blade Return. ${label} ${WORK}`;
    expect(draftSop(text).document.scope).toContain(readers);
    expect(statedSteps(text)).toEqual(STEPS);
  });

  it('names no phase by a wish above the work', () => {
    const { phases } = draftSop(
      'Please write this up for our night porters:\n\n1. Open the hall.\n2. Check the boiler.',
    ).document;
    expect(phases.map(({ title }) => title)).toEqual(['Carry out']);
  });

  it('but what is left out in the work stays', () => {
    expect(statedSteps('Bake a loaf. Knead the dough. Leave out the salt. Use two trays and a cloth.')).toEqual(
      expect.arrayContaining(['Leave out the salt', 'Use two trays and a cloth']),
    );
  });
});

describe('draftSop takes what a mail says around its matter for no work (drafting 3.6)', () => {
  it.each([
    'It was great to see you last week, and thanks for the plums.',
    'Lovely talking to you on Friday.',
    "Let's talk next week about the van.",
    'We can speak on Monday about the rota.',
    'Thanks everyone, have a lovely weekend, Jo.',
    'Enjoy the snow, K.',
    'As promised my thoughts on the blades.',
  ])('%s', (talk) => {
    const { notes, title } = draftSop(`Dear Tom,\n\n${talk}\n\n${WORK}`).document;
    expect(statedSteps(`Dear Tom,\n\n${talk}\n\n${WORK}`)).toEqual(STEPS);
    expect(statedSteps(`${WORK} ${talk}`)).toEqual(STEPS);
    expect(notes).toEqual([]);
    expect(title).not.toMatch(/Tom|Blades$/u);
  });

  it('nor a greeting of a mail below another one', () => {
    const text = `Good morning,\n\nplease make a procedure from my colleague's mail.\n\n-----\nDear Tom,\n\n${WORK}`;
    expect(draftSop(text).document.title).toBe('Scanning the Tag');
    expect(statedSteps(text)).toEqual(STEPS);
  });

  it('but a talk that belongs to the work stays', () => {
    expect(statedSteps('The clerk checks the list. Then we discuss each case with the nurse.').join()).toContain(
      'iscuss each case',
    );
  });
});

describe('draftSop takes how a firm is and how things come in for no work (drafting 3.6)', () => {
  it.each([
    'Bike hire stall, 2 helpers weekends.',
    'Corner cafe 12 seats.',
    'Small bistro, 2 tills.',
    'We have nursery with roses, 2 hectares, and many young helpers.',
    'We rent out tools online and our clerks judge damage too differently.',
    'Our clerks judge damage far too differently.',
    'Parcels come by courier till noon and by hand till 4.',
    'Claims arrive by post or through the portal.',
    'After the thing with the wasps at the fair we are going to do first aid properly.',
  ])('%s', (told) => {
    expect(statedSteps(`${told} ${WORK}`)).toEqual(STEPS);
    expect(JSON.stringify(draftSop(`${told} ${WORK}`).document).toLowerCase()).toContain(
      told.slice(0, 11).toLowerCase(),
    );
  });

  it('nor why there is no excuse', () => {
    expect(statedSteps(`${WORK} Clerks are paid for the check, so there is no excuse to leave it out.`)).toEqual(STEPS);
  });

  it.each([
    'Parcels come in by noon and are put on the shelf.',
    'We have two minutes to leave the hall.',
    'Cafe tables are wiped.',
    'You drive to the yard max ten an hour.',
  ])('but what is done stays: %s', (told) => {
    expect(statedSteps(`${WORK} ${told}`).length).toBeGreaterThan(STEPS.length);
  });
});

describe('draftSop sets the opening of a dictation apart from the work (drafting 3.6)', () => {
  const REST =
    'wash the blades then you dry each one and after that the covers go on then write the number on the board and put the blades in the rack and lock the rack and at the end you sweep the floor and take the bin out';
  it.each([
    [`okay so this is for milking at our goat farm for the new girl um ${REST}`, 'Milking at the Goat Farm'],
    [`voice memo for the office okay mowing at the cemetery before anyone starts ${REST}`, 'Mowing at the Cemetery'],
    [`dog walking round dictating this in the van so bear with me first you ${REST}`, 'Dog Walking Round'],
    [`right this is dictation for the lamp change at the lighthouse okay ${REST}`, 'Lamp Change at the Lighthouse'],
  ])('%s', (text, title) => {
    const { document } = draftSop(text);
    expect(document.title).toBe(title);
    expect(statedSteps(text).join(' | ')).not.toMatch(/this is|dictat|memo|girl/iu);
    expect(statedSteps(text)[0]).toMatch(/Wash the blades$/u);
  });
});
