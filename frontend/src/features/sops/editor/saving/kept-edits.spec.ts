import { beforeEach, expect, it } from 'vitest';
import { sampleDocument } from '../../../../test/sample-document';
import { forgetEdits, keepEdits, readKeptEdits } from './kept-edits';

const MINE = { id: 'sop1', user_id: 'ida' };

beforeEach(() => localStorage.clear());

it('gives the text back to the person who wrote it, and to nobody else', () => {
  expect(keepEdits(MINE, { document: sampleDocument() }, 3)).toBe(true);
  expect(readKeptEdits(MINE)).toMatchObject({ text: { document: sampleDocument() }, version: 3 });
  expect(readKeptEdits({ ...MINE, user_id: 'jo' })).toBeNull();
  expect(readKeptEdits({ ...MINE, id: 'sop2' })).toBeNull();
  forgetEdits(MINE);
  expect([readKeptEdits(MINE), localStorage.length]).toEqual([null, 0]);
});

it.each(['', 'x', 'null', '{}', '{"text":{"document":{}},"version":1,"atMs":1}', '{"text":{"content":1}}'])(
  'takes nothing for a text that is none: %j',
  (stored) => {
    localStorage.setItem('sop-platform.unsent.ida.sop1', stored);
    expect(readKeptEdits(MINE)).toBeNull();
  },
);
