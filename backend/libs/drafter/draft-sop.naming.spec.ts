import { describe, expect, it } from '@jest/globals';
import { draftSop } from './draft-sop.js';
import { statedSteps } from './testing/steps-of-draft.js';

const titleOf = (request: string): string => draftSop(request).document.title;

describe('draftSop names a procedure (drafting 3.8)', () => {
  it.each([
    [
      'To replace the filter of the pump, close the valve. Open the lid. Pull the filter out.',
      'Replacing the Filter of the Pump',
    ],
    ['Hi all, a reminder how we handle lost cards. Take the name. Write it in the book.', 'Lost Cards'],
    [
      'Return to sender process: The clerk opens the parcel. She weighs it. She files the slip.',
      'Return to Sender Process',
    ],
    [
      'Hi Jo, here is the way the samples get from the ward to the lab. The porter collects them. He signs the list.',
      'Samples from the Ward to the Lab',
    ],
    [
      'This is for whoever runs the night audit and then closes the till. Print the list. Sign it.',
      'Running the Night Audit',
    ],
    [
      'See below, that is what I tell the new ones about locker keys.\n1) Take the deposit\n2) Write the number on the card\n3) Hand over the key',
      'Locker Keys',
    ],
    [
      'When a customer brings back a bike:\n- check the frame\n- test both brakes\n- write the damage on the card\n- refund the deposit',
      'What to Do When a Customer Brings Back a Bike',
    ],
    [
      'The driver waits until the blood box is closed. Nobody opens the blood box on the way. The blood box is handed to the nurse, who signs for it at the desk.',
      'Blood Box',
    ],
  ])('in %j', (request, title) => {
    expect(titleOf(request)).toBe(title);
  });

  it.each([
    [
      'Assunto: entrega de chaves\n\nPrezado Luís,\n\nO porteiro confere o nome na lista. Depois entrega a chave.\n\nObrigado,\nRui',
      'Entrega de chaves',
    ],
    [
      'DIENSTANWEISUNG SCHLÜSSELAUSGABE (Stand 2019, bitte neu fassen)\n\nDer Pförtner prüft den Ausweis.\nDer Schlüssel wird eingetragen.',
      'Dienstanweisung Schlüsselausgabe',
    ],
  ])('in another language: %j', (request, title) => {
    expect(titleOf(request)).toBe(title);
  });
});

describe('draftSop gives steps to those who do them (drafting 3.4)', () => {
  it('gives all to the only one who acts, where that one begins', () => {
    expect(
      statedSteps('Trap round. The ranger opens each trap, bait checked, dead mice bagged. Log the count.'),
    ).toEqual(['Open each trap — Ranger', 'Check bait — Ranger', 'Bag dead mice — Ranger', 'Log the count — Ranger']);
  });

  it('does not give the work to whoever only brings it', () => {
    const steps = statedSteps(
      'Returns desk. The customer brings the parcel to the desk. Check the seal. Scan the label. Print a receipt.',
    );
    expect(steps.filter((step) => step.endsWith('— Customer'))).toHaveLength(1);
  });

  it('gives all to those whom the text is for', () => {
    const steps = statedSteps(
      'Notes for cleaners, third floor:\n- empty the bins\n- wipe the desks\n- lock the cupboard',
    );
    expect(steps.every((step) => step.endsWith('— Cleaners'))).toBe(true);
  });

  it.each([
    [
      'Abends zählt der Kassierer die Kasse. Der Schichtleiter prüft die Summe und unterschreibt die Liste.',
      ['Kassierer', 'Schichtleiter', 'Schichtleiter'],
    ],
    ['De monteur maakt een prijsopgave voor de klant. Daarna belt de balie de klant.', ['Monteur', 'Balie']],
    [
      'O porteiro confere o crachá, anota a placa e abre o portão. O zelador verifica a garagem.',
      ['Porteiro', 'Porteiro', 'Porteiro', 'Zelador'],
    ],
    [
      'L’agent de transport collecte les sacs. Les sacs sont pesés par le magasinier.',
      ['Agent de transport', 'Magasinier'],
    ],
    [
      'La recepcionista pide el documento y anota la hora. El gerente firma el parte.',
      ['Recepcionista', 'Recepcionista', 'Gerente'],
    ],
    ['Il magazziniere controlla la bolla. I colli vengono pesati dal capoturno.', ['Magazziniere', 'Capoturno']],
  ])('in another language: %s', (request, roles) => {
    const steps = draftSop(request).document.phases.flatMap((phase) => phase.steps);
    const named = steps.flatMap(({ role, src }) => (src === 'prompt' && role ? [role] : []));
    expect(named).toEqual(roles);
  });
});

describe('draftSop loses no fact (drafting 2)', () => {
  const textOf = (request: string): string => JSON.stringify(draftSop(request).document);

  it('reads what a mail only hands on', () => {
    const mail =
      'From: Amir\nTo: Jo\n\nHi Jo, can you make this a procedure?\n\n> returns come in at dock 2\n> restocking fee 15 usd\n> credit note within 3 days';
    expect(textOf(mail)).toMatch(/15 usd/iu);
    expect(textOf(mail)).toContain('within 3 days');
  });

  it('keeps a line about approval, and the figure in a conclusion', () => {
    expect(
      textOf('Purchases\n\nApproval: up to 800 the cost centre head, above that the director.\nSend the order.'),
    ).toContain('800');
    expect(
      textOf(
        'Falls. Check the resident. Call the nurse.\n\nConclusion. We care for all. Forms are kept in the file for ten years.',
      ),
    ).toContain('ten years');
  });
});

describe('draftSop makes no step of talk (drafting 3)', () => {
  it.each([
    ['So once and for all. Sweep the floor. Lock the door.', 'once and for all'],
    ["Close the pool. The caretakers say it's unreadable. Lock the gate. Check the pump.", 'Say it'],
    ['Feed the cats. Names and tickets must match. Lock the gate.', 'Match'],
    ['Open the yard. Anything parked without a ticket gets the plate written down. Lock the gate.', 'Give anything'],
  ])('in %j', (request, talk) => {
    const lines = statedSteps(request).map((step) => step.toLowerCase());
    expect(lines.filter((line) => line.startsWith(talk.toLowerCase()))).toEqual([]);
    expect(lines.length).toBeGreaterThan(1);
  });
});

describe('draftSop reads what people say (drafting 3)', () => {
  it.each([
    // Who reads it is no topic, and a thing that beeps is no role.
    [
      'this is for the new guys in the warehouse, loading dock 4. Check the dock plate is down and the chocks are in. The scanner beeps twice. The driver signs, you keep the yellow copy.',
      [
        'Check the dock plate is down and the chocks are in',
        'The scanner beeps twice',
        'The driver signs — Driver',
        'Keep the yellow copy',
      ],
    ],
    [
      'Late fees. From the second time on a fee of 40 dollars is charged, which the manager may waive. Note the fee on the card.',
      ['From the second time on: Charge a fee of 40 dollars, which the manager may waive', 'Note the fee on the card'],
    ],
    [
      'Reviews. Anna reviews each post within a day. Bad reviews are never deleted, they go to the service lead. Posts with people need a release form.',
      [
        'Review each post within a day — Anna',
        'Bad reviews are never deleted, they go to the service lead',
        'Posts with people need a release form',
      ],
    ],
    [
      'Laptops: IT sets up mail on each laptop. The book gets signed by both counters. Nothing over 2 kg. Lock the cabinet.',
      ['Set up mail on each laptop — IT', 'The book gets signed by both counters', 'Lock the cabinet'],
    ],
  ])('in %j', (request, steps) => {
    expect(statedSteps(request)).toEqual(steps);
  });

  it.each([
    [
      'Returns at the desk. Check the item for wear, tags have to be on. Damaged items get a yellow sticker and go to the stock room. Thanks!! Jo',
      ['Check the item for wear', 'Give damaged items a yellow sticker', 'Take the damaged items to the stock room'],
    ],
    [
      'New driver:\n- copy of licence, both sides\n- drug test at the clinic, result before first day\n- order tachograph card',
      ['Copy of licence, both sides', 'Drug test at the clinic, result before first day', 'Order tachograph card'],
    ],
    [
      'Vet visits. Check the cow. Sharps bin not more than three quarters full.',
      ['Check the cow', 'Sharps bin not more than three quarters full'],
    ],
    [
      '[09:12] Lena: how do we handle it when a kid gets sick\n[09:13] Tom: take temp first\n[09:15] Tom: kid rests in the quiet room\n[09:17] Sara: yes. call the parents',
      ['Take temp first', 'Kid rests in the quiet room', 'Call the parents'],
    ],
  ])('and makes no line of it worse than it was: %j', (request, steps) => {
    expect(statedSteps(request)).toEqual(steps);
  });

  it.each([
    ['Hey team, since people keep asking: returns. Check the item for wear. Refund the money.', 'Returns'],
    [
      '[09:12] Lena: how do we handle it when a kid gets sick\n[09:13] Tom: take temp first\n[09:14] Tom: call the parents',
      'What to Do When a Kid Gets Sick',
    ],
    [
      'I need something for our volunteers who deliver meals to seniors. You pick up the bags at 11. Ring the bell and wait.',
      'Delivering Meals to Seniors',
    ],
  ])('and names it: %j', (request, title) => {
    expect(titleOf(request)).toBe(title);
  });

  it('takes the name at the end of a mail for no step, and a book for a record', () => {
    const { document } = draftSop(
      'Petty cash. Count the cash box. Lock it away. Keep the book for 10 years. Thanks, Petra',
    );
    expect(document.records).toMatchObject([{ name: 'Book', keep: '10 years' }]);
    expect(JSON.stringify(document.phases)).not.toContain('Petra');
  });
});
