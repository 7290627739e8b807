import { describe, expect, it } from '@jest/globals';
import { draftSop } from './draft-sop.js';
import { statedSteps } from './testing/steps-of-draft.js';

const documentOf = (told: string) => draftSop(`Opening the weir. Check the sluice. ${told}`).document;
const isTold = ({ src }: { src: string }): boolean => src === 'prompt';
/** "Keeper - When it rains: Ring the bell", "The pump fails | Call the engineer", "! Never …", of steps, exceptions and rules. */
const toldOf = (told: string): string[] => {
  const { phases, exceptions, safety } = documentOf(told);
  const steps = phases.flatMap((phase) => phase.steps).filter(isTold);
  return [
    ...steps.map(({ text, when, role }) => `${role ? `${role} - ` : ''}${when ? `${when}: ` : ''}${text}`),
    ...exceptions.filter(isTold).map(({ when, then }) => `${when} | ${then}`),
    ...safety.filter(isTold).map(({ text }) => `! ${text}`),
  ].filter((line) => !line.endsWith('Check the sluice'));
};

describe('draftSop keeps the second half of a sentence whole (drafting 3.2)', () => {
  it.each<[string, string[]]>([
    // A second thing, where an act would have another ending.
    [
      'The keeper walks round the boat, notes visible rust and damage on the form, and asks for a signature.',
      [
        'Keeper - Walk round the boat',
        'Keeper - Note visible rust and damage on the form',
        'Keeper - Ask for a signature',
      ],
    ],
    [
      'The clerk records any cuts and stains on the card and phones the owner.',
      ['Clerk - Record any cuts and stains on the card', 'Clerk - Phone the owner'],
    ],
    ['The clerk checks the ropes for wear and tear.', ['Clerk - Check the ropes for wear and tear']],
    [
      'Nets are washed and checked for holes and knots by the keeper.',
      ['Wash nets', 'Keeper - Check nets for holes and knots'],
    ],
    // Whoever acts goes on behind a comma.
    [
      'The clerk listens to the tapes if there are any, and speaks to the crew.',
      ['Clerk - Listen to the tapes if there are any', 'Clerk - Speak to the crew'],
    ],
    [
      'The clerk sends a reminder to anyone who has not replied, and on the 23rd calls them.',
      ['Clerk - Send a reminder to anyone who has not replied', 'Clerk - On the 23rd: Call them'],
    ],
    // Whoever is told or asked acts.
    [
      'The skipper is phoned and decides whether the trip goes on.',
      ['Phone the skipper', 'Skipper - Decide whether the trip goes on'],
    ],
    ['The plumber is called and waits at the gate.', ['Call the plumber', 'Plumber - Wait at the gate']],
    // The preposition of a verb goes before what it is done to.
    ['Late calls are still dealt with.', ['Deal with late calls']],
    ['Torn nets are reported and disposed of.', ['Report torn nets', 'Dispose of torn nets']],
    // What it is done to is said again.
    [
      'Ten logs are drawn and checked for tone, wording and time by the keeper.',
      ['Draw ten logs', 'Ten logs are checked for tone, wording and time by the keeper'],
    ],
    // Somebody who is told apart.
    [
      'The audit is done by somebody in the finance team who has not seen the books.',
      ['Somebody in the finance team who has not seen the books - Do the audit'],
    ],
    // How things are.
    ['Members are entitled to two guests.', ['Members are entitled to two guests']],
    // To whom else.
    [
      'Leaks are reported to the office and, if the keeper thinks it necessary, to the coast guard.',
      ['Report leaks to the office and, if the keeper thinks it necessary, to the coast guard'],
    ],
    [
      'Let the oil cool down below 40 °C, then drain it into the can.',
      ['Let the oil cool down below 40 °C', 'Drain the oil into the can'],
    ],
    // How often stands before the thing.
    ['Every quarter twenty logs are drawn at random.', ['Every quarter: Draw twenty logs at random']],
    ['Ring the owner there and then.', ['Ring the owner there and then']],
    [
      'Breaker off at the panel and tagged, and before you open it you test it.',
      ['Breaker off at the panel and tagged, and before you open it you test it'],
    ],
    ['Fill it up first, otherwise the seals burn out in a minute.', ['Fill it up first']],
    ['Start the pump, close hood.', ['Start the pump', 'Close hood']],
    [
      'Every boat gets a color: red, amber, repair, works and roads, or white.',
      ['Give every boat a color: red, amber, repair, works and roads, or white'],
    ],
  ])('%s', (told, expected) => {
    expect(toldOf(told)).toEqual(expected);
  });
});

describe('draftSop keeps a rule with what it is of, and with its exception (drafting 3.2)', () => {
  it.each<[string, RegExp]>([
    [
      'Clerks may refund up to 20 euros without asking, supervisors up to 100, and the manager up to 500.',
      /^! Clerks may .* asking, supervisors up to 100, and the manager up to 500$/u,
    ],
    ['The red crate is for glass and never leaves the yard.', /^! The red crate never leaves the yard$/u],
    ['Trainees start at eight and never work alone.', /^! Trainees never work alone$/u],
    [
      "Parent helpers count towards the ratio but they're never left alone with a group.",
      /^! Parent helpers are never left alone with a group$/u,
    ],
    [
      'We do not call guests ourselves, as that has caused trouble, unless it is a passport.',
      /^! We do not call guests ourselves, as that has caused trouble, unless it is a passport$/u,
    ],
    [
      'Crates must be dry and carry a label, otherwise they are sent back.',
      /^Crates are not dry or do not carry a label \| Send them back$/u,
    ],
    [
      'Tins must hold ice and be filled to the mark, otherwise the catch is refused.',
      /^Tins do not hold ice or are not filled to the mark \| Refuse the catch$/u,
    ],
    ['The cold store is at -18, with -15 tolerated for an hour.', /-18, with -15 tolerated for an hour$/u],
  ])('%s', (told, expected) => {
    expect(toldOf(told).join('\n')).toMatch(new RegExp(expected.source, 'mu'));
  });
});

describe('draftSop keeps what holds in the other case with its sentence (drafting 3.2)', () => {
  it.each([
    [
      'Vests are lent for a week if there is a race, otherwise for a day.',
      'Lend vests for a week if there is a race, otherwise for a day',
    ],
    [
      'Boaters get a badge if they stay overnight, otherwise a sticker.',
      'Give boaters a badge if they stay overnight, otherwise a sticker',
    ],
    [
      "If the work can't be done, because a part is missing, the owner gets a call before noon.",
      "The work can't be done, because a part is missing | Give the owner a call before noon",
    ],
    [
      'If the clerk reports illness, or if three or more complaints from one lock come in within a day, the office informs the lab.',
      'Office - If the clerk reports illness, or if three or more complaints from one lock come in within a day: Inform the lab',
    ],
  ])('%s', (told, expected) => {
    expect(toldOf(told)).toContain(expected);
  });

  it('reads bands that begin with "for"', () => {
    expect(
      toldOf(
        'For groups of up to 10 boats every log is read, for 11 to 50 we read one in five, and above 50 we read two.',
      ),
    ).toEqual(['For groups of up to 10 boats: Read every log', 'For 11 to 50: Read one in five', 'Above 50: Read two']);
  });

  it('takes "> 5 %" for a limit and no bullet', () => {
    const { document } = draftSop('Count the buoys.\nup to 2 % ok\n> 5 % tell Ines before 12\nWrite the result down.');
    expect(document.phases.flatMap(({ steps }) => steps).map(({ text }) => text)).toContain(
      '> 5 % tell Ines before 12',
    );
  });

  it('cuts no opening inside of brackets', () => {
    const { document } = draftSop(
      'At our yard (6 berths, a crane, nobody on Sunday) keys cause trouble, so a procedure helps. The finder brings the key to the desk.',
    );
    expect(document.trigger).toBeNull();
  });
});

describe('draftSop keeps a list with the verb that it is of (drafting 3.2)', () => {
  it.each<[string, string[]]>([
    [
      'The crew check that the vests are in, that the rafts are in date, the pump runs and gives 4 bar, and the ramps are clear.',
      [
        'Crew - Check that the vests are in, that the rafts are in date, the pump runs and gives 4 bar, and the ramps are clear',
      ],
    ],
    [
      'We do not carry petrol, gas, paint, ammunition or pets.',
      ['! We do not carry petrol, gas, paint, ammunition or pets'],
    ],
    ["Don't panic, stop the belt or call the lead.", ['Stop the belt or call the lead', "! Don't panic"]],
    [
      'The keeper rings the owner an hour before arrival, walks through every room with them and takes photos of marks.',
      [
        'Keeper - Ring the owner an hour before arrival',
        'Keeper - Walk through every room with them',
        'Keeper - Take photos of marks',
      ],
    ],
    [
      'Vests are lent for five years, the old ropes for one season.',
      ['Lend vests for five years, the old ropes for one season'],
    ],
    ['Up to four wheelchairs are allowed per trip.', ['! Up to four wheelchairs are allowed per trip']],
    [
      "If wind is over 10 m/s we don't go out, between 7 and 10 only with the cable.",
      ["! If wind is over 10 m/s: We don't go out, between 7 and 10 only with the cable"],
    ],
    ['A leaking tin is carried out at once, and I am called.', ['Carry out a leaking tin at once, call me']],
    [
      'If the strip is above 100, nobody moves the tin, the room is closed and the lab called.',
      ['The strip is above 100 | Close the room; call the lab', '! If the strip is above 100: Nobody moves the tin'],
    ],
    [
      "No one can borrow a boat while they owe money, though children's cards are never blocked.",
      ["! No one can borrow a boat while they owe money, though children's cards are never blocked"],
    ],
    [
      'At least a week before, she writes a note with the loans, the alarms that are open, and guests who have booked.',
      [
        'At least a week before: She writes a note with the loans, the alarms that are open, and guests who have booked',
      ],
    ],
  ])('%s', (told, expected) => {
    expect(toldOf(told)).toEqual(expected);
  });

  it('gives nobody all of the work for doing one thing of it, nor a thing before an article', () => {
    const rolesOf = (request: string) =>
      draftSop(request).document.phases.flatMap(({ steps }) => steps.filter(isTold).map(({ role }) => role));
    expect(
      rolesOf(
        'We take a deposit. The clerk takes the money. When the lease ends, the porter does the check-out. Sign the form.',
      ),
    ).toEqual([null, 'Clerk', 'Porter', null]);
    expect(
      rolesOf('Open the valve. For a gas smell the tenant must be told to open windows. Sweep the hall.'),
    ).not.toContain('A gas smell the tenant');
  });
});

describe('draftSop reads how things stay (drafting 3.2)', () => {
  it.each([
    ['The gate remains closed during the race.', 'Leave the gate closed during the race'],
    ['The oars stay locked in the shed.', 'Leave the oars locked in the shed'],
    ['The pilot remains in the boat with the doors shut.', 'Remain in the boat with the doors shut — Pilot'],
  ])('%s', (told, step) => {
    expect(statedSteps(`Pier\n\nThe keeper counts the oars. The helper oils the hinge. ${told}`)).toContain(step);
  });

  it('takes "the same" for nobody who acts', () => {
    const { roles } = draftSop(
      'Pier\n\nThe keeper counts the oars. The same goes for boats over 12 m. The helper oils the hinge.',
    ).document;
    expect(roles.map(({ name }) => name)).toEqual(['Keeper', 'Helper']);
  });
});
