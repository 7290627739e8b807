import { hkdfSync } from 'node:crypto';

/** The secrets that a delivery may be signed with: several while one replaces another. */
export function parseWebhookSecrets(setting: string): string[] {
  return setting
    .split(',')
    .map((secret) => secret.trim())
    .filter((secret) => secret !== '');
}

/** Derives the sandbox's webhook secret, so that all processes of an installation have the same one. */
export function deriveSandboxWebhookSecret(secretKey: string): string {
  const key = hkdfSync('sha256', secretKey, '', 'billing-sandbox-webhook', 32);
  return `whsec_${Buffer.from(key).toString('hex')}`;
}
