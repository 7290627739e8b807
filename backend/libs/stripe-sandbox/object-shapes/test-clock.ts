import type Stripe from 'stripe';
import { newIdentifier } from './identifier.js';
import type { Wire } from './wire.js';

export type TestClockObject = Wire<Stripe.TestHelpers.TestClock>;

const KEPT_FOR_S = 30 * 86_400;

export function buildTestClock(input: { frozenTime: number; name: string | null; created: number }): TestClockObject {
  return {
    id: newIdentifier('clock'),
    object: 'test_helpers.test_clock',
    created: input.created,
    deletes_after: input.created + KEPT_FOR_S,
    frozen_time: input.frozenTime,
    livemode: false,
    name: input.name,
    status: 'ready',
    status_details: {},
  };
}
