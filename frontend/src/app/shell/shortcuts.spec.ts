import { describe, expect, it } from 'vitest';
import { SHORTCUTS, ShortcutReader } from './shortcuts';

/** The shortcuts that the keys complete; each key with its pause to the one before. */
function read(...presses: [key: string, pauseMs: number][]): (string | null)[] {
  const reader = new ShortcutReader(SHORTCUTS);
  let atMs = 10_000;
  return presses.map(([key, pauseMs]) => {
    atMs += pauseMs;
    return reader.read(key, atMs);
  });
}

describe('the reader of shortcuts', () => {
  it('knows single keys', () => {
    expect(read(['/', 0], ['x', 10], ['?', 10], ['n', 10])).toEqual(['search', null, 'help', 'new-sop']);
  });

  it('knows two keys one after the other', () => {
    expect(read(['g', 0], ['d', 300], ['g', 300], ['s', 300])).toEqual([null, 'dashboard', null, 'sops']);
  });

  it('forgets the first key after a second', () => {
    expect(read(['g', 0], ['d', 1001])).toEqual([null, null]);
  });

  it('restarts with a key that does not continue', () => {
    expect(read(['g', 0], ['n', 10])).toEqual([null, 'new-sop']);
    expect(read(['g', 0], ['g', 10], ['d', 10])).toEqual([null, null, 'dashboard']);
  });
});
