import { describe, expect, it } from '@jest/globals';
import { draftSop } from './draft-sop.js';
import { statedSteps } from './testing/steps-of-draft.js';

const documentOf = (request: string) => draftSop(request).document;
const rulesOf = (request: string): string[] =>
  documentOf(request).safety.flatMap(({ text, src }) => (src === 'prompt' ? [text] : []));
const exceptionsOf = (request: string): string[] =>
  documentOf(request).exceptions.flatMap((one) => (one.src === 'prompt' ? [`${one.when} -> ${one.then}`] : []));
const notesOf = (request: string): string[] => documentOf(request).notes.map(({ text }) => text);

describe('draftSop knows a numbered list without stops (drafting 3)', () => {
  it.each([
    ['1 drain the tank\n2 scrub the walls\n3 fill it up', ['Drain the tank', 'Scrub the walls', 'Fill it up']],
    ['1 - drain the tank\n2 - scrub the walls\n3 - fill it up', ['Drain the tank', 'Scrub the walls', 'Fill it up']],
  ])('%j', (list, steps) => {
    expect(statedSteps(`Steps for cleaning the lobster tank\n${list}`)).toEqual(steps);
  });

  it('but no list of amounts', () => {
    expect(statedSteps('Set the table.\n2 forks\n1 knife')).toContain('2 forks');
  });
});

describe('draftSop takes the name from the words around it (drafting 3)', () => {
  it.each([
    ['steps to calibrate a scale\n- clean the plate\n- put on the weight', 'Calibrating a Scale'],
    ['the steps for closing the pool: lock the gate, cover the water', 'Closing the Pool'],
    ['Hi all, a reminder how the lending desk works now that Tim has moved. Scan the card.', 'Lending Desk'],
    ['Humidity checks wine cellar: read the dial. Write the value on the sheet.', 'Humidity Checks Wine Cellar'],
  ])('%j', (request, title) => {
    expect(documentOf(request).title).toBe(title);
  });
});

describe('draftSop reads what stands before a colon or an arrow (drafting 3)', () => {
  it.each([
    ['Look out for loose wires -> switch it off, call the electrician', 'In case of loose wires: Switch it off'],
    ['Lost badge: block it in the portal', 'In case of lost badge: Block it in the portal'],
    ['New drivers: need a license and two photos', 'New drivers need a license and two photos — New drivers'],
    ['Drip trays: rinse after each shift', 'Drip trays: rinse after each shift'],
  ])('%j', (sentence, step) => {
    expect(statedSteps(`Depot\nCheck the board. ${sentence}. Sweep 2 bays.`)).toContain(step);
  });
});

describe('draftSop reads negations without apostrophe (drafting 3)', () => {
  it.each([
    ['if the fan doesnt turn call Rick', 'The fan doesnt turn -> Call Rick'],
    ['If the lamp wont light swap the fuse', 'The lamp wont light -> Swap the fuse'],
    ['If the key isnt there ask the porter', 'The key isnt there -> Ask the porter'],
    ['If a rung breaks by mistake tell Ada', 'A rung breaks by mistake -> Tell Ada'],
  ])('%j', (sentence, exception) => {
    expect(exceptionsOf(`Gate motor\nPress the switch. ${sentence}.`)).toEqual([exception]);
  });
});

describe('draftSop keeps numbers, bans and wishes whole (drafting 3)', () => {
  it('a number with what is counted', () => {
    expect(
      exceptionsOf("Raft trips\nCount heads. If a raft isn't back after 20 minutes the leader sends the boat."),
    ).toEqual(["A raft isn't back after 20 minutes -> Send the boat (leader)"]);
    expect(statedSteps('Wages\nOpen the book. By the 12th supervisors sign the sheets.')).toContain(
      'By the 12th: Sign the sheets — Supervisors',
    );
  });

  it('a ban with what happens otherwise', () => {
    expect(rulesOf("Kiln\nLoad the shelves. Never open the door hot, it'll crack the pots.")).toEqual([
      "Never open the door hot, it'll crack the pots",
    ]);
  });

  it('what somebody likes to have is no step', () => {
    const request = 'Meter reading\nRead the meters. The landlord wants 12 months of them.';
    expect([statedSteps(request), notesOf(request)]).toEqual([
      ['Read the meters'],
      ['The landlord wants 12 months of them'],
    ]);
  });

  it('who does one thing does not do all', () => {
    const request =
      'Chairlift\nWipe the seats. Grease the bearings. no salt!! it rusts, mechanics do that. Sign the sheet.';
    expect(statedSteps(request)).toContain('Wipe the seats');
    expect(statedSteps(request)).toContain('Sign the sheet');
  });

  it('money goes to no place that somebody carries it to', () => {
    expect(statedSteps('Returns\nOpen the parcel. The refund goes to the same card. Letters go to Mr. Hall.')).toEqual([
      'Open the parcel',
      'The refund goes to the same card',
      'Send letters to Mr. Hall',
    ]);
  });

  it('"till" before a clause is no cash drawer, and what ends with "crew" is done', () => {
    const request = 'Filter\nTurn it till it stops. At night unscrew caps.';
    expect(documentOf(request).resources.filter(({ src }) => src === 'prompt')).toEqual([]);
    expect(statedSteps(request)).toEqual(['Turn it till it stops', 'At night: Unscrew caps']);
  });
});

describe('draftSop reads who and what of several (drafting 3)', () => {
  it('a thing decides nothing together with somebody', () => {
    const steps = statedSteps(
      'Lost property\nLog it. An umbrella gets a label and a number and Rosa decides what stays.',
    );
    expect(steps).toContain('Give an umbrella a label and a number');
    expect(steps.at(-1)).toMatch(/Rosa$/);
  });

  it('"temps" are temperatures', () => {
    expect(statedSteps('Blood fridge\nOpen the door. temps go in the ledger')).toContain('Put temps in the ledger');
  });

  it('a check may find that there is none', () => {
    expect(statedSteps('Stage\nSweep it. The warden checks that all ropes are tied and no bags are left.')).toContain(
      'Check that all ropes are tied and no bags are left — Warden',
    );
  });

  it('what is dictated without a stop', () => {
    const request =
      'so when a parcel comes in what happens is first the porter weighs it right and then if it is heavy he puts it on the cart and if it isn’t he carries it up and when the tenant comes we check the name';
    const steps = [...statedSteps(request), ...exceptionsOf(request)].join('\n');
    expect(steps).toContain('If it is heavy: Put it on the cart');
    expect(steps).toMatch(/isn’t[^\n]*Carry it up/);
    expect(documentOf(request).title).not.toMatch(/what happens/i);
  });

  it('what is done otherwise, after "in which case"', () => {
    expect(statedSteps('Deposits\nGive it back unless a chair is torn, in which case we keep it.')).toContain(
      'If a chair is torn: Keep it',
    );
  });

  it('"document" where it is done, and what a word means', () => {
    expect(statedSteps('Alarms\nGo there. Minor: correct it, restart, document in the book.').join('\n')).toContain(
      'restart',
    );
    expect(documentOf('Boilers\nA fault is anything above 2 bar. Close the valve.').definitions).toMatchObject([
      { term: 'Fault', text: 'anything above 2 bar' },
    ]);
  });

  it('records that are all kept as long', () => {
    expect(
      documentOf('Purpose: safe wells\nProcedure:\n- close the lid\nRecords: form B2, diary, chart. 7 years.').records,
    ).toMatchObject([
      { name: 'Form B2', keep: '7 years' },
      { name: 'Diary', keep: '7 years' },
      { name: 'Chart', keep: '7 years' },
    ]);
  });

  it('a row that begins with a verb that no list knows', () => {
    const table = '| Who | What |\n|---|---|\n| Lab | Aliquots into 4 vials |\n| Lab | Signs the list |';
    expect(statedSteps(`Samples\n${table}`)).toEqual(['Aliquot into 4 vials — Lab', 'Sign the list — Lab']);
  });
});

describe('draftSop reads intervals, questions and small words (drafting 3)', () => {
  it('how long it takes, before a colon', () => {
    const request =
      'procedure for overdue books: 5 days: send a card (form B). 12 days: phone, note it in the ILS. 3 weeks: bill them, fee 4%. 2 months: block the account';
    expect(statedSteps(request)).toEqual([
      '5 days: Send a card (form B)',
      '12 days: Phone, note it in the ILS',
      '3 weeks: Bill them, fee 4%',
      '2 months: Block the account',
    ]);
    expect(documentOf(request).title).toBe('Overdue Books');
  });

  it('what else is asked belongs to the question', () => {
    expect(statedSteps('Mayday\nTake the call. Ask where they are, anyone hurt or cold.')).toContain(
      'Ask where they are, anyone hurt or cold',
    );
  });

  it('what is done after a bracket keeps its small letter', () => {
    const steps = statedSteps('Boats\nLog in. I call the skipper (Jan, 0151 333) and drive in. Then I tell Dr. Lund.');
    expect(steps).toContain('Call the skipper (Jan, 0151 333) and drive in');
  });

  it('nobody gives a call to whoever writes', () => {
    expect(statedSteps('Frost\nOpen the app. I get a call from the grower.').join('\n')).not.toContain('Give me');
  });
});

describe('draftSop reads what stands in one line (drafting 3)', () => {
  it('numbers without stops, and no amounts', () => {
    expect(
      statedSteps(
        'what we do with lost dogs: 1 check the collar 2 call the owner, wait 3 days 3 put up 2 posters 4 ring the shelter',
      ),
    ).toEqual(['Check the collar', 'Call the owner', 'Wait 3 days', 'Put up 2 posters', 'Ring the shelter']);
    expect(documentOf('what we do with lost dogs: check the collar, call the owner').title).toBe('Lost Dogs');
  });

  it('the document that is wanted, after all', () => {
    expect(documentOf('Forget that, what I need is the locker procedure: open it, empty it, wipe it.').title).toBe(
      'Locker Procedure',
    );
  });

  it('a part of the work before a dash', () => {
    const document = documentOf(
      'Guide: wood splitter\nBefore use – check the oil. Clear the ground.\nAfter use – lower the wedge. Close the valve.',
    );
    expect(document.phases.map(({ title }) => title)).toEqual(['Before use', 'After use']);
  });

  it('what is told of each, and for whom it is done', () => {
    expect(statedSteps('Rounds\nGo from tent to tent: how they slept, coughs, food.')).toContain(
      'Go from tent to tent: how they slept, coughs, food',
    );
    expect(statedSteps('Ward\nRing the bell. New guests: explain the exits and show the kitchen.')).toContain(
      'For new guests: Explain the exits',
    );
  });

  it('whom an order is about, without the time that follows', () => {
    expect(statedSteps('Radio\nNina books the singer three days before and sends them the map.')).toContain(
      'Send them the map — Nina',
    );
    expect(documentOf('Rollover forms county fair: sign them.').roles.map(({ name }) => name)).not.toContain(
      'Rollover',
    );
  });
});

describe('draftSop says a case that is only named as one says it (drafting 3)', () => {
  it.each([
    ['Broken glass: sweep it up with the brush.', 'In case of broken glass'],
    ['Fog under 500 m: sound the horn.', 'In case of fog under 500 m'],
    ['Wed: clean the taps.', 'On Wed'],
    ['Day 2: paint the wall.', 'On day 2'],
    ['Rain coming: close the hatch.', 'If rain coming'],
    ['Out of tolerance: repeat the test.', 'Out of tolerance'],
    ['Not OK: tell the office.', 'Not OK'],
    ['Anyone who gets hurt: call the nurse.', 'For anyone who gets hurt'],
    ['New patients: explain the bill.', 'For new patients'],
    ['Fortnightly: check the oil.', 'Fortnightly'],
    ['Red light -> stop the belt', 'On red light'],
    ['10:30 – check the oven.', '10:30'],
    ['Difference up to 2% or £25: Ada adjusts it.', 'If difference up to 2% or £25'],
  ])('%j', (item, condition) => {
    const { phases } = documentOf(`Looking after the bar.\n- Wipe the counter.\n- ${item}\n- Lock the door.`);
    const said = phases.flatMap(({ steps }) => steps).flatMap((step) => step.when ?? []);
    expect(said).toEqual([condition]);
  });
});

it('draftSop takes "role: somebody" for no work of theirs (drafting 3.4)', () => {
  const { phases } = documentOf('School trips\n- Trip leader: the class teacher\n- Count the children.');
  const texts = phases.flatMap(({ steps }) => steps).map(({ text }) => text);
  expect(texts).toEqual(['Trip leader: the class teacher', 'Count the children']);
});
