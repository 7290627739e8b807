import { describe, expect, it } from 'vitest';
import type { DiffItemDto } from '../../../api/generated/types.gen';
import { itemName, moveText, summaryText } from './diff-texts';
import { causeText, stateText } from './version-texts';

const STEP: DiffItemDto = { id: 'a', change: 'changed', is_moved: false, at_from: '2', at_to: '3', fields: [] };

describe('a comparison in words', () => {
  it.each([
    [{ added: 0, removed: 0, changed: 0, moved: 0 }, 'The words are the same.'],
    [{ added: 1, removed: 0, changed: 3, moved: 0 }, '3 changed, 1 added.'],
    [{ added: 1, removed: 2, changed: 3, moved: 4 }, '3 changed, 1 added, 2 removed, 4 moved.'],
  ])('%j is "%s"', (summary, sentence) => {
    expect(summaryText(summary)).toBe(sentence);
  });

  it('names entries by where they stand now, or stood', () => {
    expect(itemName('steps', STEP)).toBe('Step 3');
    expect(itemName('steps', { ...STEP, at_to: null })).toBe('Step 2');
    expect(itemName('overview', { ...STEP, id: 'trigger' })).toBe('When to use');
  });

  it('tells a move only of what has moved', () => {
    expect(moveText(STEP)).toBeNull();
    expect(moveText({ ...STEP, is_moved: true })).toBe('from 2 to 3');
    expect(moveText({ ...STEP, is_moved: true, at_to: '2' })).toBe('to another phase');
  });
});

describe('a version in words', () => {
  it.each([
    ['generated', 'model', null, 'Drafted by a language model'],
    ['edited', 'user', null, 'Kept while it was edited'],
    ['edited', 'user', '2026-01-31T00:00:00Z', 'Marked as completed'],
    ['imported', 'user', null, 'Imported'],
    ['replaced', 'user', null, 'Kept before it was replaced'],
  ] as const)('%s by %s is "%s"', (cause, drafted_by, effective_from, text) => {
    expect(causeText({ cause, drafted_by, effective_from })).toBe(text);
  });

  it('says what counts', () => {
    expect(stateText({ state: 'effective', is_present: true })).toBe('Completed');
    expect(stateText({ state: 'effective', is_present: false })).toBe('Completed, edited since');
    expect(stateText({ state: 'draft', is_present: true })).toBe('Current text');
    expect(stateText({ state: 'draft', is_present: false })).toBeNull();
  });
});
