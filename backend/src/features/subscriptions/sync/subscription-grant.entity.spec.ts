import { expect, it } from '@jest/globals';
import { applyGrant, type Grant, type SubscriptionAccess } from './subscription-grant.entity.js';

const NOW = new Date('2026-03-01T12:00:00Z');
const BEFORE = new Date('2026-02-01T12:00:00Z');
const LATER = new Date('2026-04-01T12:00:00Z');
const NONE: SubscriptionAccess = { subscribed: false, tier: null, end: null, renews: false };
const STARTER: SubscriptionAccess = { subscribed: true, tier: 'starter', end: LATER, renews: true };
const PROFESSIONAL: SubscriptionAccess = { subscribed: true, tier: 'professional', end: LATER, renews: true };
const GIVEN: SubscriptionAccess = { subscribed: true, tier: 'professional', end: null, renews: false };
const GRANT: Grant = { tier: 'professional', endsAt: null };

it.each([
  ['opens what nobody has paid for', NONE, GRANT, GIVEN],
  ['lifts a lower tier', STARTER, GRANT, GIVEN],
  ['leaves an equal tier as it is paid for', PROFESSIONAL, GRANT, PROFESSIONAL],
  ['never lowers a tier', PROFESSIONAL, { ...GRANT, tier: 'starter' }, PROFESSIONAL],
  ['ends at its end', NONE, { ...GRANT, endsAt: NOW }, { ...NONE, end: NOW }],
  [
    'that ended before a payment leaves the later end',
    { ...NONE, end: NOW },
    { ...GRANT, endsAt: BEFORE },
    { ...NONE, end: NOW },
  ],
  [
    'that ended after what was paid for gives its end',
    { ...NONE, end: BEFORE },
    { ...GRANT, endsAt: NOW },
    { ...NONE, end: NOW },
  ],
  ['that ended takes nothing from what is paid for', STARTER, { ...GRANT, endsAt: BEFORE }, STARTER],
  ['lasts until its end', NONE, { ...GRANT, endsAt: LATER }, { ...GIVEN, end: LATER }],
  ['that is none changes nothing', STARTER, null, STARTER],
] as const)('a grant %s', (_title, paid, grant, expected) => {
  expect(applyGrant(paid, grant, NOW)).toEqual(expected);
});
