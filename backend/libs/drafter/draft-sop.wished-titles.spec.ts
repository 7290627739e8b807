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

  it.each([
    ['hey could you do us a checklist for closing down the sauna', 'Closing Down the Sauna'],
    ['Can u do me a procedure for washing the minibus.', 'Washing the Minibus'],
    ['SOP for our analytical lab on calibrating pipettes.', 'Calibrating Pipettes for the Analytical Lab'],
    ['Instruction for the pharmacy on destroying expired drugs.', 'Destroying Expired Drugs for the Pharmacy'],
    [
      'Our village library needs a procedure for interlibrary loans which helpers will really use.',
      'Interlibrary Loans',
    ],
    ['We need a policy for sun protection that parents would understand.', 'Sun Protection'],
    ['I need the procedure of "fire on deck" for put in the mess room.', 'Fire on Deck'],
    ['I need a procedure for fire drills to hang up in the staff room.', 'Fire Drills'],
    ['The auditor wants to see our ladder procedure and ours is from 2009.', 'Ladder'],
    ['List of what we do at the Friday cash-up, please make it an SOP:', 'Friday Cash-up'],
    ['Overview of what happens at the spring clean, turn it into a checklist pls', 'Spring Clean'],
    ['1. Purpose\nTo describe how the laminator is to be used.\n2. Procedure', 'Using the Laminator'],
    ['1. Purpose\nThis document explains how boilers must be started.\n2. Procedure', 'Starting Boilers'],
    ['Our accounting office does payroll for about 60 firms and we have had two late filings.', 'Payroll'],
    ['Our observatory does catering for 30 schools.', 'Catering'],
  ])('names what is wanted, and not for whom, by whom or where it is to hang: %s', (wish, title) => {
    const { scope, ...document } = documentOf(`${wish}\n${WORK}`);
    expect([document.title, statedSteps(`${wish}\n${WORK}`).length]).toEqual([title, 2]);
  });
});
