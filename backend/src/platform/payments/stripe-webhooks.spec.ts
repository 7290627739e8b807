import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { Stripe } from 'stripe';
import { deriveSandboxWebhookSecret, parseWebhookSecrets, WEBHOOK_EVENT_TYPES } from './stripe-webhooks.js';

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

describe('webhook secrets', () => {
  it.each([
    ['whsec_a', ['whsec_a']],
    [' whsec_a , whsec_b,', ['whsec_a', 'whsec_b']],
    ['', []],
  ])('reads %j', (setting, secrets) => {
    expect(parseWebhookSecrets(setting)).toEqual(secrets);
  });

  it('gives every process of an installation the same secret, and another installation another', () => {
    const secret = deriveSandboxWebhookSecret('a'.repeat(32));
    expect(secret).toMatch(/^whsec_[0-9a-f]{64}$/);
    expect(deriveSandboxWebhookSecret('a'.repeat(32))).toBe(secret);
    expect(deriveSandboxWebhookSecret('b'.repeat(32))).not.toBe(secret);
  });
});
