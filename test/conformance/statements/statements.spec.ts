import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { specFiles } from './spec-files.mjs';
import { allIds, idsIn } from './statement-ids.js';
import { STRICTER } from './stricter.js';
import { UNTESTABLE } from './untestable.js';

const COMMENT = /^\s*(?:\/\/|\/?\*)/;

/** The ids that each title of a file names, and each row of its tables; comments do not count. */
function citationsIn(path: string): string[][] {
  const lines = readFileSync(path, 'utf8').split('\n');
  const citations = lines.filter((line) => !COMMENT.test(line)).map(idsIn);
  return citations.filter((ids) => ids.length > 0);
}

function testedIds(paths = specFiles()): Set<string> {
  return new Set(paths.flatMap(citationsIn).flat());
}

describe('the statements of the conformance list', () => {
  it('are 505 of the specification and 30 derived from it', () => {
    const derived = allIds().filter((id) => id.startsWith('SD'));
    expect([allIds().length - derived.length, derived.length]).toEqual([505, 30]);
    expect(new Set(allIds()).size).toBe(535);
  });

  it('each have a test, or a reason why there is none', () => {
    const tested = testedIds();
    expect(allIds().filter((id) => !tested.has(id) && !(id in UNTESTABLE))).toEqual([]);
  });

  it('have no reason when they have a test', () => {
    const tested = testedIds();
    expect(Object.keys(UNTESTABLE).filter((id) => tested.has(id))).toEqual([]);
  });

  it('are found in titles, alone, in lists and in ranges', () => {
    expect(idsIn('is kept (S2.98, SD.4; S4.23-S4.25), S4.24')).toEqual(['S2.98', 'SD.4', 'S4.23', 'S4.24', 'S4.25']);
  });

  it('are all that the tests and the reasons speak of', () => {
    const known = new Set(allIds());
    const named = [...testedIds(), ...Object.keys(UNTESTABLE)];
    expect(named.filter((id) => !known.has(id))).toEqual([]);
  });
});

describe('a test of test/conformance', () => {
  const isOurs = (path: string) => path.includes('/test/conformance/');
  const elsewhere = testedIds(specFiles().filter((path) => !isOurs(path)));
  const citations = specFiles().filter(isOurs).flatMap(citationsIn);
  const provedElsewhere = citations.filter((ids) => ids.every((id) => elsewhere.has(id)));

  it('names a statement that no other suite names, or proves more of it', () => {
    expect(provedElsewhere.filter((ids) => !ids.some((id) => id in STRICTER))).toEqual([]);
  });

  it('has a reason only where it needs one', () => {
    const needed = new Set(provedElsewhere.flat());
    expect(Object.keys(STRICTER).filter((id) => !needed.has(id))).toEqual([]);
  });
});
