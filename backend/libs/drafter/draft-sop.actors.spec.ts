import { describe, expect, it } from '@jest/globals';
import { draftSop } from './draft-sop.js';
import { statedSteps } from './testing/steps-of-draft.js';

const exceptionsOf = (request: string): string[] =>
  draftSop(request).document.exceptions.flatMap((one) => (one.src === 'prompt' ? [`${one.when} -> ${one.then}`] : []));
const aboutAPort = (sentences: string): string => `Harbor office. Open the log. ${sentences}`;

describe('draftSop knows whom a pronoun means (drafting 3.4)', () => {
  it.each([
    [
      'whoever was called before',
      'Phone the harbor master, she assigns the berth.',
      ['Phone the harbor master', 'Assign the berth — Harbor master'],
    ],
    [
      'whoever was told in the same sentence',
      'The mate warns the pilot and he slows the tug.',
      ['Warn the pilot — Mate', 'Slow the tug — Pilot'],
    ],
    [
      'a name that looks like several',
      'The mate phones Andreas, who clears the berth.',
      ['Phone Andreas — Mate', 'Clear the berth — Andreas'],
    ],
    [
      'a name that looks like several and acts',
      'Agnes and Otis splice the ropes. Agnes coils the hose.',
      ['Splice the ropes — Agnes and Otis', 'Coil the hose — Agnes'],
    ],
    [
      'those who fit its number',
      'The foreman reminds the dockers and they fold the nets.',
      ['Remind the dockers — Foreman', 'Fold the nets — Dockers'],
    ],
    [
      'whoever acted in the sentence before',
      'The mate phones the agent. She notes the hour in the log.',
      ['Phone the agent — Mate', 'Note the hour in the log — Mate'],
    ],
    [
      'nobody to whom it is done',
      'The purser weighs the crate. If the passenger objects, he weighs it with him again.',
      ['Weigh the crate — Purser', 'If the passenger objects: Weigh it with him again — Purser'],
    ],
    [
      'whoever was called so before, rather than a guest',
      'The purser weighs the crate. She ties it up. If the passenger is unhappy, she calls the owner.',
      ['Weigh the crate — Purser', 'Tie it up — Purser', 'If the passenger is unhappy: Call the owner — Purser'],
    ],
    [
      'a guest, where whoever worked before was called otherwise',
      'The purser weighs the crate. He ties it up. If the passenger is unhappy, she calls the owner.',
      ['Weigh the crate — Purser', 'Tie it up — Purser', 'If the passenger is unhappy: Call the owner — Passenger'],
    ],
    [
      'nobody of whom another pronoun was said',
      'The medic opens the kit. If a visitor cuts their hand, she cleans the cut.',
      ['Open the kit — Medic', 'If a visitor cuts their hand: Clean the cut — Medic'],
    ],
    [
      'whoever takes the work over',
      'The mate hands the list to the customs officer. She counts the crates.',
      ['Hand the list to the customs officer — Mate', 'Count the crates — Customs officer'],
    ],
    [
      'the last one who can be meant, where others fit in no number',
      'The mate opens the hatch. Passengers without a ticket need a slip. At 6 he closes the hatch.',
      ['Open the hatch — Mate', 'At 6: Close the hatch — Mate'],
    ],
    [
      'no part of the organization',
      'The mate ties the rope. Dispatch checks the seals. He folds the flag.',
      ['Tie the rope — Mate', 'Check the seals — Dispatch', 'Fold the flag — Mate'],
    ],
  ])('%s', (_, sentences, steps) => {
    expect(statedSteps(aboutAPort(sentences)).slice(1)).toEqual(steps);
  });

  it('says nobody where it may be one as well as the other', () => {
    const request = aboutAPort('The purser weighs the crate. If the passenger objects to it, he waits at the scale.');
    expect(statedSteps(request).join('\n')).not.toMatch(/(?:Wait|waits) at the scale — /u);
  });
});

describe('draftSop reads the name of whoever acts (drafting 3.4)', () => {
  it.each([
    ['One of the dock porters ties the rope.', ['Tie the rope — One of the dock porters']],
    ['The deck is swept by one of the cadets.', ['Sweep the deck — One of the cadets']],
    [
      'The mate gives the slip to the purser, who stamps or tears it.',
      ['Give the slip to the purser — Mate', 'Stamp or tear it — Purser'],
    ],
  ])('%s', (sentence, steps) => {
    expect(statedSteps(aboutAPort(sentence)).slice(1)).toEqual(steps);
  });

  it('lets no thing act together with somebody', () => {
    const steps = statedSteps(aboutAPort('The horn sounds and the pilot lowers the ladder.'));
    expect(steps.join('\n')).not.toMatch(/— Horn/u);
  });

  it('lets nobody do what neither of two may', () => {
    const request = aboutAPort('Neither the mate nor the purser opens the vault.');
    expect(statedSteps(request)).toEqual(['Open the log']);
    expect(draftSop(request).document.safety.map(({ text }) => text)).toContain(
      'Neither the mate nor the purser opens the vault',
    );
  });

  it('takes what happens to somebody for no work', () => {
    expect(statedSteps(aboutAPort('The passenger faints at the gate.')).join('\n')).not.toContain('— Passenger');
  });
});

describe('draftSop ends a condition where its clause ends (drafting 3.2)', () => {
  it.each([
    ['After the storm is over the mate checks the ropes.', 'After the storm is over: Check the ropes — Mate'],
    ['When the horn goes off the mate lowers the ramp.', 'When the horn goes off: Lower the ramp — Mate'],
    [
      'When all the crates are in the deck officer seals the hold.',
      'When all the crates are in: Seal the hold — Deck officer',
    ],
    ['When gauge >4 bar open the relief valve.', 'When gauge >4 bar: Open the relief valve'],
    [
      'Before the night watchman leaves, the mate checks the lamps.',
      'Before the night watchman leaves: Check the lamps — Mate',
    ],
    ['The week before, the purser orders the flags.', 'The week before: Order the flags — Purser'],
    ['Once the crew has put on the vests, start the engine.', 'Once the crew has put on the vests: Start the engine'],
  ])('%s', (sentence, step) => {
    expect(statedSteps(aboutAPort(sentence))).toContain(step);
  });

  it.each([
    ['if wind over 30 knots close the bridge', 'Wind over 30 knots -> Close the bridge'],
    ['If the guest has cut the tape, call the mate.', 'If the guest has cut the tape: Call the mate'],
    ['If the skipper has no permit, send him away.', 'The skipper has no permit -> Send him away'],
  ])('%s', (sentence, exception) => {
    expect([...exceptionsOf(aboutAPort(sentence)), ...statedSteps(aboutAPort(sentence))].join('\n')).toContain(
      exception,
    );
  });

  it('begins the work with the trouble that it is about', () => {
    const request =
      'Engine failure. If the engine fails, the skipper drops the anchor and calls the coast guard. The mate hands out the vests. If the radio is broken, light a flare.';
    expect(statedSteps(request)).toEqual([
      'If the engine fails: Drop the anchor — Skipper',
      'If the engine fails: Call the coast guard — Skipper',
      'Hand out the vests — Mate',
    ]);
    expect(exceptionsOf(request)).toEqual(['The radio is broken -> Light a flare']);
  });

  it('tells what somebody does besides the clause that stands between', () => {
    const request = aboutAPort('The mate dries the deck when it is wet and hangs out the flag.');
    expect(statedSteps(request).slice(1)).toEqual(['Dry the deck when it is wet — Mate', 'Hang out the flag — Mate']);
  });
});

describe('draftSop gives a time to what follows it (drafting 3.2)', () => {
  it('up to the next time', () => {
    const request =
      'Regatta. One week before: the clerk lists the boats. The treasurer collects the fees. The night before: pump out the dinghies. If there is fog, ring the coach. Next morning: hoist the flag.';
    expect(statedSteps(request)).toEqual([
      'One week before: List the boats — Clerk',
      'One week before: Collect the fees — Treasurer',
      'The night before: Pump out the dinghies',
      'The night before, if there is fog: Ring the coach',
      'Next morning: Hoist the flag',
    ]);
  });

  it('up to the end of its line', () => {
    const request = 'Boat shed\n- Friday: coil the hoses. Rinse the buckets.\n- hang up the oars';
    expect(statedSteps(request)).toEqual(['Friday: Coil the hoses', 'Friday: Rinse the buckets', 'Hang up the oars']);
  });
});

describe('draftSop takes nobody for whoever follows the procedure (drafting 3.4)', () => {
  it('but whoever has two names, the fuller one first', () => {
    const request =
      'Lost property. A passenger brings a find. The harbor clerk tags it. The clerk notes the place. The find is locked away. The shelf is dusted.';
    expect(statedSteps(request).slice(-2)).toEqual([
      'Lock away the find — Harbor clerk',
      'Dust the shelf — Harbor clerk',
    ]);
  });

  it('who only keeps something', () => {
    const request = 'On Monday I sort the claims. On Tuesday I send them out. The archive clerk keeps the originals.';
    expect(statedSteps(request)).toEqual([
      'On Monday: Sort the claims',
      'On Tuesday: Send them out',
      'Keep the originals — Archive clerk',
    ]);
  });

  it('takes one of several who were named for one of those, and for nobody whose title ends in the same word', () => {
    const request =
      'Range day\nThe list is checked by the chief instructor. Instructors open the lockers. Each instructor counts the vests.';
    expect(statedSteps(request)).toEqual([
      'Check the list — Chief instructor',
      'Open the lockers — Instructors',
      'Count the vests — Instructors',
    ]);
  });

  it('makes no role of a time and of whoever it may be', () => {
    const { roles } = draftSop('Mill\nSacks come in and every week someone stacks the sacks. Lock the gate.').document;
    expect(roles.filter(({ src }) => src !== 'suggested')).toEqual([]);
  });

  it('takes the last of two words that name somebody for who writes, and one thing of several words for nobody', () => {
    const request =
      'I am the student warden. When a guest arrives I check the card. They need a voucher and a police check, which takes a week. I sign the log.';
    const { roles } = draftSop(request).document;
    expect(roles.filter(({ src }) => src !== 'suggested').map(({ name }) => name)).toEqual(['Student warden']);
  });

  it('takes what is done at the end of an item for nobody who does it', () => {
    const { roles, phases } = draftSop(
      'Locks\n- ask for the code\n- check the bolt\n- three wrong codes → tell security',
    ).document;
    expect(roles.map(({ name }) => name)).not.toContain('Tell security');
    expect(phases.flatMap(({ steps }) => steps).every(({ role }) => role !== 'Tell security')).toBe(true);
  });

  it('says for whom a rule is that stands below their heading', () => {
    const { safety } = draftSop(
      'Harbor day\nSkippers\n- check the lines\n- no beer aboard\nGuests\n- sign the list',
    ).document;
    expect(safety.map(({ text }) => text)).toContain('Skippers: no beer aboard');
  });

  it('tells what somebody keeps getting wrong as no work, and what a caller does as nobody else’s', () => {
    const said = 'The trainee keeps mixing up the flags so: hoist the blue one first. Fold it.';
    expect(statedSteps(`Flags\n${said}`).join()).not.toMatch(/mixing/u);
    const told = statedSteps(
      'Hotline\nCustomer calls and reports no water. Agent checks the map. Agent opens a ticket.',
    );
    expect(told).toContain('Customer reports no water');
  });
});

describe('draftSop gives work to whom a heading is for (drafting 3.4)', () => {
  it.each([
    ['Boat washing (for new rowers)\n\n- rinse the hull\n- dry the oars', 'New rowers'],
    ['Boat washing (for the dock team)\n\n- rinse the hull\n- dry the oars', 'Dock team'],
  ])('%j', (request, role) => {
    expect(draftSop(request).document.roles.map(({ name }) => name)).toEqual([role]);
  });

  it('and no step to whom something is for', () => {
    expect(statedSteps('Boat day\n\n- rinse the hull\n- set out two vests (for new rowers)')).toEqual([
      'Rinse the hull',
      'Set out two vests (for new rowers)',
    ]);
  });
});
