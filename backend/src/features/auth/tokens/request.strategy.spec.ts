import { describe, expect, it } from '@jest/globals';
import { RequestStrategy } from './request.strategy.js';

type Verify = ConstructorParameters<typeof RequestStrategy>[0];

const REQUEST = { headers: {} };

/** What passport is told; it puts these onto each strategy that it asks. */
function outcomeOf(verify: Verify): unknown[] {
  const told: unknown[] = [];
  const strategy = new RequestStrategy(verify);
  strategy.success = (caller: object) => void told.push('success', caller);
  strategy.fail = (status: unknown) => void told.push('fail', status);
  strategy.error = (error: unknown) => void told.push('error', error);
  strategy.pass = () => void told.push('pass');
  strategy.redirect = () => void told.push('redirect');
  strategy.authenticate(REQUEST);
  return told;
}

describe('RequestStrategy', () => {
  const caller = { userId: 'u1' };
  const fault = new Error('Connection terminated unexpectedly');

  it('looks at the request itself', () => {
    let seen: unknown;
    outcomeOf((request) => {
      seen = request;
    });
    expect(seen).toBe(REQUEST);
  });

  it.each<[string, Verify, unknown[]]>([
    ['a caller', (_request, done) => done(null, caller), ['success', caller]],
    ['no caller', (_request, done) => done(null, false), ['fail', 401]],
    ['nothing at all', (_request, done) => done(null), ['fail', 401]],
    ['a fault', (_request, done) => done(fault, caller), ['error', fault]],
  ])('answers %s, and neither passes nor redirects', (_what, verify, told) => {
    expect(outcomeOf(verify)).toEqual(told);
  });
});
