import { setTimeout as sleep } from 'node:timers/promises';
import type { SopDocument } from '../../../../libs/sop-document/index.js';

/**
 * Gives the parts of a finished draft one after the other, as whole-state snapshots. The offline drafter is done in
 * milliseconds; a pace above 0 lets tests and demonstrations watch the same live channel that a language model uses.
 * Without a pace there is nothing to watch and nothing is given.
 */
export async function* growingSnapshots(
  document: SopDocument,
  paceMs: number,
  signal: AbortSignal,
): AsyncGenerator<Partial<SopDocument>> {
  if (paceMs === 0) return;
  let snapshot: Partial<SopDocument> = {};
  for (const [key, value] of Object.entries(document)) {
    await sleep(paceMs, undefined, { signal });
    snapshot = { ...snapshot, [key]: value };
    yield snapshot;
  }
}
