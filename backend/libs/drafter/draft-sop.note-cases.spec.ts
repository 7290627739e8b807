import { describe, expect, it } from '@jest/globals';
import { draftSop } from './draft-sop.js';
import { statedSteps } from './testing/steps-of-draft.js';

const documentOf = (request: string) => draftSop(request).document;
const rulesOf = (request: string): string[] =>
  documentOf(request).safety.flatMap(({ src, text }) => (src === 'prompt' ? [text] : []));
const list = (...items: string[]): string => ['Hat shop notes', ...items.map((item) => `- ${item}`)].join('\n');
const read = (item: string): string[] => statedSteps(list('count the boxes', item)).slice(1);

describe('draftSop keeps the case of a note on all that is done in it (drafting 3.2)', () => {
  it.each([
    ['any hat w/ stains: brush it, tag it', ['For any hat w/ stains: Brush it', 'For any hat w/ stains: Tag it']],
    [
      'any box without a label: open it, put it on shelf 2',
      ['For any box without a label: Open it', 'For any box without a label: Put it on shelf 2'],
    ],
    [
      'felt torn: glue if small, otherwise send to the mill',
      ['If felt torn: Glue if small', 'If felt torn, otherwise: Send to the mill'],
    ],
    [
      'broken clasp: replace, otherwise order from Bern',
      ['In case of broken clasp: Replace', 'If broken clasp, otherwise: Order from Bern'],
    ],
    ['brim curling: steam it', ['If brim curling: Steam it']],
    ['floor cleaning: sweep, mop, dry', ['Floor cleaning: sweep, mop, dry']],
  ])('%s', (item, steps) => {
    expect(read(item)).toEqual(steps);
  });

  it.each([
    ['alarm sounding: leave the room, do not go back', 'Alarm sounding: Do not go back'],
    ["paint flaking: sand it, don't paint over it", "Paint flaking: Don't paint over it"],
  ])('and on what must not be done: %s', (item, rule) => {
    expect(rulesOf(list('count the boxes', item))).toEqual([rule]);
  });

  it.each([
    ['dry the hull -> hang it on rack 3', ['Dry the hull', 'Hang it on rack 3']],
    [
      'count paddles -> write the number on the board -> lock the shed',
      ['Count paddles', 'Write the number on the board', 'Lock the shed'],
    ],
    ['split seam -> bin it', ['If split seam: Bin it']],
    ['run out of wax -> order more', ['If run out of wax: Order more']],
    ['rope frayed -> cut it off', ['If rope frayed: Cut it off']],
  ])('reads an arrow between orders as "then", and any other as a case: %s', (item, steps) => {
    expect(read(item)).toEqual(steps);
  });

  it.each([
    ['photo straight on, no people in it', 'Photo straight on, no people in it'],
    ['pounce pattern, chalk, brushes (4, 8, 12)', 'Pounce pattern, chalk, brushes (4, 8, 12)'],
    ['test run with empty drum', 'Test run with empty drum'],
    ['permit printed, if the sign hangs over a pavement', 'Permit printed, if the sign hangs over a pavement'],
  ])('keeps together what only together says something: %s', (item, step) => {
    expect(read(item)).toEqual([step]);
  });

  it('makes nobody of a price the one who works', () => {
    expect(
      documentOf(list('Jo takes the order. Deposit 50% (regulars none)', 'fold the cloth')).roles.map(
        ({ name }) => name,
      ),
    ).not.toContain('Regulars');
  });

  it('puts no article before a name', () => {
    const { phases } = documentOf(list('Odile counts the jars', 'taste a spoon per jar (Odile only)'));
    const cautions = phases.flatMap(({ steps }) => steps.map(({ caution }) => caution));
    expect(cautions).toContain('To be done by Odile only');
  });
});

describe('draftSop keeps what a cell of notes says whole (drafting 3.6)', () => {
  const TABLE = `Lighthouse visitors

| Time | Who | Task | Notes |
|---|---|---|---|
| 08:00 | Keeper | Lamp checked | smoke seen = tower closed, ring the coast guard |
| 09:00 | Guide | Doors open | not before the keeper has signed |
| 12:00 | Helper | Rolls in, urns filled | |
| 13:00 | Helper | Slops ashore, never overboard | |
| 16:00 | Keeper | Clocks out | |`;

  it('and takes no plural for a verb', () => {
    expect(statedSteps(TABLE)).toEqual([
      '08:00: Check lamp (smoke seen = tower closed, ring the coast guard) — Keeper',
      '09:00: Open doors (not before the keeper has signed) — Guide',
      '12:00: Rolls in, urns filled — Helper',
      '13:00: Slops ashore, never overboard — Helper',
      '16:00: Clock out — Keeper',
    ]);
    expect(rulesOf(TABLE)).toEqual([]);
  });
});

describe('draftSop reads what is asked with an "if not" behind it (drafting 3.2)', () => {
  it.each([
    ['ramp dry? if not stay closed', ['Ramp dry', 'Otherwise: Stay closed']],
    ['gate locked? Otherwise call the porter', ['Lock gate', 'Otherwise: Call the porter']],
    ['labels readable? if not reprint', ['Labels readable, otherwise reprint']],
  ])('%s', (item, steps) => {
    expect(read(item)).toEqual(steps);
  });

  it('keeps a ban of that case with what is measured', () => {
    const { exceptions, safety } = documentOf(
      list(
        'count the boxes',
        'the presser checks the steam log -- must be 18 to 24 C, if not no run until the boss has been called',
      ),
    );
    expect(exceptions.flatMap(({ when, then, src }) => (src === 'prompt' ? [`${when}: ${then}`] : []))).toEqual([
      'The result is not 18 to 24 C: No run until the boss has been called',
    ]);
    expect(safety.filter(({ src }) => src === 'prompt')).toEqual([]);
  });
});

describe('draftSop reads tables however they are set (drafting 3.6)', () => {
  it('with blanks between their columns', () => {
    const table = `Trawler morning

WHAT              WHO        WHEN
Pumps primed      Engineer   05:00
Nets checked      Deckhand   before leaving
Ice loaded        Deckhand   after 05:30`;
    expect(statedSteps(table)).toEqual([
      '05:00: Prime pumps — Engineer',
      'Before leaving: Check nets — Deckhand',
      'After 05:30: Load ice — Deckhand',
    ]);
  });

  it('with a mark for the same as beside or above it', () => {
    const beside = `Barber shop\n\nWhen | Trainee | Barber\nopening | sweeps the floor | checks the till\nbreak | no phones | same\nclosing | empties the bins | locks the door`;
    expect(rulesOf(beside)).toEqual(['Break: Trainee: no phones', 'Break: Barber: no phones']);
    const above = `Barber shop\n\nWho | Task | Time\nTrainee | sweep the floor | 08:00\n" | fold the towels | "\nBarber | lock the door | 18:00`;
    expect(statedSteps(above)).toContain('08:00: Fold the towels — Trainee');
  });

  it('and keeps an order that says not what it is done to with its row', () => {
    const table = `Climbing hall

Item | Who | Task | Comment
Ropes | Rigger | Hang up the ropes | replace if frayed
Helmets | Helper | Sort the helmets | wash on Fridays`;
    expect(statedSteps(table).join('\n')).toMatch(/\(replace if frayed\)[\s\S]*\(wash on Fridays\)/u);
  });
});

describe('draftSop leaves out what a chat is asked for and how things seemed (drafting 3.6)', () => {
  it('as work', () => {
    const chat = `Ana: Guys the lobby looked awful again
Bo: wipe the glass, mop the floor
Ana: Petra's gone
Bo: switch the lights off, guests touch the timer otherwise`;
    expect(statedSteps(chat)).toEqual(['Wipe the glass', 'Mop the floor', 'Switch the lights off']);
  });
});

describe('draftSop loses no word of an item (drafting 3.1)', () => {
  it('that says what it must not be, behind a label', () => {
    expect(read('muddy boots: dry brush, NOT water')).toEqual(['Muddy boots: dry brush, NOT water']);
  });

  it('that leaves a blank for its value', () => {
    const { notes, phases } = documentOf(list('count the boxes', 'pressure test (result: ____ )'));
    expect(JSON.stringify([notes, phases])).toContain('Pressure test');
  });
});
