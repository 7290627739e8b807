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
    ['pumps back on, lamps back on the shelf', ['Switch pumps back on', 'Put lamps back on the shelf']],
    ['new label on', ['Put new label on']],
    ['traps out, benches in', ['Put traps out', 'Bring benches in']],
    ['mares in from the hill', ['Bring mares in from the hill']],
    ['reminders out by the 3rd', ['Send reminders out by the 3rd']],
    ['corks out', ['Take corks out']],
    ['roof rack on', ['Put roof rack on']],
    ['tiles off the pallet', ['Take tiles off the pallet']],
    ['ropes round the posts', ['Put ropes round the posts']],
    ['key ring on hook 4', ['Put the key ring on hook 4']],
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
    ['what is read off', 'weight in'],
    ['what is found on a thing', 'scratches on the glass'],
    ['what comes last', 'last mare out'],
    ['what is paid less', '5 percent off the bill'],
    ['what takes place somewhere', 'inspection in the yard'],
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

describe('draftSop understands what was typed in short (drafting 3.1)', () => {
  it.each([
    ['First u lock the gate n hang the key on the hook.', ['Lock the gate', 'Hang the key on the hook']],
    ['Before ya leave, check the stove.', ['[Before ya leave] Check the stove']],
    ['Sort the towels. Wash em at 60 degrees.', ['Sort the towels', 'Wash them at 60 degrees']],
    ['Wipe ur desk w/ the spray, then u empty the bin.', ['Wipe ur desk w/ the spray', 'Empty the bin']],
    ['If ppl complain u call the manager.', ['[If ppl complain] Call the manager']],
  ])('%s', (request, steps) => {
    const drafted = draftSop(request).document.phases.flatMap((phase) =>
      phase.steps.flatMap(({ text, when, src }) => (src === 'prompt' ? [when ? `[${when}] ${text}` : text] : [])),
    );
    const excepted = draftSop(request).document.exceptions.flatMap((one) =>
      one.src === 'prompt' ? [`[If ${one.when.replace(/^If /u, '').toLowerCase()}] ${one.then}`] : [],
    );
    expect([...drafted, ...excepted]).toEqual(steps);
  });

  it('and takes the letters of names and measures for what they are', () => {
    expect(statedSteps('Mount the switch in rack n. Leave 2 u free above it.')).toEqual([
      'Mount the switch in rack n',
      'Leave 2 u free above it',
    ]);
  });
});

describe('draftSop reads clauses of several kinds (drafting 3.2, 3.4)', () => {
  it.each([
    ['Jars that are cracked go in the glass bin.', ['Put jars that are cracked in the glass bin']],
    ['Mark checks off every pallet.', ['Check off every pallet — Mark']],
    ['Grace opens the side door.', ['Open the side door — Grace']],
    ['Fire safety walk: guest lists printed, child seats if ordered.', ['Print guest lists, child seats if ordered']],
    ['Measure the milk. pH > 6.8 = throw it away.', ['Measure the milk', 'If pH > 6.8: Throw it away']],
  ])('%s', (request, steps) => {
    expect(statedSteps(request)).toEqual(steps);
  });

  it('ends a condition after "something"', () => {
    const { exceptions } = draftSop('Pack the box. If we run out of something we replace it.').document;
    expect(exceptions.filter(({ src }) => src === 'prompt').map(({ then }) => then)).toEqual(['Replace it']);
  });

  it('begins the title with the case, and not with what is said to the listener', () => {
    expect(titleOf('so you know, when a guest loses a key card right, first thing u block the old one.')).toBe(
      'What to Do When a Guest Loses a Key Card',
    );
  });
});
