import { describe, expect, it } from '@jest/globals';
import { FakeLanguageModel } from '../../../backend/src/platform/language-model/fake.language-model.js';
import { buildWireSop } from '../../support/wire-sop.js';
import { measureModel } from './measure-model.js';
import { modelReport } from './model-bench.js';
import type { GoldSet } from './prompt-sets.js';
import type { GoldPrompt } from './scoring/gold-prompt.js';
import { VerbDictionary } from './scoring/verbs.js';

const gold: GoldPrompt = {
  id: 'x2',
  lang: 'en',
  style: 'plain',
  prompt: 'Close the bar: last orders 22:30, count the till, lock the door',
  title: ['Closing the bar'],
  roles: [],
  steps: [
    { text: 'Count the till', verbs: ['count'] },
    { text: 'Lock the door', verbs: ['lock'] },
  ],
  exceptions: [],
  cautions: [],
  records: [],
  facts: ['22:30'],
  not_steps: [],
  questions: [],
  must_not: [],
};

const set: GoldSet = { name: 'own', golds: [gold, { ...gold, id: 'x3' }], verbs: new VerbDictionary([gold]) };

describe('a set that a language model drafts (drafting 6)', () => {
  const measure = async (...turns: ConstructorParameters<typeof FakeLanguageModel>) => {
    const told: string[] = [];
    const measured = await measureModel(set, new FakeLanguageModel(...turns), (id, outcome) =>
      told.push(`${id} ${outcome}`),
    );
    return { measured, told };
  };

  it('is scored like a set of the offline drafter', async () => {
    const { measured, told } = await measure({ object: buildWireSop() }, { object: buildWireSop() });
    expect(told).toEqual(['x2 drafted', 'x3 drafted']);
    expect(measured.failures).toEqual([]);
    expect(measured.drafted.scores.map(({ isTitleRight, lostFacts }) => ({ isTitleRight, lostFacts }))).toEqual([
      { isTitleRight: true, lostFacts: [] },
      { isTitleRight: true, lostFacts: [] },
    ]);
    expect(measured.drafted.milliseconds).toHaveLength(2);
  });

  it('leaves prompts without a draft out of both columns, and names them', async () => {
    const { measured } = await measure({ error: 'timeout' }, { object: buildWireSop() });
    expect(measured.failures).toEqual([{ id: 'x2', reason: 'timeout' }]);
    const report = modelReport(set, 'local:ok', measured);
    expect(report).toContain('| | local:ok, own | offline, own |');
    expect(report).toContain('| prompts | 1 | 1 |');
    expect(report).toContain('1 of 2 prompts have no draft by the model');
    expect(report).toContain('timeout x2');
  });

  it('says so when the model drafts nothing', async () => {
    const { measured } = await measure({ error: 'network' }, { error: 'network' });
    expect(modelReport(set, 'local:ok', measured)).toBe('2 of 2 prompts have no draft by the model: network x2, x3.');
  });
});
