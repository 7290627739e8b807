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
});
