import { Stripe } from 'stripe';
import { limitedFetch } from '../../common/http/limited-fetch.js';
import type { PaymentMode } from './payment-gateway.js';

const TIMEOUT_MS = 10_000;
const MAX_RETRIES = 2;
/** A page of a hundred events has about one megabyte. */
const MAX_RESPONSE_BYTES = 16 * 1024 * 1024;
const LOOPBACK_HOSTS = ['127.0.0.1', 'localhost', '[::1]'];

interface StripeClientOptions {
  secretKey: string;
  /** URL of a stand-in on this machine; undefined means Stripe itself. */
  apiBase?: string | undefined;
  /** Timeout of one attempt, of which there may be three; default ten seconds. */
  timeoutMs?: number;
}

/**
 * Creates the SDK's client. It sends no telemetry and writes nothing to the home directory.
 * @throws Error if a stand-in is not on this machine or the key is live, because the key is sent to it
 */
export function createStripeClient({ secretKey, apiBase, timeoutMs = TIMEOUT_MS }: StripeClientOptions): Stripe {
  return new Stripe(secretKey, {
    timeout: timeoutMs,
    // The SDK's default client limits only idle time and accepts responses of any size.
    httpClient: Stripe.createFetchHttpClient(limitedFetch(MAX_RESPONSE_BYTES)),
    maxNetworkRetries: MAX_RETRIES,
    telemetry: false,
    ...(apiBase && standIn(apiBase, secretKey)),
  });
}

/** Distinguishes test and live keys, including restricted ones. */
export function modeOfKey(secretKey: string): PaymentMode {
  return /^(sk|rk)_live_/.test(secretKey) ? 'live' : 'test';
}

function standIn(apiBase: string, secretKey: string) {
  const { hostname, port, protocol } = new URL(apiBase);
  if (!LOOPBACK_HOSTS.includes(hostname)) throw new Error('A stand-in for Stripe must be on this machine');
  if (modeOfKey(secretKey) === 'live') throw new Error('A live key is never sent to a stand-in for Stripe');
  const isSecure = protocol === 'https:';
  return {
    host: hostname,
    port: port || (isSecure ? 443 : 80),
    protocol: isSecure ? ('https' as const) : ('http' as const),
  };
}
