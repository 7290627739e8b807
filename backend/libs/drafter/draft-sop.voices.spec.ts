import { describe, expect, it } from '@jest/globals';
import { statedSteps } from './testing/steps-of-draft.js';

describe('draftSop knows who does a line in more ways (drafting 3.4)', () => {
  it.each([
    [
      'whoever signs a letter with a job',
      'Hi Petra,\n\nI meet the tenant at the flat and read the meters.\n\nRegards,\nHugo (letting agent)',
      ['Meet the tenant at the flat — Letting agent (Hugo)', 'Read the meters — Letting agent (Hugo)'],
    ],
    [
      'a part of the organization that has a name',
      'Keys. A form is stamped by the Lodge. The key is collected by the clerk no later than Friday.',
      ['Stamp a form — Lodge', 'Collect the key no later than Friday — Clerk'],
    ],
    [
      'those who have to be somewhere',
      'Opening night\n- 2 volunteers on coats\n- count the glasses',
      ['2 volunteers on coats — Volunteers', 'Count the glasses'],
    ],
    [
      'those whom the text is for, and not whoever dictates it',
      "I'm the practice manager but this is for the receptionists. Open the diary. Call the first patient.",
      ['Open the diary — Receptionists', 'Call the first patient — Receptionists'],
    ],
    [
      'nobody of the name of a piece of paper',
      'Returns. The shift manager decides, usually a voucher. The cashier counts the slips.',
      ['The shift manager decides, usually a voucher — Shift manager', 'Count the slips — Cashier'],
    ],
  ])('%s', (_, request, steps) => {
    expect(statedSteps(request)).toEqual(steps);
  });
});
