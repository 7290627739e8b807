import { describe, expect, it } from '@jest/globals';
import { draftSop } from './draft-sop.js';
import { phasesOf, statedSteps } from './testing/steps-of-draft.js';

describe('draftSop reads items that are only a role (drafting 3.3)', () => {
  it('as who does the items below them', () => {
    const request =
      'Hearing test\n\n• Audiologist:\n   – looks into both ears\n   – picks the probe\n• Assistant:\n   – cleans the booth\n   – prints the curve\n• File the report';
    expect(statedSteps(request)).toEqual([
      'Looks into both ears — Audiologist',
      'Pick the probe — Audiologist',
      'Clean the booth — Assistant',
      'Print the curve — Assistant',
      'File the report',
    ]);
  });
});

describe('draftSop reads numbered names as phases (drafting 3.2)', () => {
  it('also the one among them that could be an order', () => {
    const request =
      'Paint shop\n\n1. General\nPaint is issued only against a slip that shows the color, the car and the date of the job.\n\n2. Mix rules\n- Cans older than 3 years are rejected.\n- Unlabelled cans are rejected.\n\n3. Transport\nPanels are carried in the rack, and panels that were out for an hour are checked once more.';
    expect(phasesOf(request)).toEqual(['General', 'Mix rules', 'Transport']);
  });

  it('but not short steps with more to them below', () => {
    const request =
      'Mail room\n\n1. Sort the letters\n   Trays by floor.\n2. Weigh the parcels\n   Scale at the door.\n3. Frank them\n   Machine B.';
    expect(phasesOf(request)).not.toContain('Sort the letters');
  });
});

describe('draftSop leaves whole what belongs together (drafting 3.5)', () => {
  it.each([
    [
      'take deposit 50 (card hold, cash if they have no card)',
      'Take deposit 50 (card hold, cash if they have no card)',
    ],
    ['refuel, pump out, wipe seats', 'Refuel, pump out'],
  ])('%s', (item, step) => {
    expect(statedSteps(`Pedal boats\n\n- count the oars\n- ${item}\n- lock the shed`)).toContain(step);
  });
});

describe('draftSop reads the frame of notes and plans (drafting 3.6)', () => {
  const documentOf = (request: string) => draftSop(request).document;
  const phasesWithSteps = (request: string) =>
    documentOf(request).phases.map(({ title, steps }) => [
      title,
      steps.filter(({ src }) => src === 'prompt').map(({ text }) => text),
    ]);

  it('takes days, weeks and weekdays alone in their lines for phases', () => {
    expect(phasesWithSteps('Day 1\nShow the barn. Hand out boots.\nDay 2\nMilk with the herdsman.')).toEqual([
      ['Day 1', ['Show the barn', 'Hand out boots']],
      ['Day 2', ['Milk with the herdsman']],
    ]);
    expect(
      phasesWithSteps('Barn plan\n\nTuesday\nScrub the troughs.\nSaturday:\n- clip the hooves\n- oil the pump'),
    ).toEqual([
      ['Tuesday', ['Scrub the troughs']],
      ['Saturday', ['Clip the hooves', 'Oil the pump']],
    ]);
  });

  it('takes "Where" for the scope and "Do" for no title', () => {
    const where = documentOf('Barn round\n\nWhere: sheds 1 to 3\nWho: herdsman\n\n- feed the calves\n- bolt the gate');
    expect(where.scope).toContain('Sheds 1 to 3');
    expect(where.phases.flatMap(({ steps }) => steps).map(({ text }) => text)).not.toContain('Where: sheds 1 to 3');
    expect(documentOf("Do:\n- bolt the gate\n- coil the hose\n\nDon't:\n- feed the goats").title).not.toMatch(/^Do\b/u);
  });

  it('does what stands further in below a case in that case', () => {
    const { exceptions, phases } = documentOf(
      'Barn round\n\n1) Look at the tank.\n2) If the milk is above 6 °C:\n   a) stop the pump\n   b) ring the dairy\n3) Sign the card.',
    );
    const told = exceptions.filter(({ src }) => src === 'prompt').map((each) => `${each.when}: ${each.then}`);
    expect(told).toEqual(['The milk is above 6 °C: Stop the pump; ring the dairy']);
    expect(phases.flatMap(({ steps }) => steps).map(({ text }) => text)).not.toContain('If the milk is above 6 °C');
  });

  it('takes a label of people for a case where others are told something', () => {
    const { phases } = documentOf(
      'Barn visit\n\nThe guide checks the boots. Toddlers: the parents are asked to hold them.',
    );
    expect(phases.flatMap(({ steps }) => steps).map(({ role }) => role)).not.toContain('Toddlers');
  });

  it.each([
    ['As per the new rules every hoist must be greased twice a year. The fitter opens the hood.', 'Greasing a Hoist'],
    ['All ladders have to be checked before the season. The fitter climbs up.', 'Checking Ladders'],
  ])('names work by what has to be done: %s', (request, title) => {
    expect(documentOf(request).title).toBe(title);
  });
});

describe('draftSop reads on behind a ban and between signs (drafting 3.2)', () => {
  it.each([
    ['Whey must not reach the creek, it is pumped and weighed.', ['Pump the whey', 'Weigh the whey']],
    ['Raw wool must never get wet, it is aired and turned.', ['Air the raw wool', 'Turn the raw wool']],
  ])('says what is done with a thing that was forbidden something: %s', (sentence, steps) => {
    expect(statedSteps(`Dairy. ${sentence} Wash the churns.`)).toEqual([...steps, 'Wash the churns']);
  });

  it('cuts cases with signs of more and less', () => {
    expect(
      statedSteps('Dairy\n- lid loose -> press it down, age > 30 days = scrap the wheel, mold = cut it off'),
    ).toEqual(['If lid loose: Press it down', 'In case of age > 30 days: Scrap the wheel', 'If mold: Cut it off']);
  });
});
