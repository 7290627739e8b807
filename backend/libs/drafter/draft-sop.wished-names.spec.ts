import { describe, expect, it } from '@jest/globals';
import { draftSop } from './draft-sop.js';
import { statedSteps } from './testing/steps-of-draft.js';

const WORK = 'Rinse the filter first. Then wipe the tray.';
const STEPS = ['Rinse the filter first', 'Wipe the tray'];
const titleOf = (text: string): string => draftSop(text).document.title;

describe('draftSop names a procedure by what its wish is about (drafting 3)', () => {
  it.each([
    ['Procedure needed for the paint store at our Hull yard (bays 1 to 4, two doors).', 'Paint Store at the Hull Yard'],
    ['This is for when we move a piano upstairs.', 'Moving a Piano Upstairs'],
    ['okay so this is for when you lend out a projector um so', 'Lending Out a Projector'],
    ['This is for when a guest loses a key.', 'What to Do When a Guest Loses a Key'],
    ["Can we finally agree how we're doing badges and lanyards at events?", 'Badges and Lanyards at Events'],
    ['We need to settle how we are handling spare tickets.', 'Spare Tickets'],
    ["I've talked to the porter and this is how we're doing coat checks from the spring fair onwards.", 'Coat Checks'],
    ['need sop asap for wkly reel count.', 'Wkly Reel Count'],
    ['I have small bakery and inspector say I must to have written procedure for wash the trays.', 'Washing the Trays'],
    ['I need instruction how to make polishing of the floor when the hall is empty.', 'Polishing the Floor'],
    ["I'd like an SOP for signing up a new tenant that covers the deposit side.", 'Signing Up a New Tenant'],
    ['Please draft a checklist for new hires on winding the clock.', 'Winding the Clock for New Hires'],
    ['Need a handbook-style SOP for how we do on-call.', 'On-call'],
    [
      'We keep 90 goats and the inspector was not happy with our milk records, so I need this written down.',
      'Milk Records',
    ],
    ['Right gutter repairs on the estate what I want the new ones to do.', 'Gutter Repairs on the Estate'],
    ['Wedding and funeral painter, just me and my aunt. Please write up how a frame is gilded.', 'Gilding a Frame'],
    ['servicing old looms yeah so', 'Servicing Old Looms'],
  ])('%s', (wish, title) => {
    const text = `${wish} ${WORK}`;
    expect(titleOf(text)).toBe(title);
    expect(statedSteps(text)).toEqual(STEPS);
  });

  it.each([
    ['To ensure lifting of steel beams is carried out safe.', 'Lifting of Steel Beams'],
    ['To make sure that the blasting of tanks is performed properly.', 'Blasting of Tanks'],
  ])('and by its purpose: %s', (purpose, title) => {
    expect(titleOf(`1.0 PURPOSE\n${purpose}\n\n2.0 PROCEDURE\n2.1 Check the hook.\n2.2 Lift the load.`)).toBe(title);
  });

  it.each([
    ["Re: Monday's crane thing & what we do from now on", 'Crane'],
    ['Parts cupboard - again', 'Parts Cupboard'],
    ['Fire doors (please read)', 'Fire Doors'],
  ])('and a mail by its subject: %s', (subject, title) => {
    expect(titleOf(`From: Ola\nTo: Ground crew\nSubject: ${subject}\n\nHi all,\n\n${WORK}\n\nOla`)).toBe(title);
  });

  it('keeps what a wish covers besides as the scope', () => {
    const wish = "I'd like an SOP for signing up a new tenant that covers the deposit side.";
    expect(draftSop(`${wish} ${WORK}`).document.scope).toBe('Covers the deposit side.');
  });

  it.each([
    'Voice note transcribed from Stan 09:20',
    'Voice memo from Ines, recorded on Monday',
    'Audio 3 by Bo 7:05 am',
  ])('and no text by how it came about: %s', (head) => {
    expect(statedSteps(`${head}\n\nLooms, what I want the new ones to do. ${WORK}`)).toEqual(STEPS);
  });
});
