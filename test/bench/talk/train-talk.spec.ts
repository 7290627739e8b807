import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { TalkModel } from '../../../backend/libs/drafter/talk/talk-model.js';
import { LANGUAGES } from '../naming/named-requests.js';
import { labeledRequests, tellsWork } from './labeled-requests.js';
import { weightSources } from './talk-bench.js';
import { trainTalk } from './train-talk.js';

const WEIGHTS = new URL('../../../backend/libs/drafter/talk/weights/', import.meta.url);
/** Of all sentences of work, in parts of 1000, that a model which never saw their writers may take for talk. */
const MOST_LOST = 10;

describe('the weights that tell talk from work (drafting 3.6)', () => {
  it.each(LANGUAGES)('are what the labeled requests give: %s', (language) => {
    for (const [name, source] of weightSources(language))
      expect(readFileSync(new URL(name, WEIGHTS), 'utf8') === source ? '' : name).toBe('');
  });

  it('lose hardly any work of requests by other writers', () => {
    const model = new TalkModel(trainTalk(labeledRequests('en')));
    const sentences = labeledRequests('en-held-out').flat();
    const work = sentences.filter(tellsWork);
    const lost = work.filter(({ text }) => model.tellsTalk(text, false));
    expect((1000 * lost.length) / work.length).toBeLessThan(MOST_LOST);
    const found = sentences.filter((sentence) => !tellsWork(sentence) && model.tellsTalk(sentence.text, false));
    expect(found.length).toBeGreaterThan(20 * lost.length);
  });
});

describe('labeledRequests', () => {
  it('joins the stretches of a sentence, and knows whether one of them is work', () => {
    const sentence = labeledRequests('en')
      .flat()
      .find(({ labels }) => labels.length > 1);
    expect(sentence?.labels.length).toBeGreaterThan(1);
    expect(tellsWork({ text: '', labels: ['F', 'S'] })).toBe(true);
    expect(tellsWork({ text: '', labels: ['F', 'T', 'H'] })).toBe(false);
  });
});
