import { describe, expect, it } from '@jest/globals';
import { draftSop } from './draft-sop.js';
import { statedSteps } from './testing/steps-of-draft.js';

const cautions = (request: string): string[] => draftSop(request).document.safety.map(({ text }) => text);

describe('draftSop turns no ban into an order (drafting 3.3)', () => {
  it.each([
    [
      'Sweep the aisle. Never leave the key in the lock and walk away.',
      'Never leave the key in the lock and walk away',
      'Walk away',
    ],
    ['Fill the vat. Do not lift the lid or lean over it.', 'Do not lift the lid or lean over it', 'Lean over it'],
    [
      "Weigh the hops. If the scale blinks, tell the brewer, don't just zero it and carry on.",
      "If the scale blinks: Don't just zero it and carry on",
      'Carry on',
    ],
  ])('%j', (request, ban, order) => {
    expect(cautions(request)).toContain(ban);
    expect(statedSteps(request)).not.toContain(order);
  });

  it.each([
    ['Never tip, drag or stack the barrels.', 'Never tip, drag or stack the barrels'],
    ["We don't wash, iron or mend the robes here.", "We don't wash, iron or mend the robes here"],
    ['Nobody feeds, pets or walks the goats alone.', 'Nobody feeds, pets or walks the goats alone'],
    ['The vials must not be shaken, warmed or left open.', 'The vials must not be shaken, warmed or left open'],
    [
      "Riders can't use the whip, leave the track or swap horses.",
      "Riders can't use the whip, leave the track or swap horses",
    ],
    ['You should not use vinegar, polish or steel wool.', 'You should not use vinegar, polish or steel wool'],
  ])('of several acts: %j', (ban, whole) => {
    expect(cautions(`Sweep the aisle. ${ban}`)).toContain(whole);
    expect(statedSteps(`Sweep the aisle. ${ban}`)).toEqual(['Sweep the aisle']);
  });

  it.each([
    ["Sweep the aisle. Don't panic, stop the mill or shout.", 'Stop the mill or shout'],
    ["Sweep the aisle. Don't force it, call the smith or wait.", 'Call the smith or wait'],
    ["Sweep the aisle. Don't open the gate and call the farmer.", 'Call the farmer'],
    ["Sweep the aisle. Don't open the gate and then feed the hens.", 'Feed the hens'],
    ["Sweep the aisle. Don't open the gate, lock the shed and feed the hens.", 'Lock the shed'],
  ])('keeps what has to be done all the same: %j', (request, step) => {
    expect(statedSteps(request).join('\n')).toContain(step);
  });

  it('takes "only if" for a case, and no ban', () => {
    const request = 'Collect the topics. Mira proofreads, and the lawyer only if a price is named.';
    expect(statedSteps(request)).toContainEqual(expect.stringContaining('Mira proofreads'));
  });
});

describe('draftSop finds the ban in a note (drafting 3.3)', () => {
  it.each(['In strong wind no work outside', 'Gate never open longer than 2 min'])('%s', (note) => {
    const request = `Yard\n\n- sweep the aisle\n- ${note}`;
    expect(cautions(request)).toEqual([note]);
    expect(statedSteps(request)).toEqual(['Sweep the aisle']);
  });

  it.each([
    ['what has to be done stands before it', 'Shards -> steel drum never a bag'],
    ['it says how things are', 'With the lid open no mixing'],
    ['it says how a thing is', 'Stall with no bedding'],
  ])('but none where %s', (_why, note) => {
    const request = `Yard\n\n- sweep the aisle\n- ${note}`;
    expect(cautions(request)).toEqual([]);
    expect(statedSteps(request)).toEqual(['Sweep the aisle', note]);
  });
});

describe('draftSop reads what was measured, counted and pasted (drafting 3.2, 3.6)', () => {
  it.each([
    ['Glaze the tiles. One tile per kiln is tested: above 12 it is fired again.', 'Above 12: Fire it again'],
    ['Bake the rolls. One roll is weighed, below 80 g it is sold as a second.', 'Below 80 g: Sell it as a second'],
    ['Unload the van. Three of the porters carry the crates in.', 'Carry the crates in — Porters'],
    ['Close the wash bay. Hose it down, er, after they have left.', 'Hose it down, after they have left'],
  ])('%j', (request, step) => {
    expect(statedSteps(request)).toContain(step);
  });

  it('reads the numbers of rows that were pasted from a spreadsheet as a column', () => {
    const request = [
      'Step\tAction\tResponsible',
      '1\tWeigh the sample\tAnalyst',
      '2\tFill the vial\tAnalyst',
      '3\tRelease the result, otherwise call the supervisor\tSenior analyst',
    ].join('\n');
    expect(statedSteps(request).slice(0, 2)).toEqual(['Weigh the sample — Analyst', 'Fill the vial — Analyst']);
    const roles = draftSop(request).document.roles.map(({ name }) => name);
    expect(roles).toEqual(expect.arrayContaining(['Analyst', 'Senior analyst']));
    expect(roles).not.toContainEqual(expect.stringContaining('Supervisor Senior'));
  });

  it('names a numbered document by what it is about, and a record with its place', () => {
    const { title, records } = draftSop(
      'SOP-044 Leveling of kiln shelves\n1. Wipe the shelf.\n2. Set the props.\n3. Check the level.\nKiln records are kept for 5 years in folder B7.',
    ).document;
    expect(title).toBe('Leveling of Kiln Shelves');
    expect(records).toEqual([
      expect.objectContaining({ name: 'Kiln records', where: 'in folder B7', keep: '5 years' }),
    ]);
  });

  it('gives the rest of a letter to nobody because of one group that comes in late', () => {
    const steps = statedSteps(
      'Please give guests a red card. Ring the host. Couriers also need to show their badge and sign the book. Count the cards in the evening.',
    );
    expect(steps).toContain('Ring the host');
    expect(steps).toContain('Count the cards in the evening');
  });
});

describe('draftSop tells things and people from acts in more ways (drafting 3.2, 3.4)', () => {
  it('takes where something stood for what has happened', () => {
    const request = 'The gate was blocked this morning and the flowers stood in the sun for an hour. Ring the bell.';
    expect(statedSteps(request)).toEqual(['Ring the bell']);
  });

  it('leaves out what a writer does not want to say again', () => {
    const request = 'Ring the bell and wait. I do not want to have this conversation again.';
    expect(cautions(request)).not.toContainEqual(expect.stringContaining('conversation'));
  });

  it.each([
    ['Orders. On Monday morning Rosa exports the list.', 'On Monday morning: Export the list — Rosa'],
    [
      'Départ d’un salarié. Le solde de tout compte est remis au plus tard le dernier jour.',
      'Remettre le solde de tout compte au plus tard le dernier jour',
    ],
    ['Buffet. Obst und Gemüse werden frisch geschnitten.', 'Obst und Gemüse frisch schneiden'],
  ])('%j', (request, step) => {
    expect(statedSteps(request)).toContain(step);
  });

  it('gives the work after a fall to nobody who has fallen', () => {
    const request =
      'Als een bewoner valt: blijf bij de bewoner. De verpleegkundige meet de bloeddruk. De familie moet dezelfde dag worden ingelicht.';
    expect(draftSop(request).document.roles.map(({ name }) => name)).not.toContain('Bewoner');
  });

  it('keeps the letters of a name with a number in a title that shouts', () => {
    expect(draftSop('LOCKOUT OF CONVEYOR C2\n1. Stop it.\n2. Lock it.\n3. Tag it.').document.title).toBe(
      'Lockout of Conveyor C2',
    );
  });
});

describe('draftSop takes what stands under "Prohibited" for bans (drafting 3.3)', () => {
  it.each([
    ['Prohibited\nGluing indoors. Leaving the bench unattended.', ['gluing indoors', 'leaving the bench unattended']],
    ["Don'ts:\n- talk to the rower\n- eat on the boat", ['talk to the rower', 'eat on the boat']],
    ['Not allowed\n- open shoes\n- working alone after 8 pm', ['open shoes', 'working alone after 8 pm']],
    ['Never: fill it above the line.', ['fill it above the line']],
  ])('%j', (part, bans) => {
    const request = `Workshop evening\n\nSteps\n- sweep the bench\n- fill the tray\n\n${part}`;
    expect(cautions(request)).toEqual(bans.map((ban) => `Not allowed: ${ban}`));
    expect(statedSteps(request)).toEqual(['Sweep the bench', 'Fill the tray']);
  });

  it('and leaves a ban and a case as they are told', () => {
    const request =
      'Club rules\n\nSteps\n- sweep the bench\n\nForbidden\nNo refunds are given. Drunk guests stay outside.';
    expect(cautions(request)).toEqual(['No refunds are given', 'Not allowed: drunk guests stay outside']);
  });

  it('with their exception', () => {
    const request =
      'Hut rules\n\nSteps\n- sweep the hut\n\nNot allowed\n- stoves inside\n- dogs. Exception: guide dogs.';
    expect(cautions(request)).toEqual(['Not allowed: stoves inside', 'Not allowed: dogs. Exception: guide dogs']);
  });

  it('in the language of the text', () => {
    const request =
      'Werkstatt\n\nAblauf\n- Maschine prüfen\n- Späne wegkehren\n\nVerboten\n- Rauchen\n- allein arbeiten';
    expect(cautions(request)).toEqual(['Verboten: Rauchen', 'Verboten: allein arbeiten']);
  });
});

describe('draftSop keeps with an order what belongs to it (drafting 3.2)', () => {
  it.each([
    ['Pass it to me and I will call the bank.', 'Pass it to me and I will call the bank'],
    ['Tell them no lamps and no bags.', 'Tell them no lamps and no bags'],
  ])('%j', (request, step) => {
    expect(statedSteps(`Sweep the aisle. ${request}`)).toEqual(['Sweep the aisle', step]);
  });
});
