import { describe, expect, it } from '@jest/globals';
import { draftSop } from './draft-sop.js';
import { statedSteps } from './testing/steps-of-draft.js';

const notesOf = (request: string): string => JSON.stringify(draftSop(request).document.notes);
const stepsOf = (sentence: string): string[] => statedSteps(`SOP for the back office\n\n${sentence}`);
const WORK = 'The warden looks at the rope and writes the fault on a red tag. He puts it on the repair shelf.';

describe('draftSop reads letters of people who tell who they are (drafting 3.6, 3.8)', () => {
  it.each([
    ['The council has asked for a written procedure for taking back broken ropes.', 'Taking Back Broken Ropes'],
    ['Our insurers want a procedure for damaged ropes.', 'Damaged Ropes'],
    ['My chief wants written procedure for checking of climbing rope.', 'Checking of Climbing Rope'],
    [
      'We are moving to a bigger hall and our sponsors have asked for a written procedure for checking ropes, since a rope broke last month.',
      'Checking Ropes',
    ],
  ])('is named by what others want: %s', (wish, title) => {
    const request = `I coordinate climbers at Highwall, a club for beginners. ${wish}\n\n${WORK}`;
    expect(draftSop(request).document.title).toBe(title);
    expect(statedSteps(request)).toEqual([
      'Look at the rope — Warden',
      'Write the fault on a red tag — Warden',
      'Put it on the repair shelf — Warden',
    ]);
    expect(notesOf(request)).toContain('I coordinate climbers at Highwall');
  });

  it.each(['Dear Sir or Madam,', 'Dear Sir/Madam,', 'Dear Mrs. Alder,', 'To whom it may concern:'])(
    'is not named by its greeting: %s',
    (greeting) => {
      expect(draftSop(`${greeting}\n\nSOP for checking ropes. ${WORK}`).document.title).toBe('Checking Ropes');
    },
  );

  it('leaves how much somebody does, and whom it is written for, in their own words', () => {
    const request = `I tune about 30 pianos a month and want my new helpers to do the felt like I do. I lift the lid, I mute the strings and I play each key.`;
    expect(statedSteps(request)).toEqual(['Lift the lid', 'Mute the strings', 'Play each key']);
    expect(notesOf(request)).toContain('I tune about 30 pianos a month');
  });

  it('takes what is growing or changing for no work', () => {
    const request = `We are growing (from 4 to 20 members).\n\n${WORK}`;
    expect(statedSteps(request).join(' ')).not.toContain('growing');
    expect(notesOf(request)).toContain('We are growing (from 4 to 20 members)');
  });
});

describe('draftSop takes the name of the work, and nothing beside it (drafting 3.8)', () => {
  it.each([
    ["We'd like a brewery procedure for complaints.", 'Brewery Complaints'],
    ['We need a theater procedure for lost wigs.', 'Lost Wigs'],
    ['Could you draft a mill checklist for receiving grain?', 'Receiving Grain'],
    ['need a sop for the weekly mast check... sorry no not mast we check the stays now.', 'Weekly Mast Check'],
    ['RIGHT TO ENTER THE MILL', 'Right to Enter the Mill'],
    ['Bell card – bronze, mold 3. Needs turning into instructions for the crew.', 'Bell Card'],
  ])('%s', (opening, title) => {
    expect(draftSop(`${opening}\n\nWarm the ladle. Fill the mold. Mark the bell.`).document.title).toBe(title);
  });
});

describe('draftSop reads cases and open questions (drafting 3.2, 3.4)', () => {
  it.each([
    ['The buyers’ assistant checks the proof and sends it back.', ['Check the proof — Buyers’ assistant']],
    ["Orders are signed by the clients' representative.", ["Sign orders — Clients' representative"]],
    ["Take 5 minutes' rest.", ["Take 5 minutes' rest"]],
    ["The clerk writes 'no returns' on the box.", ["Write 'no returns' on the box — Clerk"]],
  ])('with somebody who belongs to several: %s', (sentence, expected) => {
    expect(stepsOf(sentence)).toEqual(expect.arrayContaining(expected));
  });

  it.each([
    [
      'The nurse asks whether the guest has slept, eaten or taken tablets, and writes it down.',
      ['Ask whether the guest has slept, eaten or taken tablets — Nurse', 'Write it down — Nurse'],
    ],
    [
      'Check whether the door was open, shut or locked, and call the guard.',
      ['Check whether the door was open, shut or locked', 'Call the guard'],
    ],
    [
      'Find out whether the hose is worn, the clip is loose or the tap is stuck.',
      ['Find out whether the hose is worn, the clip is loose or the tap is stuck'],
    ],
    ['Check if the tag is torn, call the lead or wait.', ['Check if the tag is torn', 'Call the lead or wait']],
  ])('%s', (sentence, expected) => {
    expect(stepsOf(sentence)).toEqual(expected);
  });

  it.each([
    [
      'For a minor, the clerk calls the family; for an adult, we ask for the card.',
      ['For a minor: Call the family — Clerk', 'For an adult: Ask for the card'],
    ],
    ['For large crates, the side door is opened.', ['For large crates: Open the side door']],
    [
      'Letters go to the addressee at once, unless it is a summons, in which case it goes to the lawyer.',
      ['Send letters to the addressee at once, unless it is a summons', 'If it is a summons: It goes to the lawyer'],
    ],
    ['The clerk locks up. On Sundays, the guard does it.', ['Lock up — Clerk', 'On Sundays: Do it — Guard']],
  ])('%s', (sentence, expected) => {
    expect(stepsOf(sentence)).toEqual(expected);
  });
});

describe('draftSop leaves out what is said about the business and the text (drafting 3.6)', () => {
  const AFTER = 'Warm the ladle. Fill the mold. Mark the bell.';

  it.each([
    ['We are a three-person puppet theater in Kent and most of what we do is school shows.'],
    ["We're a small studio (two editors, one coordinator) and we mainly make trailers, which I never planned."],
    ['I chair the trust that looks after an old windmill.'],
    ['I am yard manager of the salt works in Gozo, our firm is doing salt since 1920.'],
    ["We're basically two old barns full of bells, and anyone can borrow one."],
    ['We lease nine acres in the bay and sell to about twenty shops.'],
    ['Two new helpers join us on the 14th and I would rather not explain it twice.'],
  ])('as a note: %s', (background) => {
    const request = `SOP for casting bells\n\n${background} ${AFTER}`;
    expect(statedSteps(request)).toEqual(['Warm the ladle', 'Fill the mold', 'Mark the bell']);
    expect(notesOf(request)).toContain(background.slice(0, 20));
  });

  it.each([
    ['Sorry, my English is not so good.'],
    ['Bear with me.'],
    ['So I tell you how it must be.'],
    ['Please use easy words, half of the crew is new.'],
    ['One page would do.'],
    ['One page, please.'],
    ['The days are long here, so bear with me.'],
    ['It has to fit on a laminated A4 by the door.'],
    ['Large print would be appreciated.'],
    ['Marta from Kiln Street here.'],
  ])('as nothing to do and no rule: %s', (talk) => {
    const request = `SOP for casting bells\n\n${talk} ${AFTER}`;
    expect(statedSteps(request)).toEqual(['Warm the ladle', 'Fill the mold', 'Mark the bell']);
    expect(draftSop(request).document.safety.filter(({ src }) => src === 'prompt')).toEqual([]);
  });

  it('as a note where it is the name of a company above the heading', () => {
    const request = `OAKFIELD BELLS LTD\nCasting of small bells: extract from the shop manual\n\n1. Warm the ladle.\n2. Fill the mold.`;
    expect(draftSop(request).document.title).toBe('Casting of Small Bells');
    expect(notesOf(request)).toContain('OAKFIELD BELLS LTD');
  });
});

describe('draftSop keeps together what belongs together (drafting 3.1, 3.2)', () => {
  it.each([
    [
      'Above 90 degrees open the vent, though not if it is raining.',
      ['Above 90 degrees: Open the vent, though not if it is raining'],
    ],
    [
      'It has to be iced within two hours of landing, or one hour when it is over 30 degrees.',
      ['Ice it within two hours of landing, or one hour when it is over 30 degrees'],
    ],
    [
      'Crates are received by whoever is on the early shift, who weighs them and signs the slip.',
      [
        'Receive crates — Whoever is on the early shift',
        'Weigh them — Whoever is on the early shift',
        'Sign the slip — Whoever is on the early shift',
      ],
    ],
    ['Keys are kept by Tom, who is in the office.', ['Keep keys — Tom']],
  ])('%s', (sentence, expected) => {
    expect(stepsOf(sentence)).toEqual(expected);
  });

  it('and reads the work that stands under "Records"', () => {
    const request = `SOP for the aviary\n\nSteps\nOpen the vent.\n\nRecords\nLosses, strikes and repairs are entered in the daily log. The log is kept for two years.`;
    expect(statedSteps(request)).toEqual(['Open the vent', 'Enter losses, strikes and repairs in the daily log']);
    expect(draftSop(request).document.records.filter(({ src }) => src === 'prompt')).toHaveLength(1);
  });
});
