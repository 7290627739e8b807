import { decodeJwt } from 'jose';
import { expect } from 'vitest';
import { isSignedIn, refresh, type Site } from '../api/auth/auth-wire.js';
import { signInAs } from '../api/auth/sign-in.js';
import type { Cluster } from './cluster.js';

const CLOCK_AHEAD = { NODE_OPTIONS: `--import ${new URL('clock-ahead.mjs', import.meta.url).href}` };

/** A web and a worker process are replaced by ones whose clock is ten minutes ahead, and later by right ones. */
export async function setClocksAhead(cluster: Cluster): Promise<void> {
  await replaceBoth(cluster, CLOCK_AHEAD);
  const [right, ahead] = cluster.webs;
  if (!right || !ahead) throw new Error('There are two web processes');
  await expectSessionsCross(right, ahead);
  await replaceBoth(cluster, {});
}

async function replaceBoth(cluster: Cluster, settings: Record<string, string>): Promise<void> {
  await Promise.all([cluster.webs[1]?.stop(), cluster.workers[1]?.stop()]);
  await Promise.all([cluster.replace('webs', 1, settings), cluster.replace('workers', 1, settings)]);
}

/** What each of the two issues and renews is taken by the other one. */
async function expectSessionsCross(right: Site, ahead: Site): Promise<void> {
  const session = await signInAs(right.origin, right.anonKey, 'wrong-clock@example.test');
  expect(await isSignedIn(ahead, session.access_token)).toBe(true);
  let token = session.refresh_token;
  for (const [issuer, other] of [
    [ahead, right],
    [right, ahead],
  ] as const) {
    const { status, body } = await refresh(issuer, token);
    expect(status).toBe(200);
    expect(minutesAhead(body.access_token)).toBeCloseTo(issuer === ahead ? 10 : 0, 0);
    expect(await isSignedIn(issuer, body.access_token)).toBe(true);
    expect(await isSignedIn(other, body.access_token)).toBe(true);
    token = body.refresh_token;
  }
}

/** How far the clock of the process that issued a token is ahead of ours. */
function minutesAhead(accessToken: string): number {
  const { iat } = decodeJwt(accessToken);
  return ((iat ?? 0) * 1000 - Date.now()) / 60_000;
}
