import { describe, expect, it } from '@jest/globals';
import { draftSop } from './draft-sop.js';
import { statedSteps } from './testing/steps-of-draft.js';

const titleOf = (request: string): string => draftSop(request).document.title;
const list = (...items: string[]): string => ['Closing the gym', ...items.map((item) => `- ${item}`)].join('\n');

describe('draftSop writes out what notes say (drafting 3.2)', () => {
  it.each([
    ['treadmills counted, sauna off', ['Count treadmills', 'Switch the sauna off']],
    ['steam off by 9', ['Turn the steam off by 9']],
    ['safety vests on before the yard', ['Put safety vests on before the yard']],
    ['hairnet off, shoes off', ['Take the hairnet off', 'Take shoes off']],
    ['blinds down, stools up', ['Put blinds down', 'Put stools up']],
    ['weights back on the rack', ['Put weights back on the rack']],
    ['mats away', ['Put mats away']],
    ['thermostat to 16', ['Set the thermostat to 16']],
    ['takings to the manager', ['Give takings to the manager']],
    ['lost property to reception', ['Take lost property to reception']],
    ['photos of the pool to the manager group', ['Send photos of the pool to the manager group']],
    ['invoices to Datev', ['Send invoices to Datev']],
    ['pumps off, wet towels in the basket', ['Switch pumps off', 'Put wet towels in the basket']],
    ['mask on', ['Put the mask on']],
    ['new label on', ['Put new label on']],
  ])('%s', (note, steps) => {
    expect(statedSteps(list('check the lockers', note))).toEqual(['Check the lockers', ...steps]);
  });

  it.each([
    ['a thing that may be worn or run', 'belt on'],
    ['what stands where', 'damage to the door'],
    ['a name for a way', 'entrance to the pool'],
    ['how it is gone over', 'top to bottom'],
    ['what goes by itself', 'sales up'],
    ['more than one thing to do', 'barrier down and bolted'],
  ])('and leaves %s as it was written: %s', (_what, note) => {
    const [, kept] = statedSteps(list('check the lockers', note));
    expect(kept?.toLowerCase()).toBe(note);
  });

  it('reads notes before the first order as work, and no longer as remarks', () => {
    expect(statedSteps('Planetarium. Dome lights on. Projector on. Dust the seats.')).toEqual([
      'Switch dome lights on',
      'Switch the projector on',
      'Dust the seats',
    ]);
  });

  it('takes what follows an order for a part of it', () => {
    expect(statedSteps(list('check the lockers', 'read the pressure, barometer on the wall'))).toEqual([
      'Check the lockers',
      'Read the pressure, barometer on the wall',
    ]);
  });

  it('gives each thing to do in a cell of a table a step, and leaves what it is not sure of in one', () => {
    const table = [
      '| Time | Who | What |',
      '|---|---|---|',
      '| 05:00 | Baker | Oven lit, tins greased |',
      '| 06:00 | Driver | Keys to the office |',
      '| 06:30 | Driver | Crates, labels |',
      '| 07:00 | Clerk | Takes the calls and writes the list |',
    ].join('\n');
    expect(statedSteps(`Bakery mornings\n${table}`)).toEqual([
      '05:00: Light oven — Baker',
      '05:00: Grease tins — Baker',
      '06:00: Take keys to the office — Driver',
      '06:30: Crates, labels — Driver',
      '07:00: Take the calls and write the list — Clerk',
    ]);
  });

  it('names it by the case that it opens with', () => {
    expect(
      titleOf('Before the concert: chairs counted, piano tuned, fire doors checked and the program printed.'),
    ).toBe('Before the Concert');
  });
});
