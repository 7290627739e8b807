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
      'Any leak: Close the valve (straight away) — Lifeguard',
      'Any leak: Say where it is — Swimmer who saw it',
      'Pump trips: Reset once (within 1 h) — Plant operator',
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
      'Dough too warm: Move it to the cold room (within 15 min; twice a day at most; form: sheet 4) — Baker',
      'Oven does not heat: Ring the service company (next working day) — Head baker',
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
      'Any doubt: Call the manager — Yard hand',
    ]);
  });

  it('reads columns that are headed by who does what stands there', () => {
    const request = `Case | Nurse | Vet
Clean cut | clip the hair | stitch it
Bite | rinse it for 5 min | leave it open
Burn | cool it with water | `;
    expect(statedSteps(request)).toEqual([
      'Clean cut: Clip the hair — Nurse',
      'Clean cut: Stitch it — Vet',
      'Bite: Rinse it for 5 min — Nurse',
      'Bite: Leave it open — Vet',
      'Burn: Cool it with water — Nurse',
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
});
