import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { Stripe } from 'stripe';
import { WEBHOOK_EVENT_TYPES } from './webhook-event-types.js';

const guide = readFileSync(new URL('../../../../docs/billing.md', import.meta.url), 'utf8');

describe("the operator's guide", () => {
  it('names exactly the events that the webhook needs', () => {
    const named = guide.match(/^(?:checkout\.session|customer|invoice|charge)\.[a-z_.]+$/gm);
    expect(new Set(named)).toEqual(WEBHOOK_EVENT_TYPES);
  });

  it('is no longer than what Stripe lists at once', () => {
    expect(WEBHOOK_EVENT_TYPES.size).toBeLessThanOrEqual(20);
  });

  it('names the version in which the events are to be sent', () => {
    expect(guide).toContain(`\`${Stripe.API_VERSION}\``);
  });
});
