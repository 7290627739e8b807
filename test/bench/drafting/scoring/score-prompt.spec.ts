import { describe, expect, it, jest } from '@jest/globals';
import { cutShort, goldAnswer, halvesSwapped, shuffled, stated, withSteps } from './broken-answers.js';
import type { ScoredDocument } from './drafted-line.js';
import { type GoldPrompt, readGoldPrompts } from './gold-prompt.js';
import { scorePrompt } from './score-prompt.js';
import { type Totals, totalOf } from './totals.js';
import { VerbDictionary } from './verbs.js';

jest.setTimeout(60_000);

const GOLDS = readGoldPrompts(new URL('../../../data/drafts-dev.json', import.meta.url));
const WITH_STEPS = GOLDS.filter(({ steps }) => steps.length > 0);
const VERBS = new VerbDictionary(GOLDS);

function totalsOf(answer: (gold: GoldPrompt) => ScoredDocument): Totals {
  return totalOf(WITH_STEPS.map((gold) => scorePrompt(gold, answer(gold), VERBS)));
}

/** The figures are those of a run; a rule of the scorer that stops working moves them. */
describe('scorePrompt', () => {
  it('takes a gold answer for one', () => {
    expect(totalsOf((gold) => goldAnswer(gold))).toMatchObject({
      wrong: 0.4,
      recall: 100,
      verb: 99.8,
      role: 100,
      condition: 100,
      order: 1,
      titles: 100,
      duplicateLines: 0,
      linesThatAreNoStep: 0,
    });
  });

  it.each([
    ['shuffled words', shuffled, { wrong: 87.3, verb: 24.4 }],
    ['swapped halves', halvesSwapped, { wrong: 73.1, verb: 12 }],
    ['lines cut short', cutShort, { wrong: 81.9, verb: 92.7 }],
    ['fillers', (text: string) => `Take care of the ${text.toLowerCase()}`, { wrong: 92.4, verb: 16.6 }],
  ])('finds %s', (_name, change, figures) => {
    expect(totalsOf((gold) => goldAnswer(gold, change))).toMatchObject(figures);
  });

  it('finds that every other step is missing', () => {
    const figures = totalsOf((gold) => withSteps(gold, (steps) => steps.filter((_step, at) => at % 2 === 0)));
    expect(figures).toMatchObject({ wrong: 0.9, recall: 60 });
  });

  it('finds that the order is reversed', () => {
    const figures = totalsOf((gold) => withSteps(gold, (steps) => [...steps].reverse()));
    expect(figures).toMatchObject({ wrong: 0.4, recall: 100, order: -1 });
  });

  it('finds steps that describe no work', () => {
    const figures = totalsOf((gold) =>
      withSteps(gold, (steps) => [...steps, ...gold.not_steps.map((text) => stated({ text }))]),
    );
    expect(figures).toMatchObject({ wrong: 11.2, linesThatAreNoStep: 126 });
  });

  it('finds that everything stands twice', () => {
    const figures = totalsOf((gold) => withSteps(gold, (steps) => [...steps, ...steps]));
    expect(figures).toMatchObject({ recall: 100, duplicateLines: 885 });
  });
});

describe('scorePrompt of one prompt', () => {
  const gold: GoldPrompt = {
    id: 'made-up',
    lang: 'en',
    style: 'plain-paragraph',
    prompt:
      'Every evening the porter mops the floor with 2 liters of cleaner. If it is wet, he puts up the sign. I hate it.',
    title: ['Mopping the floor'],
    roles: [['porter']],
    steps: [
      {
        role: 'porter',
        when: 'every evening',
        text: 'Mop the floor with 2 liters of cleaner',
        verbs: ['mop'],
        source: 'the porter mops the floor with 2 liters of cleaner',
      },
    ],
    exceptions: [
      { when: 'it is wet', text: 'Put up the sign', verbs: ['put'], source: 'If it is wet, he puts up the sign' },
    ],
    cautions: [],
    records: [],
    facts: ['2 liters'],
    not_steps: ['I hate it'],
    questions: [],
    must_not: ['hate'],
  };
  const verbs = new VerbDictionary([gold]);
  const verdictsOf = (...texts: string[]) =>
    scorePrompt(
      gold,
      withSteps(gold, () => texts.map((text) => stated({ text }))),
      verbs,
    ).lines.map(({ verdict, reasons }) => [verdict, ...reasons]);

  it('calls a line right, a part, kept or wrong', () => {
    expect(verdictsOf('Mop the floor with 2 liters of cleaner').at(0)).toEqual(['right']);
    expect(verdictsOf('The porter mops the floor with 2 liters of cleaner').at(0)).toEqual(['kept']);
    expect(verdictsOf('Mop the floor with 2 liters of cleaner', 'Mop with 2 liters').at(1)).toEqual(['part']);
    expect(verdictsOf('I hate it').at(0)).toContain('not a step');
    expect(verdictsOf('Mop the floor with the').at(0)).toEqual(['wrong', 'ends in the air']);
    expect(verdictsOf('Call the fire brigade at once').at(0)).toContain('unaligned');
  });

  it('finds lost facts, conditions and roles, and words that must not appear', () => {
    const score = scorePrompt(
      gold,
      { ...withSteps(gold, () => [stated({ text: 'Mop the floor with cleaner' })]), notes: [{ text: 'We hate it' }] },
      verbs,
    );
    expect(score).toMatchObject({
      lostFacts: ['2 liters'],
      stepsWithRole: 1,
      stepsWithRightRole: 0,
      stepsWithCondition: 1,
      stepsWithKeptCondition: 0,
      forbidden: [],
      forbiddenInNotes: ['hate'],
    });
  });
});
