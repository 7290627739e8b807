import { expect, it } from 'vitest';
import { type Standing, type SubscriptionGrant, withGrant } from './subscription-grant.js';

const NOW = new Date('2026-03-01T12:00:00Z');
const LATER = new Date('2026-04-01T12:00:00Z');
const NONE: Standing = { subscribed: false, tier: null, end: null, renews: false };
const STARTER: Standing = { subscribed: true, tier: 'starter', end: LATER, renews: true };
const PROFESSIONAL: Standing = { subscribed: true, tier: 'professional', end: LATER, renews: true };
const GIVEN: Standing = { subscribed: true, tier: 'professional', end: null, renews: false };
const GRANT: SubscriptionGrant = { tier: 'professional', endsAt: null };

it.each([
  ['opens what nobody has paid for', NONE, GRANT, GIVEN],
  ['lifts a lower tier', STARTER, GRANT, GIVEN],
  ['leaves an equal tier as it is paid for', PROFESSIONAL, GRANT, PROFESSIONAL],
  ['never lowers a tier', PROFESSIONAL, { ...GRANT, tier: 'starter' }, PROFESSIONAL],
  ['ends at its end', NONE, { ...GRANT, endsAt: NOW }, NONE],
  ['lasts until its end', NONE, { ...GRANT, endsAt: LATER }, { ...GIVEN, end: LATER }],
  ['that is none changes nothing', STARTER, null, STARTER],
] as const)('a grant %s', (_title, paid, grant, expected) => {
  expect(withGrant(paid, grant, NOW)).toEqual(expected);
});
