import { beforeAll, describe, expect, it } from 'vitest';
import { ApiClient } from '../../support/api-client.js';
import type { TestServer } from '../../support/server-process.js';
import { useApi } from '../../support/test-site.js';

const METRICS_TOKEN = 'a-token-of-the-monitoring';
const site = useApi({ BILLING_MODE: 'none', METRICS_TOKEN, SECURITY_CONTACT: 'security@example.com' });

const PRODUCTION = {
  NODE_ENV: 'production',
  BILLING_MODE: 'none',
  OIDC_PROVIDERS: 'google',
  OIDC_GOOGLE_CLIENT_ID: 'x',
  OIDC_GOOGLE_CLIENT_SECRET: 'y',
  APP_URL: 'https://sop.example.test',
  SECRET_KEY: 'a-shared-secret-of-32-characters!',
};

let production: TestServer;

beforeAll(async () => {
  production = await site.startReplica({ ...PRODUCTION, API_DOCS: 'off', HSTS_SUBDOMAINS: 'on' });
});

const statusOf = async (path: string, headers: Record<string, string> = {}): Promise<number> =>
  (await fetch(`${site.origin}${path}`, { headers })).status;

describe('the metrics', () => {
  it('are for the bearer of the token (security SEC11)', async () => {
    expect(await statusOf('/metrics')).toBe(401);
    expect(await statusOf('/metrics', { authorization: 'Bearer wrong' })).toBe(401);
    expect(await statusOf('/metrics', { authorization: `Bearer ${METRICS_TOKEN}` })).toBe(200);
  });

  it('do not exist in production without one (security SEC11)', async () => {
    const metrics = await fetch(`${production.origin}/metrics`);
    const docs = await fetch(`${production.origin}/api/docs`);
    const contact = await fetch(`${production.origin}/.well-known/security.txt`);
    expect([metrics.status, docs.status, contact.status]).toEqual([404, 404, 404]);
    expect(metrics.headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
  });
});

describe('security.txt', () => {
  it('names the contact of the installation', async () => {
    const answer = await fetch(`${site.origin}/.well-known/security.txt`);
    expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(await answer.text()).toMatch('Contact: mailto:security@example.com\n');
  });
});

describe('what the API answers', () => {
  it('is kept by no cache, unless the route says otherwise (security SEC20)', async () => {
    const { client } = await site.personOf('reader@example.test', 'user');
    const created = await client.post<{ id: string }>('/sops', { prompt: 'Opening the bakery' });
    const paths = ['/sops', `/sops/${created.body.id}`, '/profiles/me', '/install-links', '/subscriptions/me'];
    for (const path of paths) {
      const { status, headers } = await client.get(path);
      expect([path, status, headers.get('cache-control')]).toEqual([path, 200, 'private, no-store']);
    }
    const refused = await new ApiClient(site.origin).get('/sops');
    expect(refused.headers.get('cache-control')).toBe('private, no-store');
    const labels = await client.get('/sop-labels/en');
    expect(labels.headers.get('cache-control')).toMatch(/^public, max-age=/);
  });

  it('still carries the version of an SOP (security SEC20)', async () => {
    const { client } = await site.personOf('reader@example.test', 'user');
    const { body } = await client.post<{ id: string }>('/sops', { prompt: 'Closing the bakery' });
    expect((await client.get(`/sops/${body.id}`)).headers.get('etag')).toMatch(/^"\d+"$/);
  });
});
