import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import { waitFor } from '../../../../../test/support/wait-for.js';
import { OfflineDrafter } from './offline-drafter.js';

const PROMPT = 'Rinse the cup. The admin password is: Hunter2! Then dry the cup.';

function drafterWith(worker: string, deadlineMs?: number): OfflineDrafter {
  return new OfflineDrafter({ workerUrl: new URL(`./testing/${worker}.mjs`, import.meta.url), deadlineMs });
}

describe('OfflineDrafter', () => {
  it('gives the answer of its worker', async () => {
    await expect(drafterWith('answering').draft('tea')).resolves.toEqual({ category: 'read: tea' });
  });

  it('ends a worker that hangs at the deadline and gives a skeleton with the sentences word for word', async () => {
    const { document, meta } = await drafterWith('hanging', 50).draft(PROMPT);
    expect(document.notes.map((note) => note.text)).toEqual(['Rinse the cup.', 'Then dry the cup.']);
    expect(document.phases).toEqual([]);
    expect(document.questions.map((question) => question.about)).toContain('phases');
    expect(meta.removedSecrets).toEqual(['Admin password']);
  });

  it('terminates the thread of a worker that hangs', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'hanging-drafter-'));
    const trace = join(folder, 'trace');
    const sizeOf = () => statSync(trace, { throwIfNoEntry: false })?.size ?? 0;
    const draft = drafterWith('hanging', 3000).draft(pathToFileURL(trace).href);
    await waitFor(() => expect(sizeOf()).toBeGreaterThan(0), { timeout: 20_000 });
    await draft;
    await waitFor(
      async () => {
        const before = sizeOf();
        // Long enough for a running thread to be scheduled, even on a busy machine.
        await sleep(700);
        expect(sizeOf()).toBe(before);
      },
      { timeout: 5000 },
    );
    rmSync(folder, { recursive: true });
  });

  it('gives the skeleton when the worker breaks', async () => {
    const { document } = await drafterWith('breaking').draft('Rinse the cup.');
    expect(document.notes.map((note) => note.text)).toEqual(['Rinse the cup.']);
  });

  it('speaks the language of the request in the skeleton', async () => {
    const { document, language } = await drafterWith('breaking').draft(
      'Bitte den Ofen prüfen und die Temperatur notieren.',
    );
    expect(language).toBe('de');
    expect(document.questions.map((question) => question.text)).toContain(
      'Wann oder wie oft wird dieses Verfahren ausgeführt?',
    );
  });

  it('gives the skeleton when there is no worker', async () => {
    const { document } = await drafterWith('missing').draft('Rinse the cup.');
    expect(document.title).toBe('Rinse the cup.');
  });

  it('ends a hanging worker when it is aborted, with the reason', async () => {
    const reason = new Error('no longer wanted');
    const controller = new AbortController();
    const draft = drafterWith('hanging').draft(PROMPT, { signal: controller.signal });
    controller.abort(reason);
    await expect(draft).rejects.toBe(reason);
  });

  it('does not start for a request that is aborted already', async () => {
    const signal = AbortSignal.abort(new Error('too late'));
    await expect(drafterWith('answering').draft('tea', { signal })).rejects.toThrow('too late');
  });
});
