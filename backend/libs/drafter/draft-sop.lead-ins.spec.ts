import { describe, expect, it } from '@jest/globals';
import { draftSop } from './draft-sop.js';
import { statedSteps } from './testing/steps-of-draft.js';

const documentOf = (text: string) => draftSop(text).document;
const WORK = 'Rinse the filter. Wipe the tray.';
const STEPS = ['Rinse the filter', 'Wipe the tray'];
const rulesOf = (text: string): string[] => documentOf(text).safety.map(({ text: rule }) => rule);
const notesOf = (text: string): string[] => documentOf(text).notes.map(({ text: note }) => note);

describe('draftSop takes what only leads in to the work for no step and no rule (drafting 3.6)', () => {
  it.each([
    'Following the trouble at the north gate I want to set down how key handovers work from 3 May',
    'After the flood we have decided to put in writing what the night crew checks',
    'What happens next depends on the weight',
    'How we answer depends on the kind of guest',
    'The deposit depends on the size of the boat',
    'Most of drivers read English but not so well, so please use simple words',
    'Half of them speak only Polish',
    'Some of our pickers understand little Spanish',
    'An order can come by phone, through the portal or as a fax',
    'A complaint may be made in person or by letter',
    'The oven is a gas model running at 240 °C for at least 8 minutes',
    'Our chiller is a two-door unit from Norway',
    'We are a peach farm near the river and we export to an auction in Lyon and to two shops in Basel',
    'Most have never seen a kiln from inside',
    'Marta pointed out that the night crew has two people',
    'Not agreed: whether to buy more racks',
    'Open point: who orders the soap',
    'Shift meeting, Thu 14 March, canteen',
    'The parents will read it too, so no long words',
    'We run a small ferry company with 18 boats',
    'We operate ski lifts in Norway and Sweden',
    'Please bring this old one up to date and put it in a proper format',
  ])('%s', (sentence) => {
    const text = `Tray rinse\n\n${sentence}. ${WORK}`;
    expect(statedSteps(text)).toEqual(STEPS);
    expect(rulesOf(text).join(' | ')).not.toContain(sentence.slice(0, 20));
    expect(notesOf(text).join(' | ')).toContain(sentence.slice(0, 20));
    expect(documentOf(text).roles).toEqual([]);
  });

  it.each([
    ['The clerk depends on the seal. Check the seal before you open the box.', 'Check the seal'],
    ['Each box must be a model with a lid. Count the boxes.', 'Count the boxes'],
    ['We run a test print every morning. Note the color.', 'test print'],
    ['A parcel can come by boat, so the porter waits at the pier.', 'pier'],
  ])('but keeps what has to be done: %s', (text, kept) => {
    expect(JSON.stringify(documentOf(text).phases)).toContain(kept);
  });

  it.each([
    'It is for the evening team, 6 people per shift, and for agency workers who may be here for the first time',
    'This is meant for our porters and the new cooks',
    'The checklist is mainly for the stewards of both halls',
  ])('takes whom it is for into the scope: %s', (sentence) => {
    const text = `Tray rinse\n\n${sentence}. ${WORK}`;
    expect(statedSteps(text).map((step) => step.replace(/ — .*$/u, ''))).toEqual(STEPS);
    expect(rulesOf(text)).toEqual([]);
    expect(documentOf(text).scope).toContain(sentence.replace(/^.*?\bfor /u, 'or '));
  });

  it.each([
    'As promised, the refund rules in one place',
    'Our loan terms in short',
    'Here is what has to be in it',
    'Below is everything that should be on the list',
    'Pls all give points today itself',
    'Kindly send your inputs by evening',
    'Good morning all',
    'Below is the mail of our head of field operations',
  ])('leaves out what is only said around the text: %s', (sentence) => {
    const text = `Tray rinse\n\n${sentence}. ${WORK}`;
    expect(statedSteps(text)).toEqual(STEPS);
    expect(notesOf(text).join()).not.toContain(sentence.slice(0, 14));
  });

  it('but takes a time of day above some lines for their heading', () => {
    const text =
      'Stable round\n\n## Morning\n- Fill the trough\n- Check the hooves\n\n## Evening\n- Close the hatch\n- Count the rugs';
    expect(documentOf(text).phases.map(({ title }) => title)).toEqual(['Morning', 'Evening']);
  });

  it('keeps a rule about those whom nobody has met', () => {
    expect(rulesOf(`Tray rinse\n\n${WORK} Buyers we have never met are always asked for a deposit.`).join()).toContain(
      'never met',
    );
  });

  it('but not for what is mentioned in a paper', () => {
    expect(statedSteps(`Tray rinse\n\n${WORK} Faults noted in the log go to the fitter.`)).toHaveLength(3);
    expect(statedSteps(`Tray rinse\n\n${WORK} Dates mentioned in a letter are entered in the diary.`)).toContain(
      'Enter dates mentioned in a letter in the diary',
    );
  });

  it.each([
    'Ruth Adler | Head of Lettings | Adler & Moss',
    'Tom Berg | Yard Manager | Port Authority of Greater Seaham | +44 1234 5678',
    'Ina Voss · Customer Care and Returns Department · Voss Lamps and Lanterns Ltd',
  ])('takes name, job and firm below the closing for a signature: %s', (card) => {
    const text = `From: Ruth\nTo: All\nSubject: Tray rinse\n\nHi all,\n\n${WORK}\n\nKind regards\nRuth\n\n${card}`;
    expect(statedSteps(text)).toEqual(STEPS);
  });
});
