import { describe, expect, it } from '@jest/globals';
import { draftSop } from './draft-sop.js';
import { statedSteps } from './testing/steps-of-draft.js';

const documentOf = (request: string) => draftSop(request).document;
const rulesOf = (request: string): string[] =>
  documentOf(request).safety.flatMap(({ src, text }) => (src === 'prompt' ? [text] : []));

describe('draftSop hears where an order begins that was dictated without a sign (drafting 3.2)', () => {
  const SAUNA =
    'ok closing the sauna first you turn the stoves off then wait an hour nobody goes in during that time after that you scrub the benches with the brush dont use soap it burns the wood put the towels in the basket theyre collected at nine if a towel is torn throw it away then lock the door and hang the key behind the desk';
  const HAY =
    'when the hay comes you check if its dry if its wet you send it back if its ok stack it in the loft leave a gap at the wall the driver signs the slip and you keep the copy dont stack higher than five bales';
  const OTTERS =
    'right so feeding the otters you get the fish from the blue freezer then you weigh it write it on the board the vet checks that on fridays if one doesnt eat you tell the head keeper dont go in the pen alone put the bucket back and wash your hands';

  it('behind words that are complete', () => {
    expect(statedSteps(SAUNA)).toEqual([
      'Turn the stoves off',
      'Wait an hour',
      'Scrub the benches with the brush',
      'Put the towels in the basket',
      'Collect them at nine',
      'If a towel is torn: Throw it away',
      'Lock the door',
      'Hang the key behind the desk',
    ]);
    expect(rulesOf(SAUNA)).toEqual(['Nobody goes in during that time', 'Dont use soap']);
  });

  it('behind one case before the next', () => {
    expect(statedSteps(HAY)).toEqual([
      "When the hay comes: Check if it's dry",
      'If it is wet: Send it back',
      "If it's ok: Stack it in the loft",
      'Leave a gap at the wall',
      'Sign the slip — Driver',
      'Keep the copy',
    ]);
    expect(rulesOf(HAY)).toEqual(['Dont stack higher than five bales']);
  });

  it('and takes the task before it for the title', () => {
    expect(documentOf(OTTERS).title).toBe('Feeding the Otters');
    expect(statedSteps(OTTERS).slice(0, 4)).toEqual([
      'Get the fish from the blue freezer',
      'Weigh it',
      'Write it on the board',
      'Check that on fridays — Vet',
    ]);
    expect(rulesOf(OTTERS)).toContain('Dont go in the pen alone');
  });

  it.each([
    [
      'what somebody is told',
      'after the bell rings in the hall you go to the door and tell them we close at ten sharp',
    ],
    ['what people do', 'you walk to the gate and check that the drivers leave the keys in the box by the office'],
    ['what is let happen', 'then you take the pot off the big stove and let it cool in the yard for an hour'],
  ])('but nothing inside of %s', (_what, said) => {
    const told = statedSteps(`closing the depot. ${said}`).join('\n');
    expect(told).not.toMatch(/^(?:.*: )?(?:We close|Close at|Leave the keys|Cool)/mu);
  });

  it('leaves out "first of all" and what was said for thinking', () => {
    const request =
      'Glue workshop. First of all you ring the bell, then you open the hatch. You check the glue by, you know, touching the rim.';
    expect(statedSteps(request)).toEqual(['Ring the bell', 'Open the hatch', 'Check the glue by touching the rim']);
  });

  it('keeps both halves of a duty, and of a list of what must not be, together', () => {
    const request =
      'Kite shop. Explain the rules, no shoes, no food. If the wind goes over forty they have to get everybody off and let it down.';
    expect(rulesOf(request)).toEqual([
      'No shoes, no food',
      'If the wind goes over forty: They have to get everybody off and let it down',
    ]);
  });

  it('ends a condition behind its figure', () => {
    const chat = ['Kim: when its down to 65 add scent, 8% not 10', 'Jo: stir it', 'Kim: pour it slowly'];
    expect(statedSteps(chat.join('\n'))[0]).toBe("When it's down to 65: Add scent, 8% not 10");
  });
});
