import { describe, expect, it } from '@jest/globals';
import { deriveSandboxWebhookSecret, parseWebhookSecrets } from './webhook-secrets.js';

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
