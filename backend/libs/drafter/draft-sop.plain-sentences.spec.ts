import { describe, expect, it } from '@jest/globals';
import { draftSop } from './draft-sop.js';
import { statedSteps } from './testing/steps-of-draft.js';

const wrapped = (sentence: string): string[] =>
  statedSteps(`Closing the mill. Check the sluice. ${sentence} Lock the gate.`).filter(
    (step) => !/^(?:Check the sluice|Lock the gate)/u.test(step),
  );
const notesOf = (sentence: string): string[] =>
  draftSop(`Closing the mill. Check the sluice. ${sentence} Lock the gate.`).document.notes.map(({ text }) => text);

describe('draftSop reads single plain sentences (drafting 3.2)', () => {
  it.each([
    // Whoever something is done to goes on by acting.
    ['The miller is called and opens the hatch.', ['Call the miller', 'Open the hatch — Miller']],
    // Unless something is so, it is done.
    ['Grease the axle twice unless it runs in oil.', ['Grease the axle twice unless it runs in oil']],
    [
      'Charge them for the sack unless it is their own, in which case weigh it empty.',
      ['Charge them for the sack unless it is their own', 'If it is their own: Weigh it empty'],
    ],
    // What a thing costs is done by nobody.
    ['The carters fetch the nets. They cost 40 euros.', ['Fetch the nets — Carters', /^They cost 40 euros/u]],
    // Somebody reads, and nothing is read off it.
    ['The miller takes the order. He must read it back.', ['Take the order — Miller', 'Read it back — Miller']],
    ['Wet sacks get a red tag and go on the rack.', ['Give wet sacks a red tag', 'Put the wet sacks on the rack']],
    ['The porter must: chock the wheels, feed the horse.', ['Chock the wheels — Porter', 'Feed the horse — Porter']],
    ['To stop this: sieves are brushed by the miller.', ['Brush sieves — Miller']],
    ['Pour it hot!! (white flour) or cold (rye).', ['Pour it hot!! (white flour) or cold (rye)']],
    ['Enter the sack in the ledger, status LOCKED.', ['Enter the sack in the ledger, status LOCKED']],
    ['The mill needs a clear process for the weir because it floods.', []],
    ['Could you put these notes in order, please?', []],
    // The same for two states of a thing.
    ['Worn or torn, hang it on the fence.', ['If worn or torn: Hang it on the fence']],
    [
      'Over 40 kilos: the miller takes the hoist. Under: carry it.',
      ['Over 40 kilos: Take the hoist — Miller', 'Under: Carry it'],
    ],
    // What is seen, before a dash.
    ['Vat dry - fill it.', ['Vat dry: Fill it']],
    // What is written down ends where the next order begins.
    ['Log the load: name, sack number, sign the card.', ['Log the load: name, sack number', 'Sign the card']],
    ['Whichever porter comes first opens the hatch.', ['Whichever porter comes first opens the hatch']],
    // Things of a list that could be acts.
    ['The clerk prints the ledger, route and plan sheets.', ['Print the ledger, route and plan sheets — Clerk']],
    [
      'The clerk asks the farmer about weeds and stones and enters it in the book.',
      ['Ask the farmer about weeds and stones — Clerk', 'Enter it in the book — Clerk'],
    ],
    // What is done stands before what is not.
    ['Sieves are brushed, not washed under the tap.', ['Brush sieves and do not wash them under the tap']],
    ['Coarse bags under the bench, not on the stairs.', ['Put coarse bags under the bench, not on the stairs']],
    // What happens to a thing, and what happens to it then.
    ['The cart gets a blue cover and waits in the yard.', ['Give the cart a blue cover', 'Let it wait in the yard']],
    [
      'The carter agrees on the price, which must not exceed 40 euros.',
      [/^Agree on the price, which must not exceed/u],
    ],
    ['Call the weir on tel. 5530 first.', ['Call the weir on tel. 5530 first']],
    ['When the grain comes in the first thing is you smell it.', ['When the grain comes in: Smell it']],
    ['Then you weigh it, and I mean weigh, in kilos.', ['Weigh it in kilos']],
    // The verb after a relative clause of several things.
    ['Sacks that arrive by boat get weighed by Oskar.', ['Weigh sacks that arrive by boat — Oskar']],
    ['Bags which come from the coast are dried first.', ['Dry bags which come from the coast first']],
    ['Write the weight down. I write it on the slate.', ['Write it on the slate']],
    ['Sieve it once more - if lumps are missing, back into the hopper.', ['Sieve it once more']],
    // What a rule speaks of is what is done then.
    ['Wet sacks are never stacked, hang them in the loft.', ['Hang the wet sacks in the loft']],
    ['Wipe the scales. 3 spoons of salt per sack.', ['Wipe the scales', '3 spoons of salt per sack']],
    ['Take the bag to mill no. 4 or to page. 7 of the plan.', [/no\. 4/u]],
    // A day that is told by the one before.
    ['The next morning the head miller calls the carter.', ['The next morning: Call the carter — Head miller']],
    [
      'The clerk closes the book, and the following day Oskar signs it.',
      ['Close the book — Clerk', 'The following day: Sign the book — Oskar'],
    ],
    ['Complaints about carters go straight to the office.', ['Take complaints about carters straight to the office']],
    [
      'Belts get greased every month or straight away if they squeak.',
      ['Grease belts every month or straight away if they squeak'],
    ],
    // Where a thing is, and what happens to it there.
    ['Lamp on 2nd floor flickers.', ['Lamp on 2nd floor flickers']],
    ['Old sieves in the loft, gets cleared on Fridays.', ['Old sieves in the loft, gets cleared on Fridays']],
    // What is not done becomes an order with what is.
    ['The clerk sends the note in 24 h and doesn’t call.', ['Send the note in 24 h and do not call — Clerk']],
    ['Therefore: only Oskar opens the sluice.', ['Open the sluice — Oskar']],
    ['Answer to the carter in two days, at the latest.', ['Answer to the carter in two days, at the latest']],
    ['Entry in the book, without the price.', ['Put entry in the book, without the price']],
    ['The count happens on the last Sunday.', [/^(?!Happen)/u]],
    // A till is a thing where an article stands before it.
    [
      'The till is emptied by two people and the next morning the clerk takes the money to the bank.',
      ['Empty the till', 'The next morning: Take the money to the bank — Clerk'],
    ],
    ['Wait till the wheel stands still.', ['Wait till the wheel stands still']],
    // Somebody has to do what stands before the name.
    ['Anything over 80 Oskar has to sign.', ['Anything over 80 Oskar has to sign — Oskar']],
    ['Sacks that cannot be mended shall be marked blue and taken out of use.', ['Take the sacks out of use']],
    ['Ladders get signed for on the rack card.', ['Sign for ladders on the rack card']],
    ['Form is scanned to HR. Old belts go on the rack.', ['Scan form to HR', 'Put old belts on the rack']],
    ['Visitor told: no photos near the wheel.', ['Visitor told: no photos near the wheel']],
    ['Let the stone turn for a minute so the dust settles, then lift.', [/so the dust settles, then lift$/u]],
    ['Shut the shed, both hatches.', ['Shut the shed, both hatches']],
    ['Install Office, Zoom, the printer.', ['Install Office, Zoom, the printer']],
    ['No tag, you put a white ribbon on.', ['No tag: Put a white ribbon on']],
    ['Two people lift the sack if > 40 kg.', [/^Lift the sack if > 40 kg/u]],
    ['The treasurer gets the list as a PDF.', [/^The treasurer gets the list as a PDF/u]],
    ['One reads the scale and the other writes it down.', [/^One reads the scale and the other writes it down/u]],
    ['Somebody brings a sack in.', ['Somebody brings a sack in']],
    ['Put the sign CLOSED at the gate.', ['Put the sign "CLOSED" at the gate']],
    ['Parents sign in at the hatch.', ['Sign in at the hatch — Parents']],
    ['At the end ladders go back on the hooks.', ['At the end: Put ladders back on the hooks']],
    ['On Mondays soft brushes are used instead.', ['On Mondays: Use soft brushes instead']],
    ['If one sticks you tap the frame.', ['If one sticks: Tap the frame']],
    ['The student miller writes the weights in the book.', ['Write the weights in the book — Student miller']],
    // The verb behind a relative clause or a participle, with the number of its first noun.
    [
      'A sieve that has been out for a week goes back to the loft.',
      ['Take a sieve that has been out for a week back to the loft'],
    ],
    ['Anything caught in the rake goes in the skip.', ['Put anything caught in the rake in the skip']],
    ['What’s lying under the hoppers goes in the bran bin.', [/^Put what.s lying under the hoppers in the bran bin$/u]],
    ['Sacks with a torn seam stay on the hoist.', ['Leave sacks with a torn seam on the hoist']],
    ['The token goes back to the driver.', ['Give the token back to the driver']],
    ['Clean sacks go straight into the loft.', ['Put clean sacks straight into the loft']],
    ['The hopper needs sweeping every evening so get the broom.', ['Sweep the hopper every evening', 'Get the broom']],
    ['The book is signed by the miller and by the clerk.', ['Sign the book — Miller and clerk']],
    ['The hatch is shut and covered.', ['Shut the hatch', 'Cover the hatch']],
    ['A sack without a tag is taken off the hoist and reported to the clerk.', ['Report the sack to the clerk']],
    ['The second time the carter is told in writing.', [/^The second time: Tell the carter in writing/u]],
    ['Wheat goes in last, ears in the basket.', [/ears in the basket$/u]],
    ['Tom says a wet sack is fine.', [/^Tom says a wet sack is fine/u]],
  ])('%j', (sentence, steps) => {
    const told = wrapped(sentence);
    for (const step of steps)
      expect(told).toContainEqual(typeof step === 'string' ? step : expect.stringMatching(step));
  });

  it.each([
    'There’s an online form, takes four minutes.',
    'It’s 25 dollars for adults.',
    'Lunch takes half an hour.',
    'The van holds 12 crates.',
    'A bag of bran weighs 25 kg.',
    'It takes two minutes.',
    'The mill flooded again last night because nobody closed the sluice.',
    'Did that, red light.',
    'The belt went slack again and nobody noticed it.',
  ])('tells how things are and nothing to do: %j', (sentence) => {
    expect(wrapped(sentence)).toEqual([]);
    expect(notesOf(sentence).join(' and ').toLowerCase()).toContain(sentence.replace(/[.]$/u, '').toLowerCase());
  });

  it('tells the name of a thing as no work', () => {
    expect(wrapped('The old hoist is called the Beast.')).toEqual([]);
    expect(notesOf('The old hoist is called the Beast.')).toContain('The old hoist is called the Beast');
  });

  it('takes a question alone in an item for something to look at', () => {
    expect(statedSteps('Mill before a tour\n- sweep the stairs\n- guide has the lamp?\n- ropes up')).toContain(
      'Check – guide has the lamp',
    );
  });

  it.each([
    ['At the end of each class stack the chairs. Lock the safe.', 'Stack the chairs', 'End of Class'],
    ['Before each dive check the gauge. Tell your buddy.', 'Check the gauge', 'Before Each Dive'],
    ['In winter salt the steps. Open the gate. Close the shed.', 'Salt the steps', 'Salting the Steps'],
    ['On Fridays stack the crates by the door. Lock it.', 'Stack the crates by the door', 'Stacking the Crates'],
  ])('loses no first sentence to the title: %j', (request, step, title) => {
    expect(statedSteps(request).join('\n')).toContain(step);
    expect(draftSop(request).document.title).toBe(title);
  });

  it.each([
    ['How our bargemen should handle a torn sail: reef it, call the yard, wait for the answer.', 'Torn Sail'],
    ['ok so opening the net loft, uh, first you unlock the hatch, then you air the room.', 'Opening the Net Loft'],
    ['Weight round on ward 2. Weigh every patient at 8. Write it down.', 'Weight Round on Ward 2'],
  ])('names %j', (request, title) => {
    expect(draftSop(request).document.title).toBe(title);
  });

  it('reads a table whose cells are apart by commas', () => {
    const request =
      'time,who,task\n05:50,opener,unlock the gate\n06:00,prep cook,thaw a tray, label it\n06:30,opener,count the tills';
    expect(statedSteps(request)).toEqual(
      expect.arrayContaining(['05:50: Unlock the gate — Opener', '06:30: Count the tills — Opener']),
    );
  });

  it('keeps with a ban what happens otherwise', () => {
    const { document } = draftSop('Rolls. Press feed. Don’t throw empty rolls away, they get refilled. Close the lid.');
    expect(document.safety.map(({ text }) => text)).toContain('Don’t throw empty rolls away, they get refilled');
  });

  it('takes the name from what a letter says that it tells', () => {
    const request =
      'Hi Tom,\n\nas promised, how the flour count in the loft goes, since I am off.\n\nPrint the list. Weigh it.';
    expect(draftSop(request).document.title).toBe('Flour Count in the Loft');
  });

  it('takes what somebody thinks of the work for no rule of it', () => {
    const { safety } = draftSop(
      'Mill\nMilling rye isn’t hard. It is not complicated. Open the hatch. Lock the gate.',
    ).document;
    expect(safety.filter(({ src }) => src !== 'suggested')).toEqual([]);
  });

  it('says of whoever does it what stands in brackets', () => {
    const { phases } = draftSop(
      'Mill. Open the hatch. A carter (never the boy) signs the slip. Lock the gate.',
    ).document;
    const step = phases.flatMap(({ steps }) => steps).find(({ text }) => text === 'Sign the slip');
    expect(step).toMatchObject({ role: 'Carter', caution: 'To be done by a carter (never the boy)' });
  });

  it('ends a case in a long breath where the next thing is told with "then you"', () => {
    const said =
      'count the sacks, if one is missing you ring the clerk, then you sweep the loft, bins get wiped, the lamp goes on the hook and you lock up';
    const { phases, exceptions } = draftSop(`closing the mill, ${said}`).document;
    const then = exceptions.filter(({ src }) => src !== 'suggested').map((each) => each.then);
    expect(then.join()).not.toContain('weep the loft');
    expect(phases.flatMap(({ steps }) => steps).map(({ text }) => text)).toContain('Sweep the loft');
  });

  it('begins with what is done first, also where its aim has no comma', () => {
    const request = 'To change the belt on the hoist the motor is switched off, the guard is lifted, the belt is cut.';
    const { title, phases } = draftSop(request).document;
    expect(title).toBe('Changing the Belt on the Hoist');
    expect(phases.flatMap(({ steps }) => steps).map(({ text }) => text)).toContain('Switch off the motor');
  });

  it('takes a plural in the cell of a table for things', () => {
    expect(
      statedSteps('Time | Who | What\n06:00 | Groom | Horses in, blankets on\n07:00 | Groom | Muck out'),
    ).toContain('06:00: Bring horses in — Groom');
  });
});

describe('draftSop adds to a step what says only how, how often or how many (drafting 3.1)', () => {
  it.each([
    ['always', 'Tie the gate. Always. Feed the calves.', 'Tie the gate, always'],
    [
      'in an order',
      'Shut the valves from left to right. In that order. Feed the calves.',
      'left to right, in that order',
    ],
    ['all of a kind', 'Count the ear tags. All of them. Feed the calves.', 'Count the ear tags, all of them'],
    ['in small letters', '- heat lamp on. at least\n- mop the aisle. every evening', 'Mop the aisle, every evening'],
    ['twice over', 'Sign the sheet. Every time. No exceptions. Feed the calves.', 'every time, no exceptions'],
    ['behind commas', 'Weigh the calf twice, every time, no exceptions. Feed the calves.', 'every time, no exceptions'],
  ])('%s', (_what, told, step) => {
    const { phases, safety } = draftSop(`Calf barn in the evening\n\n${told}`).document;
    const steps = phases.flatMap(({ steps }) => steps).filter(({ src }) => src === 'prompt');
    expect(steps.map(({ text }) => text).join('\n')).toContain(step);
    expect(safety.filter(({ src }) => src === 'prompt')).toEqual([]);
  });

  it('takes what only stresses for no step', () => {
    expect(statedSteps('Closing the mill. Sweep the loft twice. Really. Lock the door. Seriously.')).toEqual([
      'Sweep the loft twice',
      'Lock the door',
    ]);
  });
});

describe('draftSop keeps together what limits or completes a statement (drafting 3.2)', () => {
  const documentOf = (request: string) => draftSop(`Closing the mill. ${request}`).document;
  const stated = (request: string) => {
    const { phases, safety } = documentOf(request);
    return [...phases.flatMap(({ steps }) => steps), ...safety].flatMap(({ src, text }) =>
      src === 'prompt' ? [text] : [],
    );
  };

  it.each([
    ['nothing but', 'The second miller does nothing but watch the stone.', 'nothing but watch the stone'],
    ['nobody else', 'The key goes to the miller and nobody else.', 'and nobody else'],
    [
      'including',
      'The clerk lists all sacks, including torn ones and samples.',
      'List all sacks, including torn ones and samples',
    ],
    ['what is permitted', 'She may accept, reject, or return the load.', 'She may accept, reject, or return the load'],
    [
      'two bans with one limit',
      'No sack is to be moved, and no scale is to be used, before the clerk is there.',
      'No sack is to be moved, and no scale is to be used, before the clerk is there',
    ],
    [
      'what is written down',
      'Write down the name of the farmer, where they come from, who sent them and what they owe.',
      'Write down the name of the farmer, where they come from, who sent them and what they owe',
    ],
    ['what is asked', 'Ask about the sacks, do they stay or go back.', 'Ask about the sacks, do they stay or go back'],
    [
      'a subject with what it includes',
      'Lighting a lamp, including a torch, is not allowed near the flour.',
      'Lighting a lamp, including a torch, is not allowed near the flour',
    ],
    [
      'in no case',
      'Report a burn at once, in no case later than noon.',
      'Report a burn at once, in no case later than noon',
    ],
  ])('%s', (_what, request, line) => {
    expect(stated(`${request} Sweep the floor.`).join('\n')).toContain(line);
  });

  it('does what a sign means', () => {
    const { phases } = documentOf(
      'Look at the stone; a crack means we stop the wheel and I phone the mason. Sweep the floor.',
    );
    const steps = phases.flatMap(({ steps }) => steps);
    expect(steps.filter(({ when }) => when === 'A crack').map(({ text }) => text)).toEqual([
      'Stop the wheel',
      'Phone the mason',
    ]);
    expect(documentOf('A crack means we stop. Sweep the floor.').definitions).toEqual([]);
  });

  it('ends no condition before the state that it needs', () => {
    expect(
      statedSteps('Closing the mill. If a visitor feels faint the miller leads them out. Sweep the floor.'),
    ).toContain('If a visitor feels faint: Lead them out — Miller');
  });

  it('knows the hours', () => {
    expect(statedSteps('Closing the mill. At quarter to six the sluice goes down. Sweep the floor.').join()).toContain(
      'At quarter to six: The sluice goes down',
    );
  });

  it.each([
    ["Well, I've been at this thirty years. Sweep the floor."],
    ['Bram thinks the stone is too old. Sweep the floor.'],
    ['I manage the mill for a baker. Sweep the floor.'],
    ['Please make it pretty. Sweep the floor.'],
    ['Nobody will be angry. Sweep the floor.'],
  ])('takes for no work what is none: %s', (request) => {
    expect(stated(request)).toEqual(['Sweep the floor']);
  });

  it('holds a rule that says so', () => {
    expect(
      documentOf('Sweep the floor. Being late does not count as leave. The observer does nothing else.').safety.length,
    ).toBe(2);
  });

  it('reads questions with their answers in one line', () => {
    const request =
      'For new millers\n\nWhere do I stand? By the sluice.\nWhat do I check first? The belt.\nMay I smoke inside? No. Never near the flour.';
    const { safety } = draftSop(request).document;
    expect(safety.map(({ text }) => text)).toContain('You may not smoke inside, never near the flour');
  });

  it('reads a table whose first line has strokes', () => {
    expect(
      statedSteps(
        'Day / Task / Who\nDay 1 | clean the hopper | Pia\nDay 2 | oil the bearing | Tom\nDay 3 | sharpen the stone | Pia',
      ),
    ).toContain('On day 1: Clean the hopper — Pia');
  });

  it('names work by whom a note is to, and a policy without its bracket', () => {
    expect(
      draftSop('To whoever keeps resetting the traps: lift the lid, count the bait, close it.').document.title,
    ).toBe('Resetting the Traps');
    const text =
      'Visitors are met at the gate by the clerk. They get a hat. The clerk shows them the exits, then the stone, then the loft, and leads them back to the gate.';
    expect(draftSop(`Visitors in the mill – policy (draft)\n${text}`).document.title).toBe('Visitors in the Mill');
  });
});
