import type { FastifyInstance } from 'fastify';

/** What every answer carries. Pages set their own Content-Security-Policy; everything else gets the strictest one. */
const HEADERS: Readonly<Record<string, string>> = {
  'content-security-policy': "default-src 'none';frame-ancestors 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  // Security keys and the clipboard stay as they are: the site's own pages use them.
  'permissions-policy':
    'accelerometer=(), autoplay=(), camera=(), display-capture=(), encrypted-media=(), fullscreen=(), geolocation=(), ' +
    'gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), screen-wake-lock=(), serial=(), usb=(), ' +
    'xr-spatial-tracking=()',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-download-options': 'noopen',
  'x-frame-options': 'DENY',
  'x-permitted-cross-domain-policies': 'none',
  'x-xss-protection': '0',
};

const A_YEAR_OF_HTTPS = 'max-age=31536000';

/** What the API answers is one person's. Routes that may be kept say so themselves. */
const API_CACHING = { 'cache-control': 'private, no-store' };
const API_PREFIX = '/api/v1/';

interface SecurityHeaderOptions {
  isHttps: boolean;
  /** Whether every subdomain speaks HTTPS, too. Only the operator can know. */
  hstsSubdomains: boolean;
}

/** The headers of every answer. They never change while the process runs. */
export function securityHeaders({ isHttps, hstsSubdomains }: SecurityHeaderOptions): Readonly<Record<string, string>> {
  if (!isHttps) return HEADERS;
  const hsts = hstsSubdomains ? `${A_YEAR_OF_HTTPS}; includeSubDomains` : A_YEAR_OF_HTTPS;
  return { ...HEADERS, 'strict-transport-security': hsts };
}

/** Gives every answer its security headers, and those of the API that no cache keeps them. */
export function registerSecurityHeaders(fastify: FastifyInstance, headers: Readonly<Record<string, string>>): void {
  const ofApi = { ...headers, ...API_CACHING };
  fastify.addHook('onRequest', (request, reply, done) => {
    void reply.headers(request.url.startsWith(API_PREFIX) ? ofApi : headers);
    done();
  });
}
