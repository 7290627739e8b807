import { describe, expect, it } from '@jest/globals';
import { draftSop } from './draft-sop.js';
import { statedSteps } from './testing/steps-of-draft.js';

const documentOf = (request: string) => draftSop(request).document;
const titleOf = (request: string): string => documentOf(request).title;
const notesOf = (request: string): string[] => documentOf(request).notes.map(({ text }) => text);
const rulesOf = (request: string): string[] => documentOf(request).safety.map(({ text }) => text);
const exceptionsOf = (request: string): string[] =>
  documentOf(request).exceptions.flatMap((one) => (one.src === 'prompt' ? [`${one.when} -> ${one.then}`] : []));

const FORMAL = `HARBOR PLASTICS LLC     Document No: OP-7
Standard Operating Procedure     Revision: 2
Title: Silo Filling     Effective: 2022-05-01
Page 1 of 3

1.0 PURPOSE
To fill the silos without dust and without mixing materials.

2.0 PROCEDURE
2.1 Compare the delivery note with the label on the silo.
2.2 Connect the hose to the right coupling.

3.0 REVISION HISTORY
Rev 1 2019-02-01 First issue

Approved by: ______________  Date: ________
Uncontrolled when printed`;

describe('draftSop reads a document that is pasted whole (drafting 3.6)', () => {
  it('takes its title, and no step from what frames it', () => {
    expect(titleOf(FORMAL)).toBe('Silo Filling');
    expect(statedSteps(FORMAL)).toEqual([
      'Compare the delivery note with the label on the silo',
      'Connect the hose to the right coupling',
    ]);
    expect(documentOf(FORMAL).purpose).toBe('To fill the silos without dust and without mixing materials');
    expect(notesOf(FORMAL)).toEqual(expect.arrayContaining(['Document No: OP-7', 'Revision: 2']));
  });

  it('asks for no word that only shouts what it stands for', () => {
    const terms = documentOf(FORMAL).definitions.map(({ term }) => term);
    expect(terms).not.toEqual(expect.arrayContaining(['PURPOSE']));
    expect(terms).not.toContain('LLC');
  });

  it.each([
    ['POLICY 4-11: KEY CONTROL\n1. The clerk signs out each key.\n2. The clerk counts the keys.', 'Key Control'],
    ['SOP 12 - Washing the van\n- Rinse the van.\n- Soap the van.', 'Washing the Van'],
    ['Label printing – work instruction WI-31\n- Load the roll.\n- Print one label.', 'Label Printing'],
    ['How we do it: Night deposit\nCount the cash. Seal the bag.', 'Night Deposit'],
    ['BAKERY CART – END OF SHIFT\n- Lock the cart.\n- Take the cash box inside.', 'Bakery Cart: End of Shift'],
    ['Training note: folding towels at the spa\nFold the towel twice. Roll the towel.', 'Folding Towels at the Spa'],
  ])('names %j', (request, title) => {
    expect(titleOf(request)).toBe(title);
  });

  it('reads parts with Roman numbers, and what words mean', () => {
    const request =
      'POLICY 3-2: WATER SHUT-OFF\nI. Definitions. "Valve" means the brass tap at the wall. "Meter" means the box below it.\nII. Procedure.\nA. The operator closes the valve.\nB. Under no circumstances shall a tenant open the meter.';
    expect(documentOf(request).definitions.map(({ term, text }) => [term, text])).toEqual(
      expect.arrayContaining([
        ['Valve', 'the brass tap at the wall'],
        ['Meter', 'the box below it'],
      ]),
    );
    expect(statedSteps(request)).toEqual(['Close the valve — Operator']);
    expect(rulesOf(request)).toContain('Under no circumstances shall a tenant open the meter');
  });

  it('takes short lines above lists for phases, and who does it all from "Who:"', () => {
    const { phases } = documentOf(
      'Kit packing\nWho: packer\nBefore the shift\n- Wash hands\n- Clear the table\nPacking\n- Weigh the box\nAfterwards\n- Shred spare labels',
    );
    expect(phases.map(({ title }) => title)).toEqual(['Before the shift', 'Packing', 'Afterwards']);
    expect(new Set(phases.flatMap(({ steps }) => steps.map(({ role }) => role)))).toEqual(new Set(['Packer']));
  });

  it('keeps every item of a list that stands under the name of its kind', () => {
    expect(statedSteps('Checklist\n- Count crates, pallets and straps left\n- Check doors\n- Wash hands')).toEqual([
      'Count crates, pallets and straps left',
      'Check doors',
      'Wash hands',
    ]);
  });

  it('takes a copy of something, and what the nurse has reviewed, for no number of a document', () => {
    expect(statedSteps('New tenant:\n- copy of passport\n- reviewed by the agent, sent to the owner')).toHaveLength(2);
  });

  it('takes an answer for no number of a document', () => {
    const request = 'Chimney. Light the pellet, does it draw? yes: certificate. no: red label and nobody lights it';
    expect(JSON.stringify(documentOf(request))).toMatch(/red label/iu);
  });

  it('keeps the number of a document in the notes', () => {
    expect(
      notesOf('POLICY 4-11: KEY CONTROL\n1. The clerk signs out each key.\n2. The clerk counts the keys.'),
    ).toContain('Document No: POLICY 4-11');
  });

  it('reads a table of numbered steps with what each has to show', () => {
    const { phases } = documentOf(
      'Rinse of the tank\n\n| Step | Medium | Temp | Time | Check |\n| 1 | Water | cold | 4 min | clear at outlet |\n| 2 | Soda | 70 °C | 20 min | foam is gone |\n| 3 | Water | warm | 6 min | no smell |',
    );
    const steps = phases.flatMap((phase) => phase.steps);
    expect(steps.map(({ text }) => text)).toEqual([
      expect.stringContaining('Water: cold'),
      expect.stringContaining('Soda: 70 °C'),
      expect.stringContaining('Water: warm'),
    ]);
    expect(steps[0]?.expected).toBe('Clear at outlet');
  });
});

describe('draftSop cuts a sentence where its next clause begins (drafting 3.2)', () => {
  it.each([
    [
      'Alarm drill. On Tuesday, Thursday and Saturday the guard tests the siren.',
      ['[On Tuesday, Thursday and Saturday] Test the siren — Guard'],
    ],
    [
      'Late shift. At nine lock the gate. At ten print the list.',
      ['[At nine] Lock the gate', '[At ten] Print the list'],
    ],
    ['Hall keys. Members are to return the key. The warden is to log the return.', ['Return the key — Members']],
    [
      'Tank test. A certificate shall be issued by noon and mailed to the owner.',
      ['Issue a certificate by noon', 'Mail the certificate to the owner'],
    ],
    ['Badge desk. Stack the boxes. Emily prints the badges on Monday.', ['Print the badges on Monday — Emily']],
    [
      'Prize table. Each guest gets one ticket. Put them in order, A to F and so on. Count the prizes.',
      ['Count the prizes'],
    ],
  ])('%j', (request, steps) => {
    const told = documentOf(request).phases.flatMap((phase) =>
      phase.steps.map(({ when, text, role }) => `${when ? `[${when}] ` : ''}${text}${role ? ` — ${role}` : ''}`),
    );
    for (const step of steps) expect(told).toContain(step);
    expect(told.join('\n')).not.toContain('So on');
  });

  it.each([
    ['Doorbell. Ring twice, if nobody picks up go and knock.', 'Nobody picks up -> Go and knock'],
    [
      'Bites. Pack the kit. If you are stung, no matter how lightly, tell the leader.',
      'You are stung, no matter how lightly -> Tell the leader',
    ],
  ])('%j', (request, exception) => {
    expect(exceptionsOf(request)).toContain(exception);
  });

  it('keeps in the notes what was once, and what courtesy says', () => {
    const request =
      'Stall. Rinse the bucket. The old list said 5 days. That was changed after the flood in 2016. Thank you for wanting to help our animals! Feed the goats.';
    expect(statedSteps(request)).toEqual(['Rinse the bucket', 'Feed the goats']);
    expect(notesOf(request)).toEqual(
      expect.arrayContaining(['The old list said 5 days', 'That was changed after the flood in 2016']),
    );
  });

  it('leaves a rule of who may do it as it was written', () => {
    const request = 'Dogs. Walk the dogs. Big dogs are handled by staff only.';
    expect(rulesOf(request)).toContain('Big dogs are handled by staff only');
  });

  it('takes a machine for nobody', () => {
    expect(documentOf('Loading. Hook the load. The crane takes 4 t.').roles.map(({ name }) => name)).not.toContain(
      'Crane',
    );
  });

  it('hears how often it is done', () => {
    expect(
      documentOf('OK so changing the filter in the pool. We do this every Monday before opening. Turn the pump off.')
        .trigger,
    ).toBe('Every Monday before opening');
  });
});

describe('draftSop in six more languages than English (drafting 2)', () => {
  it.each([
    [
      'it',
      'Chiusura del bar. Il cameriere spegne la macchina, il cuoco pulisce la griglia. I bicchieri si lavano a mano.',
      'Procedura',
    ],
    [
      'nl',
      'Sluiten van het café: de ober telt de kassa. De kok zet het gas uit. De stoelen gaan op de tafels.',
      'Werkwijze',
    ],
  ])('has its own headings and roles in %s', (lang, request) => {
    const draft = draftSop(request);
    expect(draft.language).toBe(lang);
    expect(draft.document.phases[0]?.title).not.toBe('Carry out');
    expect(draft.document.roles.length).toBeGreaterThan(0);
  });

  it.each([
    [
      'de',
      'Warenannahme. Wenn der Wagen an der Rampe steht, lässt sich der Lagerist den Schein geben. Danach die Palette zählen.',
      'Wenn der Wagen an der Rampe steht: Sich den Schein geben lassen — Lagerist',
    ],
    [
      'es',
      'Devolución de un pedido. Cuando llega la caja, el almacén abre la bolsa. Luego guardar la caja.',
      'Cuando llega la caja: Abrir la bolsa — Almacén',
    ],
  ])('keeps what is no trouble among the steps (%s)', (_lang, request, step) => {
    expect(statedSteps(request)).toContain(step);
    expect(exceptionsOf(request)).toEqual([]);
  });

  it('takes a short line above a text for its name', () => {
    expect(
      titleOf(
        'Apertura del museo\nEl vigilante abre la puerta, enciende las luces y revisa las salas. Luego apaga la alarma del patio.',
      ),
    ).toBe('Apertura del museo');
  });

  it('cuts no German ordinal, and no title inside a word', () => {
    const request =
      'Hallo zusammen,\n\nhier nochmal der Ablauf für Urlaubsanträge:\n\n1. Ab dem 5. Tag muss die Leitung zustimmen\n2. Das Büro trägt den Urlaub ein\n\nViele Grüße\nSabine';
    expect(titleOf(request)).toBe('Urlaubsanträge');
    expect(statedSteps(request)[0]).toContain('Ab dem 5. Tag muss die Leitung zustimmen');
    expect(notesOf(request)).toEqual([]);
  });

  it('keeps the hour at the beginning of a turn', () => {
    const request =
      'Groep Kinderboerderij\nFemke: hoe gaat het openen?\nJoost: 8 uur eerst een ronde lopen\nFemke: en dan?\nJoost: water geven aan de geiten';
    expect(JSON.stringify(documentOf(request))).toContain('8 uur');
  });
});

describe('draftSop reads a mail between colleagues (drafting 3.6)', () => {
  it('leaves out that something was discussed, and keeps what it was', () => {
    const mail =
      'Subject: Keys\n\nHi Ines,\n\nas agreed: spare keys are counted by the porter on Monday. You file the slip.\n\nBest\nOtto';
    expect(statedSteps(mail)).toContain('Count spare keys on Monday — Porter');
  });

  it('takes "And then?" for no case', () => {
    const talk = 'Q: What do I do when the mast breaks?\nA: Drop the anchor.\nQ: And then?\nA: Call the harbor.';
    expect(statedSteps(talk)).toEqual(['Drop the anchor', 'Call the harbor']);
  });
});
