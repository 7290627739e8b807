import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { NameModel } from '../../../backend/libs/drafter/naming/name-model.js';
import { LANGUAGES, type NamedRequest, namedRequests } from './named-requests.js';
import { weightSources } from './names-bench.js';
import { trainNames } from './train-names.js';

const WEIGHTS = new URL('../../../backend/libs/drafter/naming/weights/', import.meta.url);

describe('the weights that find what a request is about (drafting 3.8)', () => {
  it('are what the named requests give', () => {
    for (const [name, source] of weightSources())
      expect(readFileSync(new URL(name, WEIGHTS), 'utf8') === source ? '' : name).toBe('');
  });

  it('are learned from what stands around a name', () => {
    const told = (name: string, work: string): NamedRequest => ({
      request: `The inspector was here on ${work} again. We need a sheet about ${name} by Friday. First ${work} is shut.`,
      isDirect: false,
      title: name,
      names: [name],
    });
    const en = ['milking goats', 'firing bricks', 'storing oil', 'cutting hedges', 'mooring barges'].map((name, at) =>
      told(name, ['the shed', 'the kiln', 'the tank', 'the gate', 'the lock'][at] ?? ''),
    );
    const { shared, of } = trainNames({ en });
    const { request } = told('tuning harps', 'the hall');
    expect(new NameModel(shared, of.en ?? '').namesIn(request, 1)[0]?.text).toBe('tuning harps');
  });
});

describe('namedRequests', () => {
  it.each(LANGUAGES)('holds each name word for word: %s', (language) => {
    for (const { request, names, title } of namedRequests(language)) {
      expect(title).not.toBe('');
      expect(names.filter((name) => !request.includes(name))).toEqual([]);
    }
  });
});
