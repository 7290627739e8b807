import type { FastifyInstance } from 'fastify';

/**
 * The headers of every response. Pages set their own Content-Security-Policy; everything else gets the strictest one.
 */
const HEADERS: Readonly<Record<string, string>> = {
  'content-security-policy': "default-src 'none';frame-ancestors 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  // Security keys and the clipboard keep their defaults: the site's own pages use them.
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

/** Responses of the API are private. Cacheable routes set their own header. */
const API_CACHING = { 'cache-control': 'private, no-store' };
const API_PREFIX = '/api/v1/';

interface SecurityHeaderOptions {
  isHttps: boolean;
  /** Whether every subdomain supports HTTPS, too. Only the operator can know. */
  hstsSubdomains: boolean;
}

/** The headers of every answer. They never change while the process runs. */
export function securityHeaders({ isHttps, hstsSubdomains }: SecurityHeaderOptions): Readonly<Record<string, string>> {
  if (!isHttps) return HEADERS;
  const hsts = hstsSubdomains ? `${A_YEAR_OF_HTTPS}; includeSubDomains` : A_YEAR_OF_HTTPS;
  return { ...HEADERS, 'strict-transport-security': hsts };
}

/** Sets the security headers of every response, and makes those of the API uncacheable. */
export function registerSecurityHeaders(fastify: FastifyInstance, headers: Readonly<Record<string, string>>): void {
  const ofApi = { ...headers, ...API_CACHING };
  fastify.addHook('onRequest', (request, reply, done) => {
    void reply.headers(request.url.startsWith(API_PREFIX) ? ofApi : headers);
    done();
  });
}
