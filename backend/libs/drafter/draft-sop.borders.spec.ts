import { describe, expect, it } from '@jest/globals';
import { draftSop } from './draft-sop.js';
import { statedSteps } from './testing/steps-of-draft.js';

const cautions = (request: string): string[] => draftSop(request).document.safety.map(({ text }) => text);

describe('draftSop keeps what narrows a sentence with it (drafting 3.2)', () => {
  it.each([
    [
      'Grease the hinge. Call the harbor office at once, whatever the hour.',
      'Call the harbor office at once, whatever the hour',
    ],
    [
      'Grease the hinge. The gate is chained, no matter how calm the sea is.',
      'Chain the gate, no matter how calm the sea is',
    ],
    ['The decks are hosed every evening, except on race days.', 'Hose the decks every evening, except on race days'],
    ['Log every boat, regardless of its length, and give it a number.', 'Log every boat, regardless of its length'],
    ['Weigh the catch, whoever lands it. Write it down.', 'Weigh the catch, whoever lands it'],
  ])('%j', (request, step) => {
    expect(statedSteps(request)).toContain(step);
  });

  it.each([
    ['Rinse the nets. Whoever rinses hangs them up.', 'Hang them up — Whoever rinses'],
    ['Sort the shells, whatever is broken goes back into the sea.', 'Put whatever is broken back into the sea'],
  ])('lets somebody or something unknown act: %j', (request, step) => {
    expect(statedSteps(request)).toContain(step);
  });

  it.each([
    [
      'After 9 at night no horses are let out, except the mare in foal.',
      'After 9 at night: No horses are let out, except the mare in foal',
    ],
    ['During the service no phones may be used.', 'During the service: No phones may be used'],
    [
      'Members are served first, except on open days. No refunds are given, whatever the reason.',
      'No refunds are given, whatever the reason',
    ],
  ])('keeps a ban whole: %j', (request, ban) => {
    expect(cautions(`Sweep the aisle. ${request}`)).toContain(ban);
  });

  it('tells both who act from when they do', () => {
    expect(statedSteps('After each heat both rowers sign the card.')).toEqual([
      'After each heat: Sign the card — Rowers',
    ]);
  });
});

describe('draftSop cuts no clause inside of another (drafting 3.2)', () => {
  it.each([
    [
      'Divers who wear contact lenses, are under 16 or drank last night are sent home.',
      ['Divers who wear contact lenses, are under 16 or drank last night are sent home'],
    ],
    [
      'Make sure that every tank is rinsed, dried and hung up.',
      ['Make sure that every tank is rinsed, dried and hung up'],
    ],
    [
      'Tell the divers that no bottle has to be carried, filled or cleaned.',
      ['Tell the divers that no bottle has to be carried, filled or cleaned'],
    ],
    [
      "Tell them to ring the harbor and that we'll sail as soon as it clears.",
      ["Tell them to ring the harbor and that we'll sail as soon as it clears"],
    ],
    ['Close the valve and only then lift the mask.', ['Close the valve and only then lift the mask']],
    [
      'The skipper reads the chart and the tide table and makes sure the ladder is down.',
      ['Read the chart and the tide table — Skipper', 'Make sure the ladder is down — Skipper'],
    ],
    [
      'The skipper checks the crew list before the doctor comes aboard and makes sure the ladder is down.',
      ['Check the crew list before the doctor comes aboard — Skipper', 'Make sure the ladder is down — Skipper'],
    ],
    [
      'When fewer than 40 percent answer, the trip is called off.',
      ['When fewer than 40 percent answer: Call off the trip'],
    ],
    [
      'If the lamp flashes I stop the winch, but the pump goes on.',
      ['If the lamp flashes: Stop the winch', 'If the lamp flashes: The pump goes on'],
    ],
  ])('%j', (request, steps) => {
    const [winch, ...others] = statedSteps(`Oil the winch. ${request}`);
    expect(winch).toMatch(/^Oil the winch/u);
    expect(others).toEqual(steps);
  });

  it.each([
    ['When the round ends the ring steward opens the gate.', ['When the round ends: Open the gate — Ring steward']],
    [
      'If some are seen the work stops and the foreman rings the council.',
      ['If some are seen: The work stops', 'If some are seen: Ring the council — Foreman'],
    ],
  ])('ends a condition behind what happens: %s', (sentence, steps) => {
    expect(statedSteps(`The clerk lights the lamp. ${sentence}`)).toEqual(expect.arrayContaining(steps));
  });

  it('ends a condition behind a limit that was named', () => {
    expect(cautions('Weigh the boat. If above nobody boards, tell the skipper.')).toEqual(['If above: Nobody boards']);
  });

  it('ends it there without a sign as well', () => {
    expect(cautions('Weigh the boat. If under nobody boards.')).toEqual(['If under: Nobody boards']);
  });

  it('but not before what something is under', () => {
    const { exceptions } = draftSop('Weigh the boat. If the chart is under review hold the file.').document;
    expect(exceptions.map((one) => `${one.when}: ${one.then}`)).toContain('The chart is under review: Hold the file');
  });

  it.each([
    ['Coil, gently rinse, wipe the deck.', ['Coil, gently rinse, wipe the deck']],
    ['Rinse, drained, wipe the deck.', ['Rinse, drained, wipe the deck']],
    ['Look here, there, check the mast.', ['Look here, there', 'Check the mast']],
    ['The lid is cleaned, closed.', ['Clean the lid', 'Close the lid']],
  ])('keeps with the next one what is said in one word, unless it is done to something: %s', (sentence, steps) => {
    expect(statedSteps(`Oil the winch. ${sentence}`)).toEqual(['Oil the winch', ...steps]);
  });

  it('names who acts behind an "or" that no comma closes', () => {
    const { roles } = draftSop('Lost keys\n\n- goes on the hook, or the porter takes it').document;
    expect(roles.map(({ name }) => name)).toEqual(['Porter']);
  });

  it.each(['Boxes with a torn label, or without any, are set aside', 'Jars with dents, or stained, are set aside'])(
    'leaves what else a verb is of where it stands: %s',
    (sentence) => {
      expect(statedSteps(`Oil the winch. ${sentence}.`)).toEqual(['Oil the winch', sentence]);
    },
  );

  it('tells what is not done in a case from what is', () => {
    expect(cautions("Oil the winch. If it storms, we don't sail - tell the guests.")).toEqual([
      "If it storms: We don't sail – tell the guests",
    ]);
  });
});

describe('draftSop turns nothing into its opposite (drafting 3.3)', () => {
  it.each([
    [
      'Visitors often want to help and lift the hive but this is not allowed.',
      'Visitors often want to help and lift the hive but this is not allowed',
    ],
    ['Trainees may watch but not touch the comb.', 'Trainees may watch but not touch the comb'],
    ['The honey must not go over 40 degrees; should it do so, stop the pump.', 'The honey must not go over 40 degrees'],
    [
      'After the smoke nobody opens a hive till Ada has looked.',
      'After the smoke: Nobody opens a hive till Ada has looked',
    ],
    ["Don't leave the smoker lit because then it's dead.", "Don't leave the smoker lit because then it's dead"],
  ])('%j', (request, ban) => {
    expect(cautions(`Light the smoker. ${request}`)).toContain(ban);
    expect(statedSteps(`Light the smoker. ${request}`).join('\n')).not.toMatch(/Lift the hive|Touch|^Not /mu);
  });

  it('keeps what is only noted a note', () => {
    const { notes } = draftSop('Light the smoker. Note: the barn is closed on Mondays. Fill the jars.').document;
    expect(notes.map(({ text }) => text)).toContain('The barn is closed on Mondays');
  });
});

describe('draftSop takes no thing of a numbered rule for somebody (drafting 3.4)', () => {
  it('a noun behind the number of its line is no name', () => {
    const text =
      '2. Loading\n2.1 Rubber boots and goggles must be worn.\n2.2 The loader writes the weight.\n2.3 Freight papers on the front seat.\n2.4 Water stops at nine.';
    const { document } = draftSop(text);
    expect(document.roles.map(({ name }) => name)).toEqual(['Loader']);
    expect(JSON.stringify(document)).toContain('"Rubber boots and goggles must be worn"');
  });

  it.each([
    ['Customers with water damage get the number of a plumber.', /^Customers with water damage get the number/u],
    ['Rinse the pots and ladles in hot water with soap.', /^Rinse the pots and ladles in hot water with soap$/u],
    ['The deck mate checks the ropes.', /^Check the ropes — Deck mate$/u],
  ])('two words side by side are no two verbs: %s', (sentence, step) => {
    expect(statedSteps(`${sentence} The clerk lights the lamp.`)[0]).toMatch(step);
  });
});

describe('draftSop finds whose verb it is (drafting 3.2, 3.4)', () => {
  it.each([
    [
      'Everyone signs the card, and guests need a badge.',
      ['Everyone signs the card, and guests need a badge — Everyone'],
    ],
    ['If I ring the bell three times everybody comes in.', ['If I ring the bell three times: Everybody comes in']],
    [
      'When a frame leaves the barn it is checked by the beekeeper.',
      ['When a frame leaves the barn: Check it — Beekeeper'],
    ],
    ['The fund is counted by two members of the board together.', ['Count the fund together — Members of the board']],
    ['The deed is signed by the owner before noon.', ['Sign the deed before noon — Owner']],
    ['Any frame with mites, or over 3 kg, goes to Ada.', ['Any frame with mites, or over 3 kg, goes to Ada']],
    ['Under 18% goes into jars.', ['Under 18% goes into jars']],
    [
      "Stay on the path, and if you can't do that you stop and call Ada.",
      ['Stay on the path', "If you can't do that: Stop and call Ada"],
    ],
    ['Day before we ring the neighbors.', ['The day before: Ring the neighbors']],
    ['If theres rot, burn the frame.', ['If theres rot: Burn the frame']],
    ['If they, like, hesitate, wait for Ada.', ['If they hesitate: Wait for Ada']],
    ['Check the lid is shut and the strap is pulled tight.', ['Check the lid is shut and the strap is pulled tight']],
    ['The veil is put on and it is looked at from the back.', ['Put on the veil', 'Look at it from the back']],
    ['These are thrown away after use.', ['Throw these away after use']],
    [
      'Visitors are met at the gate, handed a veil and taken to the barn.',
      ['Meet visitors at the gate', 'Hand visitors a veil', 'Take visitors to the barn'],
    ],
    [
      'Any frame that is torn is cut up or tagged red and burned.',
      ['Any frame that is torn is cut up or tagged red and burned'],
    ],
    [
      'The weight is read by the beekeeper before 9 am and recorded in the book.',
      ['Read the weight before 9 am — Beekeeper', 'Record the weight in the book — Beekeeper'],
    ],
    [
      'Each veil is checked by the beekeeper prior to every visit.',
      ['Check each veil prior to every visit — Beekeeper'],
    ],
    [
      'School groups bringing their own veils follow the long path.',
      ['School groups bringing their own veils follow the long path'],
    ],
    ['Take a photo before and after at every hive.', ['Take a photo before and after at every hive']],
    [
      'If the guests move the chairs closer you politely move them back.',
      ['If the guests move the chairs closer: You politely move them back'],
    ],
    ['Two visitors to a hive, or 8 in the barn.', ['Two visitors to a hive, or 8 in the barn']],
    ['More than 4% sick = call Ada right away.', ['More than 4% sick: Call Ada right away']],
    ['Tag missing = frame counts as sick.', ['If tag missing: Frame counts as sick']],
  ])('%j', (request, steps) => {
    const stated = statedSteps(`Light the smoker. ${request}`).slice(1);
    const { exceptions } = draftSop(`Light the smoker. ${request}`).document;
    const cases = exceptions.filter(({ src }) => src === 'prompt').map(({ when, then }) => `If ${when}: ${then}`);
    const told = [...stated, ...cases].map((step) => step.toLowerCase());
    expect(told).toEqual(steps.map((step) => step.toLowerCase()));
  });

  it('takes a reason for no role', () => {
    const { roles } = draftSop('Light the smoker. Gasoline is forbidden, as it ignites.').document;
    expect(roles).toEqual([]);
  });
});

describe('draftSop ends a sentence behind a unit (drafting 3.2)', () => {
  it('where a word with a capital letter follows that is no name', () => {
    const request =
      'Dyeing\n\nSoak the wool for 20 min. Dark yarns go in the second vat. Rinse it for 5 min. Wet hands are dried first.';
    expect(statedSteps(request)).toEqual([
      'Soak the wool for 20 min',
      'Put dark yarns in the second vat',
      'Rinse it for 5 min',
      'Dry wet hands first',
    ]);
  });
});
