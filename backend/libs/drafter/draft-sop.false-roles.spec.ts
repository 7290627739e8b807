import { describe, expect, it } from '@jest/globals';
import { draftSop } from './draft-sop.js';
import { statedSteps } from './testing/steps-of-draft.js';

const rolesOf = (request: string): string[] => draftSop(request).document.roles.map(({ name }) => name);
const termsOf = (request: string): string[] => draftSop(request).document.definitions.map(({ term }) => term);

describe('draftSop names nobody who is none (drafting 3.4)', () => {
  it('takes a time before a colon for a time', () => {
    const steps = statedSteps(
      'Crane rental\n\n- 48h before delivery: ask the site for the access plan\n- check the ground',
    );
    expect(steps).toEqual(['48h before delivery: Ask the site for the access plan', 'Check the ground']);
  });

  it('takes an amount with its currency for no department', () => {
    const steps = statedSteps(
      'Renting boats\n\nThe clerk checks the license. The bond of 80 CHF goes in the drawer. HR books the shift.',
    );
    expect(steps).toEqual(['Check the license — Clerk', 'Put the bond of 80 CHF in the drawer', 'Book the shift — HR']);
  });

  it('takes the heading of a part for nobody', () => {
    const request =
      'Flower wholesale rules\n\n1. Storage\n1.1 Buckets must be rinsed.\n\n2. Dispatch\n2.1 Broken stems must be removed.\n2.2 The packer signs the slip.';
    expect(rolesOf(request)).toEqual(['Packer']);
  });

  it('knows a job behind another one, and a title before a name', () => {
    const request =
      'If the oven alarm sounds, call the Head Roaster. The drum stays shut until the Head Roaster says so.';
    expect(rolesOf(request).join()).not.toContain('(Roaster)');
    expect(rolesOf('Boiler check\n\n- read the gauge\n- under 1 bar: call technician Herr Keller')).toEqual([
      'Technician (Herr Keller)',
    ]);
  });

  it('lets whoever was "he" act on after a condition about somebody else', () => {
    const steps = statedSteps(
      'The porter opens the gate. He writes down the plate. If the driver has no slip he phones the yard. After that he prints a pass.',
    );
    expect(steps.join()).not.toContain('— Driver');
    expect(steps).toContain('Print a pass — Porter');
  });

  it('explains no word that is only shouted, no formula and no letters of a signature', () => {
    const request =
      'Hi Jo,\n\nHERE ARE THE VAT RULES for the dye house: check the CO2 alarm, rinse each vat, close the lids.\n\nKind regards\n\nRuth Keller MRXQT\nKeller Farben AG';
    expect(termsOf(request)).toEqual([]);
  });
});

describe('draftSop takes letters for the role that they stand for (drafting 3.4)', () => {
  const rolesOf = (request: string): string[] => draftSop(request).document.roles.map(({ name }) => name);
  it.each([
    ['Boat yard lift-out\n\n1. Dock master checks the slings.\n2. DM gives the signal.', 'DM', 'Dock master'],
    ['The clinical lead doctor signs the sheet. The CLD keeps it.', 'CLD', 'Clinical lead doctor'],
    ['Night watch officer writes the log, then the NWO locks the gate.', 'NWO', 'Night watch officer'],
    ['The appointed person ticks the list. AP signs it.', 'AP', 'Appointed person'],
  ])('%s', (request, term, name) => {
    expect(rolesOf(request)).toContain(name);
    expect(rolesOf(request)).not.toContain(term);
    expect(draftSop(request).document.definitions).toEqual([expect.objectContaining({ term, text: name })]);
  });

  it('and no words that begin so by chance', () => {
    const { definitions } = draftSop('Bring all parcels to the desk. AP pays the invoice.').document;
    expect(definitions.map(({ text }) => text)).not.toContain('All parcels');
  });

  it('gives the work to nobody whom a letter only greets', () => {
    const request = 'Dear writer, I would like an instruction for the kiln. The shelf is brushed. Load the pots.';
    expect(rolesOf(request)).not.toContain('Writer');
  });
});

describe('draftSop takes a case and whoever is told of it for two (drafting 3)', () => {
  it.each([
    ['For a water leak the tenant must first be told to close the tap.', 'A water leak the tenant'],
    ['For a late parcel the customer should be asked for the number.', 'A late parcel the customer'],
    ['For a first visit the patient must bring a letter.', 'A first visit the patient'],
    ['For a torn ticket the visitor has to show a card.', 'A torn ticket the visitor'],
    ['For a lost badge the guest must be asked for a name.', 'A lost badge the guest'],
    ['For a wet floor our cleaner must bring a sign.', 'A wet floor our cleaner'],
  ])('%s', (sentence, role) => {
    const { document } = draftSop(`Desk rounds\n\n${sentence} Check the lamp. Open the windows.`);
    const roles = document.phases.flatMap(({ steps }) => steps.map((step) => step.role));
    expect([...roles, ...document.roles.map(({ name }) => name)]).not.toContain(role);
  });

  it.each([
    ['Write this up for the night porters.', 'The night porter signs the book.', ['Night porters']],
    ['Put something together for the ward clerks.', 'The ward clerk signs the book.', ['Ward clerks']],
  ])('and names those once whom it is for and one of whom acts: %s', (wish, sentence, roles) => {
    const { document } = draftSop(`${wish} Check the doors. ${sentence} Lock the safe.`);
    expect(document.roles.map(({ name }) => name)).toEqual(roles);
  });
});
