/** The fault table of `npm start`. */
import { closeSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { ApiClient } from '../support/api-client.js';
import { eventually } from '../support/eventually.js';
import { canHaveOwnDisk, EmbeddedProduct } from './embedded-product.js';
import { expectNothingLost, PATIENCE_MS, report } from './fault-row.js';
import { type Balance, Ledger } from './ledger.js';

/** Load before the fault. */
const LEAD_MS = 2_000;
const FULL_FOR_MS = 3_000;
/** No finding states it; the database recovers, and everything starts anew. */
const BACK_WITHIN_S = 90;

let product: EmbeddedProduct;

afterEach(() => product?.stop());

describe('no write is lost or doubled', { timeout: 240_000 }, () => {
  it('when everything is killed while it writes', async () => {
    product = await EmbeddedProduct.start();
    const ledger = new Ledger([product.origin], await product.signUp(2));
    ledger.start();
    await sleep(LEAD_MS);
    await product.kill9();
    const killedAt = performance.now();
    await product.start();
    await settle('npm start is killed', ledger, killedAt);
  });

  it.runIf(canHaveOwnDisk())('when the disk is full for a while', async () => {
    product = await EmbeddedProduct.start({ diskSize: '400m' });
    const people = await product.signUp(3);
    const ledger = new Ledger([product.origin], people.slice(0, 2));
    ledger.start();
    await sleep(LEAD_MS);
    const rubbish = join(product.folder, 'rubbish');
    fillDisk(rubbish);
    const { client } = people[2] as (typeof people)[number];
    await untilCreatingGives(client, 503);
    // So long that the writers meet it, too.
    await sleep(FULL_FOR_MS);
    rmSync(rubbish);
    const freedAt = performance.now();
    await untilCreatingGives(client, 201);
    expect((await settle('the disk is full', ledger, freedAt)).unacknowledged).toBeGreaterThan(0);
  });
});

async function settle(fault: string, ledger: Ledger, healedAt: number): Promise<Balance> {
  const backS = (performance.now() - healedAt) / 1000;
  await ledger.stop();
  const balance = await ledger.balance((text) => product.query(text));
  report(fault, balance, backS, BACK_WITHIN_S);
  expectNothingLost(balance);
  expect(backS).toBeLessThan(BACK_WITHIN_S);
  return balance;
}

function fillDisk(path: string): void {
  const file = openSync(path, 'w');
  try {
    for (const size of [1_000_000, 1_000]) {
      const piece = Buffer.alloc(size);
      while (canWrite(file, piece));
    }
  } finally {
    closeSync(file);
  }
}

function canWrite(file: number, piece: Buffer): boolean {
  try {
    return writeSync(file, piece) === piece.length;
  } catch {
    return false;
  }
}

async function untilCreatingGives(client: ApiClient, wanted: number): Promise<void> {
  await eventually(
    () =>
      client.post('/sops', { prompt: 'Is there room?' }).then(
        ({ status }) => status,
        () => 0,
      ),
    (status) => status === wanted,
    PATIENCE_MS,
  );
}
