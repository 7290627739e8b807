import { describe, expect, it } from '@jest/globals';
import { draftSop } from './draft-sop.js';
import { statedSteps } from './testing/steps-of-draft.js';

const NOTES = (request: string): string[] => draftSop(request).document.notes.map(({ text }) => text);

describe('draftSop finds who works in sentences that stand as they were written (drafting 3.4)', () => {
  it.each([
    // Of several who work, each has a verb without an ending.
    [
      'Rinse the moulds. Qualified staff open the brine valve.',
      ['Rinse the moulds', 'Open the brine valve — Qualified staff'],
    ],
    // A part of the organization, and a pronoun that means somebody from outside.
    [
      'Set up the puppet stage. The lab answers. The customer brings the puppet. They tie the strings.',
      ['The lab answers — Lab', 'They tie the strings — Customer'],
    ],
    [
      'Open the tower. Two stewards are at the stairs by ten.',
      ['Open the tower', 'Two stewards are at the stairs by ten — Stewards'],
    ],
    ['Cut the veneer. Second pressing by the joiner.', ['Cut the veneer', 'Second pressing by the joiner — Joiner']],
    // Who brings something comes to work.
    ['Weigh the wool. The drover comes with the slip.', ['Weigh the wool', 'Come with the slip — Drover']],
    // Nobody is told by himself.
    ['The verger opens the crypt. They tell you the number. Write it in the book.', ['Open the crypt — Verger']],
  ])('%j', (request, steps) => {
    expect(statedSteps(request)).toEqual(expect.arrayContaining(steps));
  });

  it.each([
    [
      'Before the tide turns the nets have to be dry, the floats tied, and the anchors stowed. That is Piet’s job. He lifts the ramp.',
      [
        'Before the tide turns: Tie the floats — Piet',
        'Before the tide turns: Stow the anchors — Piet',
        'Lift the ramp — Piet',
      ],
    ],
    [
      'The bellows are oiled at nine, usually Ilsa. She checks the pipes.',
      ['Oil the bellows at nine — Ilsa', 'Check the pipes — Ilsa'],
    ],
    [
      'Torn sails go in the red bag for Jorun, she mends them with yarn.',
      ['Put torn sails in the red bag for Jorun', 'Mend the torn sails with yarn — Jorun'],
    ],
    ['The skipper and the cook read the list aloud; both sign the log.', ['Sign the log — Skipper and the cook']],
    [
      'The skipper moors the boat. Depending on the swell he sets two springs.',
      ['Depending on the swell: Set two springs — Skipper'],
    ],
    ['Mix the dye. Vat cleaned right after by the one who used it.', ['Clean vat right after — The one who used it']],
  ])('%j', (request, steps) => {
    expect(statedSteps(request)).toEqual(expect.arrayContaining(steps));
  });

  it.each([
    ['what is joined with a thing', 'Close the tower. Leads and ropes must match.', /Leads and ropes$/mu],
    ['an exception', 'Stay at the quay. Except the pilot says go.', /— Except/u],
    ['a case where nobody is there', 'Meter reading\nNobody in: ring twice, leave a card.', /— Nobody/u],
    ['a thing that something has happened to', 'Workshop rules\nBroken battery: put it in sand.', /— Broken battery/u],
    ['any person', 'Open the maze. Each person stamps the card alone.', /— Person/u],
    ['two kinds in brackets', 'Early leavers check the meter (flex or saver). Open the barrier.', /— (?:Flex|Saver)/u],
    ['rules for somebody', 'Hop harvest – rules for loaders\n- cut the bine\n- fill the crates', /— Rules/u],
  ])('but not from %s', (_, request, role) => {
    expect(statedSteps(request).join('\n')).not.toMatch(role);
  });
});

describe('draftSop finds who does what nobody is named for (drafting 3.4)', () => {
  it('takes whoever begins until somebody else comes in', () => {
    const request =
      'The typesetter inks the disc and locks the chase. The tympan gets packed. The apprentice fetches paper. The rollers get wiped.';
    expect(statedSteps(request)).toEqual([
      'Ink the disc — Typesetter',
      'Lock the chase — Typesetter',
      'Pack the tympan — Typesetter',
      'Fetch paper — Apprentice',
      'Wipe the rollers',
    ]);
  });

  it('takes nobody who acts once, nor whoever writes', () => {
    expect(statedSteps('The sexton oils the bell. Pull the rope. The organist opens the swell.')).toContain(
      'Pull the rope',
    );
    expect(
      statedSteps('The sexton oils the bell and winds the clock. Pull the rope. The organist sits. You ring at noon.'),
    ).toContain('Pull the rope');
  });

  it('takes nobody who does little of it', () => {
    const request =
      'Ferry rules\nMates must hold a license. Tickets are sold on the pier. Dogs are leashed. Bikes are tied. The ramp is swept. Lamps are trimmed. Mates sign the book.';
    expect(statedSteps(request)).toContain('Sweep the ramp');
  });

  it.each([
    [
      "I'm the head verger at a small church and I need a procedure for weddings. The arch is decorated. Candles are lit.",
      'Decorate the arch',
    ],
    [
      "I'm the head verger and I need a procedure for weddings. I unlock the vestry. Candles are lit.",
      'Light candles — Head verger',
    ],
  ])('takes whoever asks for it only where they say what they do: %s', (request, step) => {
    expect(statedSteps(request)).toContain(step);
  });

  it('takes nobody where another one acts as often', () => {
    const request =
      'The typesetter inks the disc and locks the chase. The apprentice fetches paper and cuts it. The rollers get wiped.';
    expect(statedSteps(request)).toContain('Wipe the rollers');
  });

  it('takes nobody where three divide the work', () => {
    const steps = statedSteps(
      'The driver opens the gate. The driver parks the van. The guard checks the pass. The cook takes the boxes. The driver signs the slip. Wash the floor.',
    );
    expect(steps.at(-1)).toBe('Wash the floor');
  });

  it('takes somebody from outside who does most of it', () => {
    const request =
      'Boat lending\nThe employee reserves the boat. The employee checks the oars and signs the sheet. The bilge is pumped.';
    expect(statedSteps(request)).toContain('Pump the bilge — Employee');
  });

  it('takes nobody for all of it where two sentences divide the work', () => {
    const request =
      'The following is done by the night warden:\n- lower the flag\n\nThe following is done by the cook:\n- chain the bikes';
    expect(statedSteps(request)).not.toContain('Chain the bikes — Night warden');
  });

  it.each([
    ['The following is done by the night warden:\n- lower the flag\n- chain the bikes', 'Night warden'],
    ['The sexton is responsible for the following steps.\n1. wind the clock\n2. oil the hinges', 'Sexton'],
    ['Responsible: duty gardener. Water the palms. Open the vents. Note the humidity.', 'Duty gardener'],
    ['This procedure applies to all tram drivers. Check the sand. Ring the bell. Lock the cab.', 'Tram drivers'],
    ['Our caretakers keep forgetting the boiler. Check the pressure. Bleed the pump. Sign the card.', 'Caretakers'],
    ['Job of the ferry mate\nlower the ramp\ncheck the lashings\nsound the horn', 'Ferry mate'],
    ['Kiln day\nThe lab technician must:\n- check the vents\n- log the cones', 'Lab technician'],
    ['Before opening, the barista should:\n- purge the wands\n- weigh the dose', 'Barista'],
  ])('takes whom %j names', (request, role) => {
    const steps = statedSteps(request);
    expect(steps.length).toBeGreaterThan(1);
    expect(steps.map((step) => step.split(' — ')[1])).toEqual(steps.map(() => role));
  });
});

describe('draftSop reads what is named by its -ing form (drafting 3.2)', () => {
  it.each([
    ['Checking the wax comes first: cracked ones are recast.', 'Check the wax: cracked ones are recast'],
    ['Trim the wick. Next is draining the vat and noting the level.', 'Drain the vat'],
    ['Trim the wick. Next is draining the vat and noting the level.', 'Note the level'],
    ['Pour the wax. What has to be done afterwards is letting it cool and stamping the base.', 'Stamp the base'],
  ])('%j', (request, step) => {
    expect(statedSteps(request)).toContain(step);
  });
});

describe('draftSop says nothing worse than it was said (drafting 3)', () => {
  it.each([
    ['Once the choir is in, the doors are closed. Ring the bell.', 'Once the choir is in: Close the doors'],
    ['Stack the pouches. Wet pouches count as dirty and are repacked.', 'Repack wet pouches'],
    ['Prime the pump. The main switch is set to OFF.', 'Set the main switch to OFF'],
  ])('%j', (request, step) => {
    expect(statedSteps(request)).toContain(step);
  });

  it('keeps who may have something as a rule', () => {
    const { safety } = draftSop('Open the vault. Access to the vault is granted to registered members only.').document;
    expect(safety.map(({ text }) => text)).toContain('Access to the vault is granted to registered members only');
  });

  it.each([
    ['Feed the carp. We take water quality very seriously. Rinse the nets.', /seriously/iu],
    ['Feed the carp. The new kid asks me how it works. Rinse the nets.', /kid/iu],
  ])('makes no step of what people say about themselves: %j', (request, words) => {
    expect(statedSteps(request).join('\n')).not.toMatch(words);
  });

  it('takes a case to its end', () => {
    const { document } = draftSop('When a customer writes that a parcel never arrived, open a case. Call the depot.');
    expect(JSON.stringify([document.phases, document.exceptions])).toContain('never arrived');
    expect(NOTES('When a customer writes that a parcel never arrived, open a case.').join()).not.toMatch(
      /^Never arrived/mu,
    );
  });

  it('names nothing by a verb that "first" does not belong to', () => {
    expect(
      draftSop('First call comes in day or night. The clerk writes the name in the book.').document.title,
    ).not.toMatch(/^Calling/u);
  });
});
