import { describe, expect, it } from '@jest/globals';
import { draftSop } from './draft-sop.js';
import { statedSteps } from './testing/steps-of-draft.js';
import { lowerFirst } from './text/words.js';

/** Rules, then steps as "case: order — who", then exceptions. */
function linesOf(request: string): string[] {
  const { safety, exceptions } = draftSop(request).document;
  return [
    ...safety.filter(({ src }) => src === 'prompt').map(({ text }) => text),
    ...statedSteps(request),
    ...exceptions.filter(({ src }) => src === 'prompt').map(({ when, then }) => `If ${lowerFirst(when)}: ${then}`),
  ];
}

const inShop = (...lines: string[]) =>
  linesOf(['Shop', ...['Lock the door', ...lines].map((line) => `- ${line}`)].join('\n'));

describe('draftSop keeps a case whole (drafting 3.2)', () => {
  it.each([
    [
      'Weigh the sack. If the label, the date or the lot number is missing, send it back.',
      'If the label or the date or the lot number is missing: Send it back',
    ],
    [
      'Empty the bin. If there is glass, wire or a stone in it, tip it out and call the foreman.',
      'If there is glass, wire or a stone in it: Tip it out',
    ],
    [
      'Start the pump. If you see rust, cracks or leaks, stop the pump.',
      'If you see rust, cracks or leaks: Stop the pump',
    ],
    [
      'Open the door. When a guest is loud, rude or drunk, the doorman asks him to leave.',
      'When a guest is loud, rude or drunk: Ask him to leave — Doorman',
    ],
    [
      'Open the box. If the lid is cracked, the seal is broken or the can is dented, reject it.',
      'If the lid is cracked, the seal is broken or the can is dented: Reject it',
    ],
    // What is done may have an "or", too.
    ['Lock up. If it rings, call Ann or Bob, then leave.', 'If it rings: Call Ann or Bob, then leave'],
    [
      'Lock up. If the till is short, the lead or the manager counts it again, the cashier waits.',
      'If the till is short: Count it again — Lead or the manager',
    ],
  ])('that lists several things: %s', (request, expected) => {
    expect(linesOf(request)).toContain(expected);
  });

  it.each([
    [
      'For returns the clerk checks the seal and prints a label.',
      ['For returns: Check the seal — Clerk', 'For returns: Print a label — Clerk'],
    ],
    [
      'At reception the guard checks the pass, then hands out a badge.',
      ['At reception: Check the pass — Guard', 'At reception: Hand out a badge — Guard'],
    ],
    // Of whom else something is told, it is not said.
    [
      'For returns the clerk prints a label, the porter locks the gate.',
      ['For returns: Print a label — Clerk', 'Lock the gate — Porter'],
    ],
  ])('that all acts of somebody belong to: %s', (request, expected) => {
    expect(linesOf(request)).toEqual(expected);
  });

  it.each([
    ['Twenty minutes before the end you stop and sweep the hall.', 'Twenty minutes before the end: '],
    ['An hour after the start you check the level and add water.', 'An hour after the start: '],
    ['Two hours before the time we agreed, ring the customer.', 'Two hours before the time we agreed: '],
  ])('that is a time: %s', (request, expected) => {
    const lines = linesOf(request);
    expect(lines.length).toBeGreaterThan(0);
    for (const line of lines) expect(line).toMatch(new RegExp(`^${expected}\\p{Lu}`, 'u'));
  });

  it.each([
    [
      'Print the list. The clerk opens the letter and if it is urgent calls the manager.',
      'If it is urgent: Call the manager — Clerk',
    ],
    ['Read the dial. If it is between 4 and 6 do nothing.', 'If it is between 4 and 6: Do nothing'],
    [
      'Print the list. If it is on the sheet the foreman walks round with them.',
      'If it is on the sheet: Walk round with them — Foreman',
    ],
  ])('that ends before what is done: %s', (request, expected) => {
    expect(linesOf(request)).toContain(expected);
  });

  it('that has one word: the part of a day', () => {
    expect(inShop('morning: sweep the floor, fill the jars')).toEqual([
      'Lock the door',
      'In the morning: Sweep the floor',
      'In the morning: Fill the jars',
    ]);
  });

  it.each([
    ['spill over 500 ml -> everyone out, ring the guard', ['If spill over 500 ml: Everyone out, ring the guard']],
    ['guest says bites -> believe them', ['If guest says bites: Believe them']],
    ['customer without a card -> ring the desk', ['For customer without a card: Ring the desk']],
    ['wax = stop and rebook', ['In case of wax: Stop and rebook']],
    ['skunk = tarp held up high, walk slow', ['In case of skunk: Hold tarp up high', 'In case of skunk: Walk slow']],
    // What a thing is, is no case of it.
    ['value = invoice plus freight', ['Value = invoice plus freight']],
    ['consent box = visitor ticks it himself, never us', ['Consent box = visitor ticks it himself, never us']],
    // An order before an arrow is none either.
    ['wipe the shelf -> dry it', ['Wipe the shelf', 'Dry it']],
  ])('before an arrow: %s', (line, expected) => {
    expect(inShop(line)).toEqual(['Lock the door', ...expected]);
  });

  it('that stands in a column of numbered days', () => {
    const table =
      'Closing the books\n\nWorking day | Task | Who\n-1 | Send the mail | Joel\n1 | Lock the period | Joel\n2 | Print the balance | Ann';
    expect(linesOf(table)).toEqual([
      'On working day -1: Send the mail — Joel',
      'On working day 1: Lock the period — Joel',
      'On working day 2: Print the balance — Ann',
    ]);
    const hours =
      'Opening\n\nTime | Task | Who\n7 | Unlock the door | Joel\n8 | Count the till | Ann\n9 | Light the oven | Ann';
    expect(linesOf(hours).join('\n')).not.toContain('Time 7');
  });

  it('and leaves "it" where the case may be what is meant', () => {
    expect(linesOf('Fill the tank. If a nozzle drips, turn off the pump and change it.')).toContain(
      'If a nozzle drips: Change it',
    );
    expect(linesOf('If it rains, take the tent and fold it.')).toContain('If it rains: Fold the tent');
  });
});

describe('draftSop makes no work of what is none (drafting 3.2, 3.4)', () => {
  it.each([
    ['Chain the goals. A boy in the next village drowned like that.', /drown a boy/iu],
    ['Take the samples. One set of three per load.', /set one of/iu],
    ['Grind the floor. Six hours with the fan on before any paint goes in.', /switch six/iu],
    ['Fix the ladder. Only then red goes in with the date on it.', /put only/iu],
    ['Start the engine. The launch picks up people, never mind the boat.', /launch never mind/iu],
  ])('%s', (request, wrong) => {
    const lines = linesOf(request);
    expect(lines.length).toBeGreaterThan(0);
    expect(lines.join('\n')).not.toMatch(wrong);
  });

  it.each([
    ['Size the ring. Two sizes up is fine, anything more Mr Hall sees first.', 'Mr Hall'],
    ['Sweep the hall. Three times not done and the club loses the slot until the council has decided.', null],
    ['Print the slip. The slip is signed by both before they leave.', null],
  ])('and nobody of it: %s', (request, who) => {
    const { roles } = draftSop(request).document;
    expect(roles.filter(({ src }) => src === 'prompt').map(({ name }) => name)).toEqual(who === null ? [] : [who]);
  });

  it('and no record of how many there are, or how long they are kept (drafting 3.4)', () => {
    const { records } = draftSop(
      'Grading eggs\n\nWork\nCheck the scales. Lock the door.\n\nRecords\nForm G, one per flock and day, log book, archive 2 years.',
    ).document;
    expect(records.map(({ name, keep }) => `${name}: ${keep}`)).toEqual([
      'Form G (one per flock and day): null',
      'Log book: 2 years',
    ]);
  });
});

describe('draftSop gives every act its form (drafting 3.3)', () => {
  it.each([
    ['Count the till. The porter sets the alarm and locks up.', 'Set the alarm and lock up — Porter'],
    ['Check the wheel. One of you goes in with the tape.', 'Go in with the tape'],
    ['Check the wheel. Everybody stands back before the truck moves.', 'Everybody stands back before the truck moves'],
  ])('%s', (request, expected) => {
    expect(linesOf(request)).toContain(expected);
  });

  it.each([
    [
      'so first you wipe the deck and put your hand on it then sweep it then prime it and leave the primer till it is dry',
      ['Sweep it', 'Prime it'],
    ],
    [
      'so then you carry it in still wrapped take the wrap off in the room not in the hall check it with the customer and sign the paper',
      ['Take the wrap off in the room not in the hall', 'Check it with the customer'],
    ],
  ])('also where it was dictated: %s', (request, expected) => {
    expect(linesOf(request)).toEqual(expect.arrayContaining(expected));
  });
});

describe('draftSop leaves what says more of an item with it (drafting 3.2)', () => {
  it.each([
    ['power off at the isolator. not just the switch', 'Switch the power off at the isolator, not just the switch'],
    ['compare net weight, box and bill. all 3 same', 'Compare net weight, box and bill, all 3 same'],
    ['tip the foul line to the pins. never the same mop', 'Tip the foul line to the pins, never the same mop'],
  ])('%s', (item, expected) => {
    expect(inShop(item)).toEqual(['Lock the door', expected]);
  });

  it.each([
    ['check the seal. call Ann if broken', 'Call Ann'],
    ['wash the pan. dry it', 'Dry it'],
    ['wipe the counter. never use bleach', 'Never use bleach'],
    ['sweep the hall. no phones', 'No phones'],
  ])('but not what is told by itself: %s', (item, expected) => {
    expect(inShop(item).join('\n')).toContain(expected);
  });
});

describe('draftSop says who acts in an exception (screens M5)', () => {
  it('and does not name them twice', () => {
    const { roles, exceptions } = draftSop(
      'Every evening the shift lead counts the till. If a child is hurt, a parent signs the form. If the sum is off by more than 5 euros, the manager decides.',
    ).document;
    const dutiesOf = new Map(roles.map(({ name, duties }) => [name, duties]));
    expect(dutiesOf.get('Parent')).toEqual(['Acts in the exceptions described below']);
    expect(dutiesOf.get('Manager')).toEqual(['Acts in the exceptions described below']);
    expect(dutiesOf.get('Shift lead')).toEqual(['Count the till']);
    expect(exceptions.map(({ then }) => then)).toEqual(['Sign the form (parent)', 'The manager decides']);
  });
});
