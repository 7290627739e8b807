import { beforeEach, describe, expect, it } from '@jest/globals';
import { PartialReporter } from './partial-answers.js';

let nowMs: number;
let partials: unknown[];
let reporter: PartialReporter;

beforeEach(() => {
  nowMs = 0;
  partials = [];
  reporter = new PartialReporter(
    (partial) => {
      partials.push(partial);
    },
    () => nowMs,
  );
});

describe('PartialReporter', () => {
  it('reports an object that is not complete yet', async () => {
    await reporter.read('{"title":"Tea","steps":["Boil');
    expect(partials).toEqual([{ title: 'Tea', steps: ['Boil'] }]);
  });

  it('reports at most one in 250 ms', async () => {
    await reporter.read('{"a":1');
    nowMs = 249;
    await reporter.read('{"a":1,"b":2');
    nowMs = 250;
    await reporter.read('{"a":1,"b":2,"c":3');
    expect(partials).toEqual([{ a: 1 }, { a: 1, b: 2, c: 3 }]);
  });

  it('looks past the words before the object', async () => {
    await reporter.read('Here it is:\n```json\n{"title":"Te');
    expect(partials).toEqual([{ title: 'Te' }]);
  });

  it('says nothing of an object that is nested too deeply (reliability REL8)', async () => {
    await reporter.read(`{"a":${'['.repeat(20_000)}`);
    expect(partials).toEqual([]);
  });

  it('does not try more often when there is nothing to report', async () => {
    await reporter.read('{');
    nowMs = 249;
    await reporter.read('{"a":1');
    expect(partials).toEqual([]);
  });

  it.each(['', 'Here', '{', '{"ti', '{not json} and'])('says nothing of %j', async (text) => {
    await reporter.read(text);
    expect(partials).toEqual([]);
  });
});
