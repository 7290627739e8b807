import { describe, expect, it } from '@jest/globals';
import { MAX_DEPTH, MAX_FIELDS, structureFault } from './json-structure.js';

const MAX_VALUES = 1000;

function faultOf(json: string): string | null {
  return structureFault(Buffer.from(json), MAX_VALUES);
}

function nested(levels: number): string {
  return '[{"a":'.repeat(levels / 2) + '}]'.repeat(levels / 2);
}

function fields(count: number): string {
  return JSON.stringify(Object.fromEntries(Array.from({ length: count }, (_, index) => [`k${index}`, index])));
}

describe('structureFault', () => {
  it('bounds the depth (security SEC3, reliability REL7)', () => {
    expect(faultOf(nested(MAX_DEPTH))).toBeNull();
    expect(faultOf(nested(MAX_DEPTH + 2))).toMatch(/nested/);
    expect(faultOf('['.repeat(1500))).toMatch(/nested/);
  });

  it('bounds the number of values (security SEC3)', () => {
    const items = (count: number) => JSON.stringify(Array.from({ length: count }, () => 1));
    expect(faultOf(items(MAX_VALUES))).toBeNull();
    expect(faultOf(items(MAX_VALUES + 1))).toMatch(/values/);
    expect(faultOf(JSON.stringify(Array.from({ length: MAX_VALUES }, () => ({}))))).toMatch(/values/);
  });

  it('bounds the fields of one object (security SEC3)', () => {
    expect(faultOf(fields(MAX_FIELDS))).toBeNull();
    expect(faultOf(fields(MAX_FIELDS + 1))).toMatch(/fields/);
    expect(faultOf(`{"a":${fields(MAX_FIELDS)},"b":${fields(MAX_FIELDS)}}`)).toBeNull();
  });

  it('does not look into texts', () => {
    expect(faultOf(JSON.stringify({ text: '[{,'.repeat(2000), 'key "[{,': '\\' }))).toBeNull();
    expect(faultOf(`{"text":"\\\\"${',"a":[]'.repeat(MAX_VALUES)}}`)).not.toBeNull();
  });

  it.each(['', '"', '"\\', ']]}}', ',', 'null', '{"a":'])('leaves %j to the parser', (json) => {
    expect(faultOf(json)).toBeNull();
  });
});
