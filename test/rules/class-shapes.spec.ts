import { describe, expect, it } from '@jest/globals';
import { backendSources } from '../support/backend-sources.js';

const MAX_DEPENDENCIES = 6;

/** Classes of *.service.ts that still have another name. The list only shrinks. */
const OTHERWISE_NAMED: Readonly<Record<string, readonly string[]>> = {
  billing: ['JobQueue', 'MailOutbox', 'RateLimiters'],
};

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
  const otherwiseNamed = sources
    .filter(({ path }) => path.endsWith('.service.ts'))
    .flatMap(({ code }) => [...code.matchAll(SERVICE_CLASS)].map(([, name = '']) => name))
    .filter((name) => !name.endsWith('Service'));
  const listed = Object.values(OTHERWISE_NAMED).flat();

  it('end in Service', () => {
    expect(otherwiseNamed.filter((name) => !listed.includes(name))).toEqual([]);
  });

  it.each(listed)('still have %s, or the list is to be shortened', (name) => {
    expect(otherwiseNamed).toContain(name);
  });
});
