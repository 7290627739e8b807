import { describe, expect, it } from '@jest/globals';
import { backendSources } from '../support/backend-sources.js';

const MAX_DEPENDENCIES = 6;

const CONSTRUCTOR = /\n\s+constructor\(((?:[^(){}]|\([^()]*\)|\{[^{}]*\})*)\)\s*\{/g;
const SERVICE_CLASS = /@Injectable\(\)\s*export (?:abstract )?class (\w+)/g;

/** How many parameters a list has: commas inside brackets separate none. */
function parameterCount(list: string): number {
  let flat = list;
  for (let before = ''; before !== flat; ) {
    before = flat;
    flat = flat.replace(/\([^()]*\)|\[[^[\]]*\]|\{[^{}]*\}|<[^<>]*>/g, '');
  }
  return flat.split(',').filter((part) => part.trim() !== '').length;
}

const sources = backendSources();

describe('constructors', () => {
  const large = sources.flatMap(({ code }) =>
    [...code.matchAll(CONSTRUCTOR)]
      .filter(([, list = '']) => parameterCount(list) > MAX_DEPENDENCIES)
      .map(({ index }) => [...code.slice(0, index).matchAll(/class (\w+)/g)].at(-1)?.[1] ?? ''),
  );

  it(`take at most ${MAX_DEPENDENCIES} dependencies`, () => {
    expect(large).toEqual([]);
  });
});

describe('classes of *.service.ts', () => {
  const names = sources
    .filter(({ path }) => path.endsWith('.service.ts'))
    .flatMap(({ code }) => [...code.matchAll(SERVICE_CLASS)].map(([, name = '']) => name));

  it('end in Service', () => {
    expect(names.length).toBeGreaterThan(100);
    expect(names.filter((name) => !name.endsWith('Service'))).toEqual([]);
  });
});
