import type { FastifyInstance } from 'fastify';

/** What every answer carries. Pages set their own Content-Security-Policy; everything else gets the strictest one. */
const HEADERS: Readonly<Record<string, string>> = {
  'content-security-policy': "default-src 'none';frame-ancestors 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-download-options': 'noopen',
  'x-frame-options': 'DENY',
  'x-permitted-cross-domain-policies': 'none',
  'x-xss-protection': '0',
};

const A_YEAR_OF_HTTPS = { 'strict-transport-security': 'max-age=31536000' };

/**
 * Gives every answer its security headers. They never change while the process runs, so they are written down once
 * instead of being computed for each request.
 */
export function registerSecurityHeaders(fastify: FastifyInstance, { isHttps }: { isHttps: boolean }): void {
  const headers = { ...HEADERS, ...(isHttps ? A_YEAR_OF_HTTPS : {}) };
  fastify.addHook('onRequest', (_request, reply, done) => {
    void reply.headers(headers);
    done();
  });
}
