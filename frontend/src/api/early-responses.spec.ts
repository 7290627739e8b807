import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { getProfile } from './generated/sdk.gen';
import { connectApi } from './http-client';

const PATH = '/api/v1/profiles/me';
const EARLY = { full_name: 'Asked for early' };
const USUAL = { full_name: 'Asked for as usual' };

beforeEach(() => {
  vi.stubGlobal('fetch', async () => Response.json(USUAL));
  connectApi({ getToken: async () => 'token', renewToken: async () => null });
});

afterEach(() => {
  vi.unstubAllGlobals();
  delete window.__earlyResponses;
});

/** Lets the page have asked for the profile before. */
function askEarly(response: Promise<Response>, { token = 'token', age = 0 } = {}): void {
  window.__earlyResponses = new Map([[PATH, { token, askedAt: performance.now() - age, response }]]);
}

const nameOfProfile = async () => (await getProfile()).data.full_name;

describe('what a page has asked for before its code was there', () => {
  it('is taken once', async () => {
    askEarly(Promise.resolve(Response.json(EARLY)));
    expect([await nameOfProfile(), await nameOfProfile()]).toEqual([EARLY.full_name, USUAL.full_name]);
  });

  it.each<[string, () => void]>([
    ['in the name of another session', () => askEarly(Promise.resolve(Response.json(EARLY)), { token: 'another' })],
    ['long ago', () => askEarly(Promise.resolve(Response.json(EARLY)), { age: 11_000 })],
    ['and was refused', () => askEarly(Promise.resolve(Response.json({}, { status: 401 })))],
    ['and was not answered', () => askEarly(Promise.reject(new TypeError('Failed to fetch')))],
  ])('is asked for again when that was %s', async (_name, ask) => {
    ask();
    expect(await nameOfProfile()).toBe(USUAL.full_name);
  });
});
