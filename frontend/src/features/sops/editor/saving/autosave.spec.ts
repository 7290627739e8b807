import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Autosave, type SaveRefusal, type SaveState } from './autosave';

interface Call {
  text: string;
  version: number;
  answer: (version: number) => void;
  refuse: (refusal: SaveRefusal) => void;
}

let calls: Call[];
let kept: { text: string; version: number } | null;
let states: SaveState['at'][];
let text: string;
let autosave: Autosave<string>;

beforeEach(() => {
  vi.useFakeTimers();
  calls = [];
  kept = null;
  states = [];
  text = '';
  autosave = new Autosave({
    version: 1,
    read: () => text,
    send: (sent, version) =>
      new Promise((answer, refuse) => {
        calls.push({ text: sent, version, answer, refuse });
      }),
    refusalOf: (error) => error as SaveRefusal,
    keep: (unsent, version) => {
      kept = { text: unsent, version };
    },
    forget: () => {
      kept = null;
    },
    onState: ({ at }) => states.push(at),
  });
});

afterEach(() => {
  autosave.end();
  vi.useRealTimers();
});

function write(words: string): void {
  text = words;
  autosave.change();
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const settle = () => pass(0);

it('saves once after a pause, with the edit number it knows, and then with the next', async () => {
  write('a');
  await pass(1000);
  write('ab');
  await pass(1000);
  expect(calls).toEqual([]);
  await pass(300);
  expect(calls).toMatchObject([{ text: 'ab', version: 1 }]);
  calls[0]?.answer(2);
  await settle();
  write('abc');
  await pass(1200);
  expect(calls[1]).toMatchObject({ text: 'abc', version: 2 });
  expect(states).toEqual(['waiting', 'saving', 'saved', 'waiting', 'saving']);
});

it('has one save under way, and sends the newest text after it', async () => {
  write('a');
  await pass(1200);
  write('ab');
  write('abc');
  await pass(5000);
  expect(calls).toHaveLength(1);
  calls[0]?.answer(2);
  await settle();
  expect(calls[1]).toMatchObject({ text: 'abc', version: 2 });
  expect(kept).toEqual({ text: 'abc', version: 2 });
  calls[1]?.answer(3);
  await settle();
  expect([kept, autosave.current]).toEqual([null, { at: 'saved' }]);
});

it('sends at once when it is asked to, and says whether all is saved', async () => {
  expect(await autosave.flush()).toBe(true);
  expect(calls).toEqual([]);
  write('a');
  const flushed = autosave.flush();
  calls[0]?.answer(2);
  expect(await flushed).toBe(true);
});

it('keeps in the browser what cannot be sent, and tries again', async () => {
  write('a');
  const flushed = autosave.flush();
  calls[0]?.refuse({ kind: 'offline' });
  expect(await flushed).toBe(false);
  expect([kept, autosave.current]).toEqual([{ text: 'a', version: 1 }, { at: 'offline' }]);
  write('ab');
  autosave.keepUnsent();
  expect(kept).toEqual({ text: 'ab', version: 1 });
  await pass(5000);
  calls[1]?.answer(2);
  await settle();
  expect([kept, autosave.current]).toEqual([null, { at: 'saved' }]);
});

it('does not repeat by itself what the server refuses, only what is written since', async () => {
  write('a');
  await pass(1200);
  calls[0]?.refuse({ kind: 'failed', reason: 'No.' });
  await pass(60_000);
  expect([calls.length, autosave.current]).toEqual([1, { at: 'failed', reason: 'No.' }]);
  write('ab');
  await pass(1200);
  expect(calls).toHaveLength(2);
});

it('overwrites nobody before a person has decided', async () => {
  write('mine');
  await pass(1200);
  calls[0]?.refuse({ kind: 'conflict' });
  await settle();
  write('mine, longer');
  expect(await autosave.flush()).toBe(false);
  await pass(60_000);
  expect(calls).toHaveLength(1);
  const saved = autosave.keepMine(7);
  expect(calls[1]).toMatchObject({ text: 'mine, longer', version: 7 });
  calls[1]?.answer(8);
  expect(await saved).toBe(true);
});

it('forgets its own text for another one', async () => {
  write('mine');
  await pass(1200);
  calls[0]?.refuse({ kind: 'conflict' });
  await settle();
  autosave.takeTheirs(7);
  expect([kept, autosave.current]).toEqual([null, { at: 'saved' }]);
  write('theirs and mine');
  await pass(1200);
  expect(calls[1]).toMatchObject({ text: 'theirs and mine', version: 7 });
});
