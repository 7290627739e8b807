import { describe, expect, it } from '@jest/globals';
import { draftSop } from './draft-sop.js';
import { statedSteps } from './testing/steps-of-draft.js';

const documentOf = (request: string) => draftSop(request).document;
const rulesOf = (request: string): string[] =>
  documentOf(request).safety.flatMap(({ text, src }) => (src === 'prompt' ? [text] : []));
const notesOf = (request: string): string[] => documentOf(request).notes.map(({ text }) => text);

describe('draftSop finds where a condition ends (drafting 3)', () => {
  it.each([
    // After a thing that there is, that is had, in brackets, or that is only named.
    [
      'Weigh the parcel, if there is a crack tell Rosa before you sign.',
      'If there is a crack: Tell Rosa before you sign',
    ],
    ['Scan the label, if we have 2+ labels send the spare to Leo.', 'If we have 2+ labels: Send the spare to Leo'],
    ['If it is a cold box (blue tape) call the pharmacy.', 'If it is a cold box (blue tape): Call the pharmacy'],
    ['Above that phone the depot.', 'Above that: Phone the depot'],
    ['Older than 5 days send it back.', 'Older than 5 days: Send it back'],
    ['More than 3 broken slats we call the joiner.', 'More than 3 broken slats: Call the joiner'],
    ['Grey or yellow patches - stop the machine.', 'In case of grey or yellow patches: Stop the machine'],
    ['Call the lab, not reachable try the mobile.', 'Not reachable: Try the mobile'],
    ['Spillage: close the drain.', 'Spillage: Close the drain'],
    ['wed: air the hall', 'On Wed: Air the hall'],
    ['thu 9am: send the list to Ida', 'On Thu 9am: Send the list to Ida'],
  ])('%j', (sentence, step) => {
    expect(statedSteps(`Dye works\nFill the tub. ${sentence}`)).toContain(step);
  });

  it('leaves "just" and "simply" out of it', () => {
    expect(statedSteps("Parcels\nWeigh each one. If it's over 10 kilos just refuse it.")).toEqual([
      'Weigh each one',
      "If it's over 10 kilos: Refuse it",
    ]);
  });

  it('takes a second measure for the first one', () => {
    expect(statedSteps('Poll\nCount the votes. under 20% -> ask again, over 40% tell the board')).toEqual([
      'Count the votes',
      'Under 20%: Ask again',
      'Over 40%: Tell the board',
    ]);
  });

  it('means whoever acts by "he", and no device that is named like somebody', () => {
    const request =
      'The guard walks the yard. If the card reader shows a red light he restarts it once and otherwise reports it.';
    expect(statedSteps(request)).toEqual([
      'Walk the yard — Guard',
      'If the card reader shows a red light: Restart it once — Guard',
      'Otherwise: Report it — Guard',
    ]);
  });
});

describe('draftSop keeps together what is one thing (drafting 3)', () => {
  it.each([
    ['Open upper and lower hatches.', ['Open upper and lower hatches']],
    ['Look at the mast and boom for cracks.', ['Look at the mast and boom for cracks']],
    ['Check the winch: hook straight, rope dry, brake on.', ['Check the winch: hook straight, rope dry, brake on']],
    ['Write on the slip: date, time, who.', ['Write on the slip: date, time, who']],
    [
      'Note the make and amount on the form so we can compare them later.',
      ['Note the make and amount on the form so we can compare them later'],
    ],
    ['Pour the sand to 3 ft. rake the edges.', ['Pour the sand to 3 ft', 'Rake the edges']],
    ['Broken ones we throw away.', ['Throw broken ones away']],
  ])('%j', (sentence, steps) => {
    expect(statedSteps(`Boatyard\n${sentence} Lock the gate.`)).toEqual([...steps, 'Lock the gate']);
  });

  it('goes on with whoever acts, also by a verb that is rarely one', () => {
    expect(statedSteps('The porter opens the hatch, wheels out the 20 carts.')).toEqual([
      'Open the hatch — Porter',
      'Wheel out the 20 carts — Porter',
    ]);
  });

  it('sees what a thing has to do in the step before it', () => {
    const [step] = documentOf('Lamps\nHang the lamp, the chain must sit below the hook.').phases.flatMap(
      ({ steps }) => steps,
    );
    expect(step).toMatchObject({ text: 'Hang the lamp', expected: 'the chain must sit below the hook' });
  });

  it('narrows a ban down where it stands, and tells one from the orders before it', () => {
    expect(rulesOf('Hose\nOpen the tap. Never leave the hose on, not even for a minute.')).toEqual([
      'Never leave the hose on, not even for a minute',
    ]);
    expect(rulesOf('The agent takes the name, never asks for the password.')).toEqual([
      'The agent never asks for the password',
    ]);
    expect(statedSteps('Desk\nGreet the caller. Payment questions always go straight to Omar.')).toContain(
      'Send payment questions straight to Omar',
    );
  });

  it.each([
    'Usually there are three or four pranks',
    'Our desk gets about 60 calls a day',
    'Last Friday a visitor fell over a cable',
    'We run a small toy shop in the station',
  ])('takes no order from what is told only: %j', (told) => {
    const request = `${told}. Count the till. Lock the door.`;
    expect(statedSteps(request)).toEqual(['Count the till', 'Lock the door']);
    expect(notesOf(request)).toContain(told);
  });

  it('makes a part of each number that has bullets', () => {
    const request =
      'Kiosk: handling of returned cups\n\n1. Washing\n   - Rinse the cups\n   - Stack them\n2. Counter (Ana)\n   - Wipe the counter\n3. Deposit: 1 euro each, coins in the jar';
    const { title, scope, phases } = documentOf(request);
    expect([title, scope]).toEqual(['Handling of Returned Cups', expect.stringContaining('Kiosk')]);
    expect(phases.map((phase) => phase.title)).toEqual(['Washing', 'Counter (Ana)', 'Deposit']);
  });
});

describe('draftSop names it after the work (drafting 3)', () => {
  it.each([
    ['To clean a fish tank: unplug the heater, scrape the glass.', 'Cleaning a Fish Tank'],
    ['POLICY ON COMPANY CARDS\n1. Cards are issued by Finance.\n2. Keep every receipt.', 'Company Cards'],
  ])('%j', (request, title) => {
    expect(documentOf(request).title).toBe(title);
  });

  it.each([
    [
      'If the reader refuses the card we call the office, otherwise the deposit goes back within ten days.',
      ['If the reader refuses the card: Call the office', 'Otherwise: The deposit goes back within ten days'],
    ],
    [
      'If the lid is warm open the vent, otherwise the kiln stays shut until noon.',
      ['If the lid is warm: Open the vent', 'Otherwise: Leave the kiln shut until noon'],
    ],
  ])('says what becomes of a thing otherwise: %s', (sentence, steps) => {
    expect(statedSteps(`Closing the hall. ${sentence} Lock the gate.`)).toEqual([...steps, 'Lock the gate']);
  });
});

describe('draftSop reads a list of cases with what is done in them (drafting 3.1)', () => {
  const drafted = (request: string) => {
    const { phases, exceptions, safety, notes } = draftSop(request).document;
    const ours = <Item extends { src: string }>(items: readonly Item[]): Item[] =>
      items.filter(({ src }) => src === 'prompt');
    return {
      steps: ours(phases.flatMap(({ steps }) => steps)).map(({ text, when }) => [text, when]),
      exceptions: ours(exceptions).map((each) => [each.when, each.then]),
      rules: ours(safety).map(({ text }) => text),
      notes: ours(notes).map(({ text }) => text),
    };
  };

  it('below the line that opens it', () => {
    expect(
      drafted('Ski lift\n\nSlow the lift down when:\n- a child boards\n- a sledge is carried\n\nLog the stop.'),
    ).toMatchObject({
      steps: [
        ['Slow the lift down', 'When a child boards; a sledge is carried'],
        ['Log the stop', null],
      ],
      notes: [],
    });
  });

  it('also without a colon, with letters and words between', () => {
    const { exceptions, steps, notes } = drafted(
      'Dye works\n\n1. The foreman drains the vat if any of the following happens\n   a) the pump fails;\n   b) the dye leaks.\n2. Rinse the vat.',
    );
    expect([...steps, ...exceptions].flat().join(' ')).toContain('the pump fails; the dye leaks');
    expect(steps.map(([text]) => text)).toContain('Rinse the vat');
    expect(notes).toEqual([]);
  });

  it('of what must not be done then', () => {
    expect(
      drafted('Ferry\n\nDo not lower the ramp while the deck moves. Never sail if:\n- fog is thick\n- a seal is loose'),
    ).toMatchObject({
      rules: [expect.stringContaining('Do not lower the ramp'), expect.stringMatching(/Never sail/u)],
      notes: [],
    });
  });

  it('in one sentence', () => {
    expect(
      drafted('Closing the pier. Check the ropes. Ring the bell when: the ramp moves, a car rolls, fog comes in.'),
    ).toMatchObject({
      steps: [
        ['Check the ropes', null],
        ['Ring the bell', 'When the ramp moves, a car rolls, fog comes in'],
      ],
    });
  });

  it('and no list of orders', () => {
    const { steps } = drafted('Ferry\n\nIf the ramp sticks:\n- ring the bell\n- call the yard');
    expect(steps.length).toBeGreaterThan(1);
  });

  it.each([
    ['Lift checks', 'Lift Checks'],
    ['Press tests', 'Press Tests'],
    ['Swap shifts', 'Swapping Shifts'],
  ])('names "%s" "%s"', (heading, title) => {
    expect(draftSop(`${heading}\n\nOpen the hatch. Sign the card.`).document.title).toBe(title);
  });

  it('takes a first line without an end for the name where every other one has an end, unless it is an order', () => {
    const below = '\n\nSlow the rope down.\n\nLog the stop.';
    expect(draftSop(`Ski lift${below}`).document.title).toBe('Ski Lift');
    expect(statedSteps(`Ski lift${below}`)).toEqual(['Slow the rope down', 'Log the stop']);
    expect(statedSteps(`Wipe the skis${below}`)).toContain('Wipe the skis');
  });
});
