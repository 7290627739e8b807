import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it, jest } from '@jest/globals';
import { minimalDraft } from '../../../../libs/drafter/full.js';
import { IpRateLimiter, Limiter } from '../../../platform/rate-limits/rate-limiters.service.js';
import { OfflineDrafter } from '../writing/offline-drafter.js';
import { DraftPreviewer, type DraftPreviewerOptions } from './draft-previewer.js';

const BUSY = { type: { code: 'temporarily-unavailable', status: 503 }, headers: { 'retry-after': '10' } };

/** A drafter that drafts only when it is told to, and remembers what it was asked for. */
function heldDrafter() {
  const asked: string[] = [];
  const finish: (() => void)[] = [];
  const drafter = new OfflineDrafter();
  jest.spyOn(drafter, 'draft').mockImplementation(async (prompt) => {
    asked.push(prompt);
    await new Promise<void>((done) => finish.push(done));
    return minimalDraft(prompt);
  });
  return { drafter, asked, finishNext: () => finish.shift()?.() };
}

function held(options: Omit<DraftPreviewerOptions, 'drafter'> = {}) {
  const { drafter, ...control } = heldDrafter();
  return { previewer: new DraftPreviewer({ ...options, drafter }), ...control };
}

/** Lets everything go on that waits for nothing outside. */
const settle = () => sleep(0);

describe('DraftPreviewer', () => {
  it('drafts one prompt at a time, and the next one afterwards', async () => {
    const { previewer, asked, finishNext } = held();
    const previews = ['tea', 'coffee', 'soup'].map((prompt, n) => previewer.preview(prompt, `192.0.2.${n}`));
    await settle();
    expect(asked).toEqual(['tea']);
    finishNext();
    await previews[0];
    await settle();
    expect(asked).toEqual(['tea', 'coffee']);
    finishNext();
    await previews[1];
    await settle();
    finishNext();
    await expect(Promise.all(previews)).resolves.toHaveLength(3);
  });

  it('takes turns between client IPs, and an IPv6 network is one of them', async () => {
    const { previewer, asked, finishNext } = held();
    const from = (clientIp: string, prompt: string) => previewer.preview(prompt, clientIp);
    const previews = [
      from('2001:db8::1', 'first'),
      from('2001:db8::2', 'second of the same network'),
      from('192.0.2.7', 'of somebody else'),
    ];
    for (const _ of previews) {
      await settle();
      finishNext();
    }
    await Promise.all(previews);
    expect(asked).toEqual(['first', 'of somebody else', 'second of the same network']);
  });

  it('turns visitors away when too many wait, of one client IP or in all', async () => {
    const { previewer, finishNext } = held({ maxWaiting: 5 });
    const own = Array.from({ length: 5 }, () => previewer.preview('tea', '192.0.2.1'));
    await expect(previewer.preview('tea', '192.0.2.1')).rejects.toMatchObject(BUSY);
    const other = previewer.preview('tea', '192.0.2.2');
    await expect(previewer.preview('tea', '192.0.2.3')).rejects.toMatchObject(BUSY);
    for (const _ of [...own, other]) {
      await settle();
      finishNext();
    }
    await Promise.all([...own, other]);
  });

  it('turns a visitor away whose turn does not come in time', async () => {
    const { previewer, asked, finishNext } = held({ patienceMs: 20 });
    const slow = previewer.preview('slow', '192.0.2.1');
    await expect(previewer.preview('late', '192.0.2.2')).rejects.toMatchObject(BUSY);
    finishNext();
    await slow;
    expect(asked).toEqual(['slow']);
  });

  it('does not count a draft that was turned away', async () => {
    const limit = new IpRateLimiter(Object.create(Limiter.prototype) as Limiter);
    jest.spyOn(limit, 'countOrRefuse').mockResolvedValue();
    const refund = jest.spyOn(limit, 'refund').mockResolvedValue();
    const { previewer, finishNext } = held({ limit, maxWaiting: 0 });
    const first = previewer.preview('tea', '192.0.2.1');
    await settle();
    await expect(previewer.preview('tea', '192.0.2.2')).rejects.toMatchObject(BUSY);
    expect(refund.mock.calls).toEqual([['192.0.2.2']]);
    finishNext();
    await first;
    expect(refund).toHaveBeenCalledTimes(1);
  });

  it('gives a skeleton for a prompt that hangs, and drafts the next one', async () => {
    const workerUrl = new URL('../writing/testing/hanging.mjs', import.meta.url);
    const previewer = new DraftPreviewer({ drafter: new OfflineDrafter({ workerUrl, deadlineMs: 50 }) });
    const drafts = await Promise.all([
      previewer.preview('Rinse the cup.', '192.0.2.1'),
      previewer.preview('Dry the cup.', '192.0.2.1'),
    ]);
    expect(drafts.map(({ document }) => document.title)).toEqual(['Rinse the cup.', 'Dry the cup.']);
  });
});
