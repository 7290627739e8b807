import { describe, expect, it } from '@jest/globals';
import { draftSop } from './draft-sop.js';

const AROUND = 'Opening the weir. Check the sluice.';
const documentOf = (told: string) => draftSop(`${AROUND} ${told}`).document;
const rulesOf = (told: string): string[] => documentOf(told).safety.map(({ text }) => text);
/** "Ring the keeper [Do not wait]", of the steps and the exceptions. */
const toldOf = (told: string): string[] => {
  const { phases, exceptions } = documentOf(told);
  const steps = phases.flatMap((phase) => phase.steps).filter(({ src }) => src === 'prompt');
  return [
    ...steps.map(({ text, when, caution }) => `${when ? `${when}: ` : ''}${text}${caution ? ` [${caution}]` : ''}`),
    ...exceptions.map(({ when, then }) => `${when} | ${then}`),
  ];
};

describe('draftSop leaves a rule with the case that it is told in (drafting 3.2)', () => {
  it.each([
    [
      'When the horn sounds, ring the keeper. Do not wait for the others.',
      'When the horn sounds: Ring the keeper [Do not wait for the others]',
    ],
    [
      'When the horn sounds, everyone meets at the gate. Nobody leaves the lawn.',
      /at the gate.* \[Nobody leaves the lawn\]$/u,
    ],
    [
      'When the horn sounds, ring the keeper. No talking about the fault.',
      'When the horn sounds: Ring the keeper [No talking about the fault]',
    ],
    ['If the pump fails, call the engineer. Not by email.', 'The pump fails | Call the engineer; not by email'],
    ['Above 40 cm the lock is closed. No boats in that basin for an hour.', /\[No boats in that basin for an hour\]$/u],
    // Of what was told before it.
    [
      'The keeper admits boats up to 20 minutes late. After 30 minutes they are not let in.',
      /\[After 30 minutes: They are not let in\]$/u,
    ],
    [
      'The keeper counts the keys twice. If one is missing, nobody leaves the hut.',
      /\[If one is missing: Nobody leaves the hut\]$/u,
    ],
    ['Each boat gets a tag. No boat leaves without it.', /\[No boat leaves without it\]$/u],
  ])('%j', (told, expected) => {
    expect(toldOf(told)).toContainEqual(typeof expected === 'string' ? expected : expect.stringMatching(expected));
    expect(rulesOf(told)).toEqual([]);
  });

  it.each([
    [
      'The keeper must not be called at night. He may not be offered money.',
      'The keeper must not be called at night. He may not be offered money',
    ],
  ])('or with the rule before it: %j', (told, rule) => {
    expect(rulesOf(told)).toEqual([rule]);
  });

  it.each([
    // A ban that says itself when it holds, or that holds always.
    ['If the lamp is red, call the keeper. Never open the sluice alone.', 'Never open the sluice alone'],
    ['If the lamp is red, call the keeper. Nobody enters without a vest.', 'Nobody enters without a vest'],
    [
      'If the lamp is red, call the keeper. No swimming before the gauge has been read.',
      'No swimming before the gauge has been read',
    ],
    ['Paint the boats. Do not use a roller.', 'Do not use a roller'],
    ['If the lamp is red, call the keeper. It is forbidden to dive.', 'It is forbidden to dive'],
  ])('but not one that says all of it: %j', (told, rule) => {
    expect(rulesOf(told)).toEqual([rule]);
  });

  it('and not across rows of a table', () => {
    const request =
      'Task | Who | Notes\nOpen the lock | keeper | no key = no boat\nShut the lock | keeper | not older than 72 h\nRead the gauge | helper | twice';
    expect(draftSop(request).document.safety.every(({ text }) => !text.includes('. '))).toBe(true);
  });
});

describe('draftSop finds where a condition ends (drafting 3.2)', () => {
  it.each([
    [
      "If a guest names an allergy that's not on the list, ask the cook.",
      "A guest names an allergy that's not on the list | Ask the cook",
    ],
    [
      "If you find a hatch that's been forced, ring the keeper.",
      /^(?:If )?you find a hatch that's been forced(?:: R| \| R)ing the keeper/iu,
    ],
    [
      'If the keeper thinks the level is too high, she opens the sluice.',
      /^(?:If )?the keeper thinks the level is too high(?:: O| \| O)pen the sluice/iu,
    ],
    [
      'If you still see something on it it goes back to the start.',
      'You still see something on it | It goes back to the start',
    ],
    ['- no answer from the lock by 10:00 -> call the keeper', 'No answer from the lock by 10:00: Call the keeper'],
  ])('%j', (told, expected) => {
    expect(toldOf(told.startsWith('-') ? `\n${told}` : told)).toContainEqual(
      typeof expected === 'string' ? expected : expect.stringMatching(expected),
    );
  });

  it.each([
    [
      'If anyone suspects the money may be stolen, they tell the treasurer only.',
      'If anyone suspects the money may be stolen: They tell the treasurer only',
    ],
    ["If the horn sounds, don't guess – ask the keeper.", "If the horn sounds: Don't guess – ask the keeper"],
  ])('of a rule: %j', (told, rule) => {
    expect(rulesOf(told)).toEqual([rule]);
  });

  it('where somebody is on leave', () => {
    expect(
      toldOf('Claims are refused after 60 days, unless the rower was on sick leave or parental leave.').join(),
    ).toContain('unless the rower was on sick leave or parental leave');
  });

  it('takes what a chat asks about for the case of the answer', () => {
    const chat =
      'Ann: when the horn sounds ring the keeper\nBo: and then wait at the gate\nBo: what about guests who cannot swim\nAnn: stay with them';
    expect(toldOf(chat)).toContainEqual(expect.stringMatching(/^For guests who cannot swim: Stay with them/u));
  });
});

describe('draftSop leaves together what says little apart (drafting 3.2)', () => {
  const linesOf = (told: string): string[] => [...toldOf(told), ...rulesOf(told)];

  it.each([
    [
      'The boat may be launched but the fee is due until the office has confirmed it.',
      'The boat may be launched but the fee is due until the office has confirmed it',
    ],
    ['Dogs never cross the lawn alone, the groom walks them.', 'Dogs never cross the lawn alone, the groom walks them'],
    [
      'Beyond 3 nights, a permit should have been bought and only the price of the permit is paid.',
      'Beyond 3 nights: Only the price of the permit is paid',
    ],
    [
      'Berths: 9 euros a night up to 3 nights; beyond that, nothing is charged.',
      'For berths, beyond that: Nothing is charged',
    ],
    // One verb, whose particle stands behind the last thing.
    ['Turn the heater and the pump back on.', 'Turn the heater and the pump back on'],
    ['The keeper switches the lamp and the fan off and goes home.', 'Switch the lamp and the fan off'],
    ['Take the pots and pans out.', 'Take the pots and pans out'],
    [
      'If the bird looks sick, the keeper sends it to our vet and does not feed it.',
      /Send it to our vet and do not feed it \(keeper\)$/u,
    ],
    // What has to be so, and what is done beside something else.
    ['Collars are mandatory.', 'Collars are mandatory'],
    ['A vest is obligatory on deck.', 'A vest is obligatory on deck'],
    ['If the dam is undermined, the police are called and the road is closed.', /Close the road/u],
    [
      'Files must not be kept on private phones, USB sticks or private drives.',
      'Files must not be kept on private phones, USB sticks or private drives',
    ],
    // What is told, and who it is.
    [
      'The nurse writes down what happened. A lump, a rash: she tells them to come in and bring the card.',
      /she tells them to come in and bring the card$/u,
    ],
    ['The keeper writes down time and place each time.', /^Write down time and place each time/u],
    ["A room on that list isn't cleaned before noon.", "A room on that list isn't cleaned before noon"],
    // Whom a rule is about.
    ['The keeper orders the part. He may not leave the lock open.', 'The keeper may not leave the lock open'],
    ['So lamps out at ten.', /^(?:Put|Take|Switch) (?:the )?lamps out at ten$/u],
  ])('%j', (told, line) => {
    expect(linesOf(told)).toContainEqual(typeof line === 'string' ? line : expect.stringMatching(line));
  });

  it.each([
    [
      '\n- if absent and nobody called by 9:30 ring the first number, then the second\n- oil the winch',
      'Absent and nobody called by 9:30 | Ring the first number, then the second',
    ],
    ['\n- vest + goggles!!\n- rope + hook', 'Vest + goggles'],
  ])('of a list: %j', (told, line) => {
    expect(linesOf(told)).toContain(line);
  });

  it.each(['Note: patched / failed / left out.', 'Report: opened / closed / lost.'])(
    'of several that may be so: %j',
    (told) => {
      expect(JSON.stringify(documentOf(told))).toMatch(/(?:patched \/ failed \/ left out|opened \/ closed \/ lost)/iu);
    },
  );

  it('takes what a sign means for what is done then', () => {
    expect(toldOf('Yellow means ask the keeper, red means ring the doctor.')).toEqual(
      expect.arrayContaining(['If yellow: Ask the keeper', 'If red: Ring the doctor']),
    );
  });

  it.each([
    ['If the 28-day result is too low, call the keeper.', /28-day result is too low.*Call the keeper/iu],
    ['After a 10-minute wait the keeper reads the gauge.', 'After a 10-minute wait: Read the gauge'],
    [
      'Before our law firm takes on a client, the clerk sends the form.',
      'Before our law firm takes on a client: Send the form',
    ],
    ['At close of business each clerk counts the drawer.', 'At close of business: Count the drawer'],
    ['In an emergency one staff member calls 112.', 'In an emergency one staff member calls 112'],
  ])('and cuts no name or time: %j', (told, line) => {
    expect(toldOf(told)).toContainEqual(typeof line === 'string' ? line : expect.stringMatching(line));
  });

  it.each([
    // A case of a short line holds for all of it, until another one begins.
    [
      'Seizure: clear the room. Call the doctor. Do not hold the patient.',
      ['In case of seizure: Clear the room', 'In case of seizure: Call the doctor'],
      ['Seizure: Do not hold the patient'],
    ],
    [
      'Engine smoking: stop, leave the boat, do not pour water, tell the keeper.',
      ['If engine smoking: Tell the keeper'],
      ['Engine smoking: Do not pour water'],
    ],
    ['Spill over 100 ml: shut the door. Smaller: wipe it up.', [], []],
  ])('%j', (told, steps, rules) => {
    const lines = toldOf(`\n- ${told}\n- Oil the winch`);
    expect(lines).toEqual(expect.arrayContaining(steps));
    expect(rulesOf(`\n- ${told}\n- Oil the winch`)).toEqual(rules);
    expect(lines.filter((line) => /^(?:seizure|engine|spill).*(?:winch|wipe)/iu.test(line))).toEqual([]);
  });

  it('takes "it" for no department', () => {
    const { roles, phases } = documentOf('The screen is locked at noon, and it locks itself after 5 minutes.');
    expect(roles.map(({ name }) => name.toLowerCase())).not.toContain('it');
    expect(phases.flatMap(({ steps }) => steps.map(({ role }) => role?.toLowerCase()))).not.toContain('it');
  });

  it('knows who was "she" before somebody else came in', () => {
    const told =
      'The ranger opens the box. She takes the keys out, a helper counts them and both sign. If any is missing, she locks the box and calls the office.';
    const [lock, call] = documentOf(told)
      .phases.flatMap(({ steps }) => steps)
      .filter(({ when }) => when === 'If any is missing');
    expect([lock?.role, lock?.text]).toEqual(['Ranger', 'Lock the box']);
    expect([call?.role, call?.text]).toEqual(['Ranger', 'Call the office']);
  });

  it('and hands a case to nobody who only acts in it', () => {
    const told =
      'The keeper looks at the birds. If one looks sick, the keeper takes a photo, rings the vet and writes it down.';
    const { exceptions } = documentOf(told);
    expect(exceptions.find(({ when }) => when === 'One looks sick')?.escalate_to).not.toBe('Keeper');
  });

  it('and gives nobody what is only so', () => {
    const request =
      'The clerk opens the office at 8. The clerk reads the gauge. The clerk calls the lock. Shelf life is twelve months. Lock the gate.';
    const steps = draftSop(request).document.phases.flatMap((phase) => phase.steps);
    expect(steps.find(({ text }) => text.startsWith('Shelf life'))?.role).toBeNull();
    expect(steps.find(({ text }) => text.startsWith('Lock the gate'))?.role).toBe('Clerk');
  });
});

describe('draftSop lets a label hold for all that stands behind it (drafting 3.2)', () => {
  it.each<[string, string[]]>([
    // What not every order is done to.
    [
      'Card payments: enter the amount, hand over the reader, print the slip.',
      [
        'For card payments: Enter the amount',
        'For card payments: Hand over the reader',
        'For card payments: Print the slip',
      ],
    ],
    [
      'Parking cards: clear the desk, check the plate, reopen after 30 minutes.',
      [
        'For parking cards: Clear the desk',
        'For parking cards: Check the plate',
        'For parking cards: Reopen after 30 minutes',
      ],
    ],
    [
      'Season passes: call the office, fold the form, fill in the card.',
      ['For season passes: Call the office', 'For season passes: Fold the form', 'For season passes: Fill in the card'],
    ],
    // A room is nobody.
    ['Kitchen: mop the floor, empty the bins.', ['In the kitchen: Mop the floor', 'In the kitchen: Empty the bins']],
    [
      'Workshop: lock the vise, hang up the keys.',
      ['In the workshop: Lock the vise', 'In the workshop: Hang up the keys'],
    ],
    // What each of them is done to.
    ['Foot baths: drain, scrub.', ['Drain foot baths, scrub']],
  ])('%s', (told, expected) => {
    expect(toldOf(told)).toEqual(expect.arrayContaining(expected));
  });

  it('and makes nobody of a room', () => {
    expect(documentOf('Kitchen: mop the floor, empty the bins.').roles.map(({ name }) => name)).not.toContain(
      'Kitchen',
    );
  });
});

describe('draftSop leaves a rule where it was told, if it means something that only the line before names (drafting 3.2)', () => {
  it.each([
    ['Send the report to the lock desk. No promise is made until they have answered.', 'until they have answered'],
    ['Ring the skipper before the gate is shut. The skipper cannot prevent it.', 'The skipper cannot prevent it'],
    ['Old passes move to the archive. Nobody runs this twice.', 'Nobody runs this twice'],
    ['Write the draft on the board. Later, no change is allowed.', 'Later, no change is allowed'],
  ])('%s', (told, rule) => {
    expect(rulesOf(told).filter((text) => text.includes(rule))).toEqual([]);
    expect(toldOf(told).join('\n')).toContain(`[${rule.startsWith('until') ? 'No promise is made ' : ''}${rule}]`);
  });

  it.each([
    'No guest gets a key while they have an open bill.',
    'It is forbidden to swim.',
    'Nobody leaves the till while it is open.',
  ])('but not %s', (rule) => {
    expect(rulesOf(`Sweep the deck. ${rule}`).join('\n')).toContain(rule.slice(0, -1));
  });

  it.each([
    [
      "Boats come by road, rail or river and don't have to be booked.",
      "Boats come by road, rail or river and don't have to be booked",
    ],
    [
      "Films opened on deck, that is rolls and reels, can't be returned if the seal is broken.",
      "Films opened on deck, that is rolls and reels, can't be returned if the seal is broken",
    ],
  ])('%s stays whole', (told, whole) => {
    expect([...toldOf(told), ...rulesOf(told)]).toContain(whole);
  });
});

describe('draftSop keeps what is done with the case that an earlier sentence told (drafting 3.2)', () => {
  it.each([
    [
      'If the strip has not turned blue, the boiler is not lit. In that case the clerk hangs up the red sign, tells the warden and lights the stove.',
      [/strip has not turned blue \| .*hangs? up the red sign.*tell the warden.*light the stove/iu],
    ],
    [
      'When the horn sounds, nobody boards. In this case close the ramp and ring the pilot.',
      [/When the horn sounds: Close the ramp/u, /When the horn sounds: Ring the pilot/u],
    ],
  ])('%s', (told, expected) => {
    const lines = toldOf(told);
    for (const one of expected) expect(lines).toContainEqual(expect.stringMatching(one));
  });

  it.each([
    [
      'If the diver is pale, has hit the rail, or cannot move a leg, 112 is called and the boat is stopped.',
      /diver is pale, has hit the rail, or cannot move a leg \| .*Call 112/u,
    ],
    [
      'When a crate leaks, smells of fuel or has no tag, put it outside.',
      /^When a crate leaks, smells of fuel or has no tag: Put it outside/u,
    ],
    [
      'Should a loose lamp from another net turn up during the haul, the winch is stopped.',
      /Should a loose lamp from another net turn up during the haul: Stop the winch/u,
    ],
  ])('and a case of several halves whole: %s', (told, expected) => {
    expect(toldOf(told)).toContainEqual(expect.stringMatching(expected));
  });

  it.each([
    ['Dirty floats may not be sold. They go to the shed in Ryde, every Friday.', 'They go to the shed in Ryde'],
    ['Torn sails must not be folded. They hang in the loft until the sailmaker comes.', 'They hang in the loft'],
  ])('and what is said of the things of a rule with the rule: %s', (told, second) => {
    const rules = rulesOf(told).filter((text) => text.includes(second));
    const cautions = toldOf(told).filter((text) => text.startsWith(second));
    expect([rules.length, cautions]).toEqual([1, []]);
  });
});
