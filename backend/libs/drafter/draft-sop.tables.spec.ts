import { describe, expect, it } from '@jest/globals';
import { draftSop } from './draft-sop.js';
import { statedSteps } from './testing/steps-of-draft.js';

const documentOf = (request: string) => draftSop(request).document;
/** "Cellar: Change the kegs", a line for each step of the request. */
const phasesOf = (request: string): string[] =>
  documentOf(request).phases.flatMap(({ title, steps }) =>
    steps.flatMap(({ src, text }) => (src === 'prompt' ? [`${title}: ${text}`] : [])),
  );
const rulesOf = (request: string): string[] =>
  documentOf(request).safety.flatMap(({ src, text }) => (src === 'prompt' ? [text] : []));
const rolesOf = (request: string): string[] => documentOf(request).roles.map(({ name }) => name);

describe('draftSop reads the columns of a table (drafting 3.6)', () => {
  const stages = [
    ['Stage', 'Task', 'Time', 'Limit/notes'],
    ['Unloading', 'Count the crates and check the seal', 'on arrival', 'no seal, no unloading. Never on wet boards'],
    ['Washing', 'cold rinse, then soak', '10 min', 'longer softens them'],
    ['Drying', 'trays, single layer', '12-18 hrs', ''],
    ['Curing', 'racks in the loft', '3 days min', 'gloves + apron'],
    ['Pack', 'pay the driver, sign the slip', 'same day', ''],
  ]
    .map((row) => row.join('\t'))
    .join('\n');

  it('puts the stage before the task where each row has another one, and how long it takes and the note behind it', () => {
    expect(statedSteps(stages)).toEqual([
      'On arrival: Unloading: count the crates and check the seal',
      'Washing: cold rinse, then soak (10 min; longer softens them)',
      'Drying: trays, single layer (12-18 hrs)',
      'Curing: racks in the loft (3 days min; gloves + apron)',
      'Same day: Pack: pay the driver, sign the slip',
    ]);
    expect(rolesOf(stages)).toEqual([]);
  });

  it('keeps a rule of a cell whole, and its sentences apart', () => {
    expect(rulesOf(stages)).toEqual(expect.arrayContaining(['No seal, no unloading', 'Never on wet boards']));
  });

  it('takes what several rows stand in for phases, also where its cell is empty below', () => {
    const request = `Weekly round

Zone | Task | Department | Who | Watch out
North | Trim the hedge | Grounds | Gardener | blades off first
 | Rake the path | Grounds | Gardener |
South | Feed the fish | Water | Pond keeper |`;
    expect(phasesOf(request)).toEqual([
      'North: Trim the hedge (grounds)',
      'North: Rake the path (grounds)',
      'South: Feed the fish (water)',
    ]);
    expect(rolesOf(request)).toEqual(['Gardener', 'Pond keeper']);
    const [first] = documentOf(request).phases.flatMap(({ steps }) => steps);
    expect(first?.caution).toBe('Blades off first');
  });

  it('reads a thing and what is done to it beside who does it', () => {
    const request = 'Who | Task\nDispatch | Papers signed\nDispatch | Pallets strapped\nWorkshop | Compressor off';
    expect(statedSteps(request)).toEqual([
      'Sign papers — Dispatch',
      'Strap pallets — Dispatch',
      'Switch the compressor off — Workshop',
    ]);
  });

  it('takes no verb of one cell for what a word of another one does', () => {
    const request = 'Stage,Task,Who\nMash,Heat the water,Brewer\nBoil,Add hops,Brewer\nCool,Run the chiller,Helper';
    expect(statedSteps(request)).toEqual([
      'Mash: heat the water — Brewer',
      'Boil: add hops — Brewer',
      'Cool: run the chiller — Helper',
    ]);
  });

  it('does what stands beside a situation in that case only, within its limit', () => {
    const request = `Pool plant room, faults

| Situation | Who | Action | Time limit |
| --- | --- | --- | --- |
| Any leak | lifeguard | close the valve | straight away |
| Any leak | swimmer who saw it | says where it is | - |
| Pump trips | plant operator only | reset once. NO second try | 1 h |
| Afterwards | lifeguard | write it in the log | same day |`;
    expect(statedSteps(request)).toEqual([
      'For any leak: Close the valve (straight away) — Lifeguard',
      'For any leak: Say where it is — Swimmer who saw it',
      'If pump trips: Reset once (within 1 h) — Plant operator',
      'Afterwards: Write it in the log (same day) — Lifeguard',
    ]);
    expect(rulesOf(request)).toEqual(['Pump trips: Plant operator: NO second try']);
    expect(rolesOf(request)).toEqual(['Lifeguard', 'Swimmer who saw it', 'Plant operator']);
    const cautions = documentOf(request).phases.flatMap(({ steps }) => steps.flatMap(({ caution }) => caution ?? []));
    expect(cautions).toEqual(['Plant operator only']);
  });

  it('loses no cell, also of a column that no list knows', () => {
    const request = [
      'Problem\tWho\tWhat to do\tDeadline\tForm\tRemark',
      'Dough too warm\tbaker\tmove it to the cold room\t15 min\tsheet 4\ttwice a day at most',
      'Oven does not heat\thead baker\trings the service company\tnext working day\t-\t',
      'No yeast\tbaker\t\t\t\tthe shop next door lends some',
    ].join('\n');
    expect(statedSteps(request)).toEqual([
      'If dough too warm: Move it to the cold room (within 15 min; twice a day at most; form: sheet 4) — Baker',
      'If oven does not heat: Ring the service company (next working day) — Head baker',
      'No yeast: The shop next door lends some — Baker',
    ]);
  });

  it('takes a record for no step of its own', () => {
    const request = `| No. | Who | What | Proof |
| 1 | Counter clerk | copies the license | copy |
| 2 | Yard hand | shows the emergency stop. Any doubt = call the manager | both sign sheet |`;
    expect(statedSteps(request)).toEqual([
      'Copy the license (proof: copy) — Counter clerk',
      'Show the emergency stop (proof: both sign sheet) — Yard hand',
      'For any doubt: Call the manager — Yard hand',
    ]);
  });

  it('reads columns that are headed by who does what stands there', () => {
    const request = `Case | Nurse | Vet
Clean cut | clip the hair | stitch it
Bite | rinse it for 5 min | leave it open
Burn | cool it with water | `;
    expect(statedSteps(request)).toEqual([
      'If clean cut: Clip the hair — Nurse',
      'If clean cut: Stitch it — Vet',
      'If bite: Rinse it for 5 min — Nurse',
      'If bite: Leave it open — Vet',
      'If burn: Cool it with water — Nurse',
    ]);
  });

  it('keeps a ban as a rule, and gives the time of the row to what its note orders', () => {
    const request = `Time ; Person ; Task ; Note
07:00 ; gardener ; read the thermometer ; write it in the green book
08:00 ; gardener ; no photos. if a guest takes one, call the office ;
09:00 ; cashier ; unlock the door ; `;
    expect(statedSteps(request)).toEqual([
      '07:00: Read the thermometer — Gardener',
      '07:00: Write it in the green book — Gardener',
      '08:00, if a guest takes one: Call the office — Gardener',
      '09:00: Unlock the door — Cashier',
    ]);
    expect(rulesOf(request)).toEqual(['08:00: Gardener: no photos']);
  });

  /** Every cell of a table, wherever the draft says it. */
  const lostCells = (request: string): string[] => {
    const said = JSON.stringify(documentOf(request)).toLowerCase();
    const cells = request.split('\n').flatMap((line) => (/\t|\|/u.test(line) ? line.split(/\t|\|/u).slice(0) : []));
    const words = cells.flatMap((cell) => cell.toLowerCase().match(/[\p{L}\d]+/gu) ?? []);
    return words.filter((word) => !said.includes(word));
  };

  it.each([
    [
      'a round with what to do if a reading is out',
      `Kiln watch for the pottery, please make an SOP

Hour	Spot	Reading	Goal	If wrong
08:00	Kiln 1, front	Cone, draft	cone 04	Open damper 2 cm, look again in 15 min
08:20	Kiln 2	Cone	cone 6	Turn gas down, tell the kiln master
08:40	Drying room	Humidity	below 40%	Start fan
09:00	Glaze store	n/a		store closed

Same round at 12 and 16 by the assistant.`,
      [
        '08:00: Kiln 1, front: cone, draft (if wrong: Open damper 2 cm, look again in 15 min)',
        '08:20: Kiln 2: cone (if wrong: Turn gas down, tell the kiln master)',
        '08:40: Drying room: humidity (if wrong: Start fan)',
        '09:00: Glaze store: store closed',
        'Same round at 12 and 16 by the assistant',
      ],
    ],
    [
      'cases, and a head that its cells complete',
      `Sorting sheet for the laundry

| What you find | Class | Goes to | Charge | Comment |
|---|---|---|---|---|
| Clean, folded | 1 | Shelf A | None | count it |
| Torn | 3 | Mending basket | Half | show Rosa |
| Missing tag | ? | Blue box | None yet | don't call the guest, ask Rosa |

No slip in the bag: look it up by room.`,
      [
        'If clean, folded: Goes to: Shelf A (class: 1; charge: None)',
        'If clean, folded: Count it',
        'If torn: Goes to: Mending basket (class: 3; charge: Half)',
        'If torn: Show Rosa',
        'In case of missing tag: Goes to: Blue box (class: ?; charge: None yet)',
        'In case of missing tag: Ask Rosa',
        'No slip in the bag: Look it up by room',
      ],
    ],
    [
      'a head that asks, above cells that could be orders',
      `Lost property at the pool

| What you find | Class | Keep where | Tag |
|---|---|---|---|
| Towel, dry | S | Back to desk, hook by the door | none |
| Phone | M | Lock drawer | red |`,
      [
        'If towel, dry: Keep where: Back to desk, hook by the door (class: S; tag: none)',
        'In case of phone: Keep where: Lock drawer (class: M; tag: red)',
      ],
    ],
    [
      'numbered places, and a verb as a head',
      `Greenhouse rounds

Bay | Crop | Look at | OK range | When not OK
1 | Tomato | leaf colour, soil | 18-24 C | open vents
2 | Basil | soil | 20-26 C | water lightly
3 | Lettuce | slugs | none | pick off, set traps`,
      [
        'Bay 1: look at leaf colour, soil (crop: Tomato; OK range: 18-24 C; when not OK: open vents)',
        'Bay 2: look at soil (crop: Basil; OK range: 20-26 C; when not OK: water lightly)',
        'Bay 3: look at slugs (crop: Lettuce; OK range: none; when not OK: pick off, set traps)',
      ],
    ],
    [
      'things before what is done with them',
      `Allergy sheet for the canteen

Dish | Contains | Swap for | Sign
Carbonara | egg, milk | oat sauce | yellow dot
Satay | peanut | tofu skewer | red dot`,
      [
        'Carbonara: swap for oat sauce (contains: egg, milk; sign: yellow dot)',
        'Satay: swap for tofu skewer (contains: peanut; sign: red dot)',
      ],
    ],
    [
      'a column of orders under any name',
      `Cloudiness of the cider

| Dose level | Result | Next |
|---|---|---|
| under 5 | clear | release batch |
| 5 to 9 | cloudy | hold batch, retest |`,
      ['Dose level under 5: release batch', 'Dose level 5 to 9: hold batch, retest'],
    ],
    [
      'rows without anything to do',
      `Ferry deck crew

Position	Crew	Gear	Signal
Bow line	2	gloves, heaving line	one long
Ramp	1	radio	hand up`,
      [
        'Bow line: gloves, heaving line (crew: 2; signal: one long) — Ferry deck crew',
        'Ramp: radio (crew: 1; signal: hand up) — Ferry deck crew',
      ],
    ],
  ])('reads %s by columns, whatever they are called', (_, request, steps) => {
    expect(statedSteps(request)).toEqual(steps);
    // What stands for nothing, and heads that no cell needs, may be left out.
    const heads =
      'hour spot reading goal gear bay look at ok what you find comment position dish dose level result next n a'.split(
        ' ',
      );
    expect(lostCells(request).filter((word) => !heads.includes(word))).toEqual([]);
  });

  it('takes what is in order word for word, and what is done otherwise with its row', () => {
    const request = `| No | Check before opening the lock | Done by | OK when | Otherwise |
|---|---|---|---|---|
| 1 | Lamps at the gates | Keeper | no ice, stop within 5 s | stay closed, call the office |
| 2 | Rope | Helper | no faults in 1 round | keeper decides |`;
    const { title, phases, safety } = documentOf(request);
    expect(title).toBe('Checking before Opening the Lock');
    expect(statedSteps(request)).toEqual([
      'Lamps at the gates (otherwise: stay closed, call the office) — Keeper',
      'Rope (otherwise: keeper decides) — Helper',
    ]);
    const expected = phases.flatMap(({ steps }) =>
      steps.flatMap(({ src, ...step }) => (src === 'prompt' ? [step.expected] : [])),
    );
    expect(expected).toEqual(['No ice, stop within 5 s', 'No faults in 1 round']);
    expect(safety).toEqual([]);
  });

  it('takes no line below a table for its title', () => {
    const request =
      'Time | Task | Who\n7:00 | open the lock | keeper\n7:30 | light the lamps | helper\n\nOn Sundays we open at 9.';
    expect(documentOf(request).title).toBe('Daily Schedule');
  });

  it('names what a figure of a table is, which alone would say nothing', () => {
    expect(statedSteps('Late fees of the boats\n\nDays late | Fee\n1 | $10\n2-3 | $25\nMore than 3 | $60')).toEqual([
      'Days late 1 (fee: $10)',
      'Days late 2-3 (fee: $25)',
      'Days late more than 3 (fee: $60)',
    ]);
  });

  it('keeps the sign before a figure', () => {
    const request =
      'Goods in\n\nWhat | Limit | Who\nDelivery of ice | -18 °C, short term -15 | cook\nFreezer in the hall | -18 °C | cook';
    expect(JSON.stringify(documentOf(request))).toContain('-18 °C, short term -15');
  });

  it('makes no case of what stands in a column of times', () => {
    const request =
      'Lock\n\nStep | Who | When | Notes\nCount the keys | Warden | Office, shutter down | two people\nRinse the ramp | Helper | approx 10 min |';
    expect(statedSteps(request)).toEqual([
      'Office, shutter down: Count the keys (two people) — Warden',
      'Approx 10 min: Rinse the ramp — Helper',
    ]);
  });
});
