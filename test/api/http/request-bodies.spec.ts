import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { text as readText } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Person } from '../../support/accounts.js';
import { ApiClient } from '../../support/api-client.js';
import { useApi } from '../../support/test-site.js';

const site = useApi({ BILLING_MODE: 'none' });

const KIB = 1024;
const JSON_BODY = { 'content-type': 'application/json' };
const FORM_BODY = { 'content-type': 'application/x-www-form-urlencoded' };

/** Bodies that a stranger wrote to keep the server busy. */
const HOSTILE = {
  'a megabyte of objects': `{"first_name":[${'{},'.repeat(330_000)}{}]}`,
  'a megabyte of openings': '['.repeat(500_000),
  'objects just below the default size': `{"email":[${'{},'.repeat(20_000)}{}]}`,
  'openings in a few kilobytes': `{"first_name":${'['.repeat(1500)}${']'.repeat(1500)}}`,
  'mixed openings in a few kilobytes': `{"email":${'[{"a":'.repeat(1000)}1${'}]'.repeat(1000)}}`,
  'thousands of fields': JSON.stringify(Object.fromEntries(Array.from({ length: 4000 }, (_, n) => [`k${n}`, n]))),
} as const;

const PUBLIC_ROUTES = ['/contact', '/auth/signup', '/auth/otp', '/auth/verify', '/auth/token?grant_type=password'];

let stranger: ApiClient;
let user: Person;
let consultant: Person;
let sopPath: string;

beforeAll(async () => {
  stranger = new ApiClient(site.origin);
  user = await site.personOf('user@example.test', 'user');
  consultant = await site.personOf('consultant@example.test', 'consultant');
  const created = await user.client.post<{ id: string }>('/sops', { prompt: 'Opening the bakery' });
  sopPath = `/sops/${created.body.id}`;
});

const withKey = (headers: Record<string, string>) => ({ ...headers, apikey: site.server.anonKey });

describe('a body that would keep the server busy', () => {
  it.each(Object.entries(HOSTILE))('%s: is refused before anything reads it (security SEC3)', async (name, raw) => {
    const isLarge = Buffer.byteLength(raw) > 64 * KIB;
    for (const path of PUBLIC_ROUTES) {
      const { status, body } = await stranger.request<Record<string, unknown>>('POST', path, {
        headers: withKey(JSON_BODY),
        raw,
      });
      const code = path.startsWith('/auth/') ? body['error_code'] : body['code'];
      const refusal = path.startsWith('/auth/')
        ? [isLarge ? 'request_entity_too_large' : 'bad_json']
        : [isLarge ? 'body-too-large' : 'malformed-request'];
      expect([path, name, status, [code]]).toEqual([path, name, isLarge ? 413 : 400, refusal]);
    }
  });

  it('is refused on every operation that takes one, for every caller (reliability REL7)', async () => {
    const raw = HOSTILE['mixed openings in a few kilobytes'];
    const statuses: Record<string, number> = {};
    for (const { method, path } of operationsWithBody()) {
      for (const { client } of [{ client: stranger }, user, consultant]) {
        const { status } = await client.request(method, path, { headers: withKey(JSON_BODY), raw });
        if (status !== 400) statuses[`${method} ${path}`] = status;
      }
    }
    expect(statuses).toEqual({});
  });

  it('is also refused as a form (security SEC3)', async () => {
    const raw = Array.from({ length: 8000 }, (_, n) => `k${n}=`).join('&');
    const { status, body } = await stranger.request('POST', '/contact', { headers: FORM_BODY, raw });
    expect([status, body]).toMatchObject([400, { code: 'malformed-request' }]);
  });

  it('is also refused as query parameters (security SEC3)', async () => {
    const query = Array.from({ length: 2000 }, (_, n) => `k${n}=`).join('&');
    const { status, body } = await user.client.get(`/sops?${query}`);
    expect([status, body]).toMatchObject([400, { code: 'malformed-request' }]);
  });

  it('does not keep the process from telling that it lives (security SEC3)', async () => {
    const attacks = Object.values(HOSTILE).flatMap((raw) =>
      PUBLIC_ROUTES.map((path) => stranger.request('POST', path, { headers: withKey(JSON_BODY), raw })),
    );
    const lives = Array.from({ length: 20 }, () => fetch(`${site.origin}/health/live`));
    expect(new Set((await Promise.all(lives)).map(({ status }) => status))).toEqual(new Set([200]));
    const statuses = (await Promise.all(attacks)).map(({ status }) => status);
    expect(statuses.filter((status) => status < 400 || status >= 500)).toEqual([]);
  });
});

describe('the size of a body', () => {
  /** Operations that take more than the default, and how much. KiB. */
  const LARGER: Readonly<Record<string, number>> = {
    'POST /sops': 160,
    'POST /drafts/preview': 160,
    'PATCH /sops/{id}': 1024,
    'POST /sops/{id}/generations': 160,
    'PUT /sops/{id}/questions/{questionId}': 160,
    'PUT /consultant/branding/logo': 1024,
    'POST /imports': 512,
  };

  it('is limited to 64 KiB unless the route declares more (security SEC3)', async () => {
    const wrong: string[] = [];
    for (const { method, path, template } of operationsWithBody()) {
      const limit = (LARGER[`${method} ${template}`] ?? 64) * KIB;
      const statusOf = async (length: number): Promise<number> => {
        const raw = `{"x":"${'a'.repeat(length - 8)}"}`;
        return (await stranger.request(method, path, { headers: JSON_BODY, raw })).status;
      };
      const [fitting, tooLarge] = [await statusOf(limit), await statusOf(limit + 1)];
      if (fitting === 413 || tooLarge !== 413) wrong.push(`${method} ${template}: ${fitting}, ${tooLarge}`);
    }
    expect(wrong).toEqual([]);
  });

  it('is told to a sender who reads the answer only after the body (security SEC3)', async () => {
    const pieces = 20;
    const piece = 'a'.repeat(64 * KIB);
    const sized = [`Content-Length: ${pieces * piece.length}`, piece];
    const chunked = ['Transfer-Encoding: chunked', `${piece.length.toString(16)}\r\n${piece}\r\n`];
    for (const [length = '', text = ''] of [sized, chunked]) {
      const socket = connect(Number(new URL(site.origin).port), '127.0.0.1');
      const head = ['POST /api/v1/contact HTTP/1.1', 'Host: localhost', 'Content-Type: application/json', length];
      const end = text === piece ? '' : '0\r\n\r\n';
      const request = [`${head.join('\r\n')}\r\n\r\n`, ...Array.from({ length: pieces }, () => text), end];
      for (const part of request) {
        await new Promise<void>((resolve, reject) => {
          socket.write(part, (error) => (error ? reject(error) : resolve()));
        });
        await sleep(5);
      }
      expect((await readText(socket)).split('\r\n')[0]).toBe('HTTP/1.1 413 Payload Too Large');
    }
  });

  it('takes the longest prompt in any script, escaped or not', async () => {
    const prompt = '手'.repeat(20_000);
    const escaped = `{"prompt":"${'\\u624b'.repeat(20_000)}"}`;
    expect((await user.client.post('/sops', { prompt })).status).toBe(201);
    expect((await user.client.request('POST', '/sops', { headers: JSON_BODY, raw: escaped })).status).toBe(201);
  });

  it('takes a document of a thousand steps for what it is', async () => {
    const steps = Array.from({ length: 1000 }, (_, n) => ({ id: `step${n}`, text: 'Knead the dough', sub: [] }));
    const { status, body } = await user.client.patch(sopPath, { version: 1, document: { phases: [{ steps }] } });
    expect([status, body['code']]).not.toEqual([400, 'malformed-request']);
    expect(status).toBeLessThan(500);
  });
});

function operationsWithBody(): { method: string; template: string; path: string }[] {
  const contract = JSON.parse(readFileSync(new URL('../../../openapi.json', import.meta.url), 'utf8')) as {
    paths: Record<string, Record<string, { requestBody?: { content: Record<string, unknown> } }>>;
  };
  return Object.entries(contract.paths).flatMap(([fullPath, operations]) =>
    Object.entries(operations)
      .filter(([, { requestBody }]) => requestBody?.content['application/json'])
      .map(([method]) => {
        const template = fullPath.replace('/api/v1', '');
        const path = template.replace(/\{\w+\}/g, '0199a0b4-7c1e-7b7a-9d5e-3f1f0a3d2c11');
        return { method: method.toUpperCase(), template, path };
      }),
  );
}
