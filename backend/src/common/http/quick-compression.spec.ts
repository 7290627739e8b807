import { gunzipSync } from 'node:zlib';
import compress from '@fastify/compress';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import Fastify from 'fastify';
import { registerQuickCompression } from './quick-compression.js';

const app = Fastify();
const listOf = (length: number) => ({ text: 'x'.repeat(length) });

beforeAll(async () => {
  registerQuickCompression(app);
  await app.register(compress, { global: true, threshold: 1024, encodings: ['br', 'gzip'] });
  app.get('/json/:length', async (request) => listOf(Number((request.params as { length: string }).length)));
  app.get('/text', async (_request, reply) => reply.type('text/html').send('x'.repeat(5_000)));
  await app.ready();
});

afterAll(() => app.close());

const ask = (url: string, accepted?: string) =>
  app.inject({ url, ...(accepted === undefined ? {} : { headers: { 'accept-encoding': accepted } }) });

describe('JSON of middle size', () => {
  it.each(['gzip', 'gzip, deflate, br', 'br;q=1.0, gzip;q=0.8', '*', 'GZIP'])(
    'is compressed for %j',
    async (accepted) => {
      const answer = await ask('/json/5000', accepted);
      expect(answer.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' });
      expect(Number(answer.headers['content-length'])).toBe(answer.rawPayload.length);
      expect(JSON.parse(gunzipSync(answer.rawPayload).toString())).toEqual(listOf(5_000));
    },
  );

  it.each([undefined, 'identity', 'gzip;q=0', 'gzip;q=0.0, identity', 'xgzip'])(
    'stays as it is for %j',
    async (accepted) => {
      const answer = await ask('/json/5000', accepted);
      expect(answer.headers).not.toHaveProperty('content-encoding');
      expect(answer.headers.vary).toBe('accept-encoding');
      expect(answer.json()).toEqual(listOf(5_000));
    },
  );
});

describe('what else is answered', () => {
  it('stays as it is when it is small', async () => {
    expect((await ask('/json/100', 'gzip')).headers).not.toHaveProperty('content-encoding');
  });

  it.each(['/json/100000', '/text'])('is compressed as a stream: %s', async (url) => {
    expect((await ask(url, 'gzip, br')).headers['content-encoding']).toBe('br');
  });
});
