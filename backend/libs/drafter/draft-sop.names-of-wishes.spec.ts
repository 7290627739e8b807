import { describe, expect, it } from '@jest/globals';
import { draftSop } from './draft-sop.js';
import { statedSteps } from './testing/steps-of-draft.js';

const WORK = 'The clerk scans the tag. He checks the blade.';
const STEPS = ['Scan the tag — Clerk', 'Check the blade — Clerk'];
const titleOf = (text: string) => draftSop(text).document.title;

describe('the title of a draft whose wish says more than the name (drafting 3.8)', () => {
  it.each([
    ['Please write a fire response procedure for our night team.', 'Fire Response Procedure'],
    ['We need a chemical spill plan for the cleaning team.', 'Chemical Spill Plan'],
    ['I own a small kennel and would like our feeding procedure in writing.', 'Feeding Procedure'],
    [
      'I manage lockers and would like to have the return of a key as a procedure for the desk clerks.',
      'Return of a Key',
    ],
    [
      'Our rowing club would like a simple but complete procedure for counting the raffle money.',
      'Counting the Raffle Money',
    ],
    ['The museum is looking for a detailed and readable checklist for packing glass.', 'Packing Glass'],
    ['We would love a brief, plain and practical guide to feeding the calves.', 'Feeding the Calves'],
    ['We need our stock control described properly, from the order to the shelf.', 'Stock Control'],
    ['Please make an SOP for coat intake out of the mail below.', 'Coat Intake'],
    ['Please make an SOP for coat intake based on my notes.', 'Coat Intake'],
    [
      'Good day, I am dock manager in Riga, please help me to do the SOP for lashing of containers.',
      'Lashing of Containers',
    ],
    [
      'The counter needs a description of how a lost card is blocked and replaced.',
      'Blocking and Replacing a Lost Card',
    ],
    ['After the thing with the wasps at the fair we are going to do first aid properly.', 'Handling First Aid'],
    ['We have greenhouse with beans, 2 hectares, I need SOP for watering and for to enter after watering.', 'Watering'],
    ['This is for the lamp change at the lighthouse.', 'Lamp Change at the Lighthouse'],
  ])('%s', (wish, title) => {
    expect(titleOf(`${wish}\n\n${WORK}`)).toBe(title);
    expect(statedSteps(`${wish}\n\n${WORK}`)).toEqual(STEPS);
  });

  it.each([
    ['Dear team, as discussed, blood samples from Monday on:', 'Blood Samples'],
    ['As agreed, parcel lockers from next week on:', 'Parcel Lockers'],
  ])('what holds from a day on: %s', (head, title) => {
    expect(titleOf(`Hi,\n\nour manager sent this round.\n\n${head}\n\n${WORK}`)).toBe(title);
  });

  it('the sheet that it is made from', () => {
    const table = '\n\n| Room | Product | Target |\n|---|---|---|\n| A1 | milk | 2-4 |\n| A2 | fruit | 6-8 |\n\n';
    expect(titleOf(`Can you make a procedure from our cooling table, it hangs at the door.${table}${WORK}`)).toBe(
      'Cooling Table',
    );
    expect(
      titleOf(
        `Please turn this into an SOP for our rangers and ticket clerks, river boats of a holiday park.${table}${WORK}`,
      ),
    ).toBe('River Boats of a Holiday Park');
  });

  it.each(['This is for the new porters.', 'This is our old rule, please bring it up to date.'])(
    'but no readers, no place and no word that says which text it is: %s',
    (wish) => {
      expect(titleOf(`${wish}\n\n${WORK}`)).not.toMatch(/^(?:new )?porters$|^old$|^can you/iu);
      expect(statedSteps(`${wish}\n\n${WORK}`)).toEqual(STEPS);
    },
  );
});

describe('the head of a pasted document (drafting 3.6)', () => {
  it.each([
    [
      'HOLM DAIRY CO.\nSOP No. 7   Rev. 2   Date: 10/2018   Author: L. Berg\nCLEANING OF MILK TANKS T1 TO T4',
      'Cleaning of Milk Tanks T1 to T4',
    ],
    [
      'This is our old rule, please bring it up to date in your format.\n\nHOLM DAIRY CO.\nSOP No. 7   Rev. 2   Date: 10/2018   Author: L. Berg\nCHANGE OF FILTER CLOTHS',
      'Change of Filter Cloths',
    ],
    [
      'COUNTY ROAD SERVICE\nWinter Maintenance Division\nStandard Procedure W-7: Salt Spreading\nEffective: 01/02/2015',
      'Salt Spreading',
    ],
    [
      'TOWN PORT AUTHORITY\nHarbor Operations Unit\nMaintenance Procedure H-2: Crane Greasing\nEffective: 01/02/2015',
      'Crane Greasing',
    ],
  ])('%s', (head, title) => {
    const text = `${head}\n\n1. PURPOSE\nTo keep things clean.\n\n2. PROCEDURE\n2.1 Rinse the drum.\n2.2 Close the lid.`;
    expect(titleOf(text)).toBe(title);
    expect(statedSteps(text)).toEqual(['Rinse the drum', 'Close the lid']);
  });
});
