import { describe, expect, it } from '@jest/globals';
import { draftSop } from './draft-sop.js';
import { statedSteps } from './testing/steps-of-draft.js';

const told = (sentence: string): string[] =>
  statedSteps(`Closing the mill. Check the sluice. ${sentence} Lock the gate.`).filter(
    (step) => !/^(?:Check the sluice|Lock the gate)/u.test(step),
  );

describe('draftSop leaves together what is one thing to do (drafting 3.2)', () => {
  it.each([
    [
      'Send the bill by post and by fax on the day the grain is sold.',
      ['Send the bill by post and by fax on the day the grain is sold'],
    ],
    ['The list is signed by the miller and by the warden.', ['Sign the list — Miller and warden']],
    ['Ducks have to be looked after twice a day.', ['Look after ducks twice a day']],
    // What something holds, how it goes wrong, and what would be welcome are no acts.
    ['Wash the sacks, straps included.', ['Wash the sacks, straps included']],
    ['Many of these are just stacked badly.', ['Many of these are just stacked badly']],
    ['Boots off at the door would be nice.', ['Boots off at the door would be nice']],
    ['Air dry on the rail.', ['Air dry on the rail']],
    // Nobody wants an answer, and nobody has to look.
    ['How hard is it.', []],
    ['Look, the sacks are full.', []],
    ['The night before, oil the wheel.', ['The night before: Oil the wheel']],
  ])('%s', (sentence, steps) => {
    expect(told(sentence)).toEqual(steps);
  });

  it('keeps the condition that an aside stands in', () => {
    const steps = statedSteps(
      'Weighing grain. Check the scale. The store should stay between 2 and 8; if it goes over 9, usually in summer, the door is shut and the fan is turned on. Sweep up.',
    );
    expect(steps).toEqual(
      expect.arrayContaining([
        'If it goes over 9, usually in summer: Shut the door',
        'If it goes over 9, usually in summer: Turn on the fan',
      ]),
    );
  });

  it('gives the work to whom the writer introduces, and takes who they are for no step', () => {
    const text =
      'My wife makes the jam and I run the stall that sells it, and we have just taken on a helper named Mirko. He should set up the table before nine. He counts the jars.';
    expect(statedSteps(text)).toEqual(['Set up the table before nine — Mirko', 'Count the jars — Mirko']);
    expect(statedSteps('I run a three-person felling outfit. We walk the site first. Ropes go on.')).toEqual([
      'Walk the site first',
      'Put ropes on',
    ]);
  });
});

describe('draftSop says nothing worse than it was said (drafting 3.3)', () => {
  const cautions = (sentence: string): string[] =>
    draftSop(`Closing the mill. Check the sluice. ${sentence} Lock the gate.`)
      .document.safety.filter(({ src }) => src === 'prompt')
      .map(({ text }) => text);

  it('never takes "no one" for a correction', () => {
    expect(cautions('No one who smoked that day. No one with a cast on the ladder.')).toEqual([
      'No one who smoked that day',
      'No one with a cast on the ladder',
    ]);
    expect(told('Anything over two, no one carries it alone.').join(' ')).not.toMatch(/^One carries/u);
  });

  it.each([['No water, no steam.'], ['No slip no sack.']])(
    'keeps what forbids one thing because of another whole: %s',
    (text) => {
      expect(cautions(text)).toEqual([text.slice(0, -1)]);
    },
  );

  it.each([
    ['Any loss is entered in both ledgers.', ['Enter any loss in both ledgers']],
    ['The farmer is called the same day, because we mill no wet grain.', ['Call the farmer the same day']],
    [
      'Hold the sack unless new labels have to be ordered, in which case weigh it twice.',
      ['Hold the sack unless new labels have to be ordered', 'If new labels have to be ordered: Weigh it twice'],
    ],
    ['The mill is swept every night by the closer.', ['Sweep the mill every night — Closer']],
    ['Dubbers come off next.', ['Dubbers come off next']],
    ["A crack in the stone and it's sent back.", ["A crack in the stone and it's sent back"]],
    ['Each course begins two and a half hours before dawn.', ['Each course begins two and a half hours before dawn']],
  ])('%s', (sentence, steps) => {
    expect(told(sentence)).toEqual(steps);
  });

  it('and finds what is done where a condition ends before several things', () => {
    const steps = statedSteps(
      "Closing the mill. The miller reads the gauge, and if it's under two feet sluices are shut for the night and a flag is put on the mast. Lock the gate.",
    );
    expect(steps).toEqual(
      expect.arrayContaining([
        "If it's under two feet: Shut sluices for the night — Miller",
        "If it's under two feet: Put a flag on the mast — Miller",
      ]),
    );
  });

  it.each([
    [
      '~ oil the axle\n~ feed the horse, twice\n~ lock the gate',
      ['Oil the axle', 'Feed the horse, twice', 'Lock the gate'],
    ],
    [
      '- [ ] oil the axle\n- [x] feed the horse\n- [ ] lock the gate',
      ['Oil the axle', 'Feed the horse', 'Lock the gate'],
    ],
  ])('reads the items of %j', (list, steps) => {
    expect(statedSteps(`Mill rounds\n${list}`)).toEqual(steps);
  });

  it('and knows who speaks by a name with a picture behind it', () => {
    const steps = statedSteps(
      'Ines 🐝: open the hive\nBo: oil the hinge first\nInes 🐝: then lock the shed\nBo: sweep the path',
    );
    expect(steps.join(' ')).not.toContain('🐝');
    expect(steps).toContain('Lock the shed');
  });
});
