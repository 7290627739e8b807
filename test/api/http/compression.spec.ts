import { readdirSync } from 'node:fs';
import { request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { useApi } from '../../support/test-site.js';

const site = useApi();

interface RawAnswer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

/** Fetches without undoing any encoding. */
function ask(path: string, accepted: string): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const asked = request(`${site.origin}${path}`, { headers: { 'accept-encoding': accepted } }, async (answer) => {
      const parts: Buffer[] = [];
      for await (const part of answer) parts.push(part as Buffer);
      resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(parts) });
    });
    asked.on('error', reject).end();
  });
}

const ASSETS = new URL('../../../dist/frontend/assets/', import.meta.url);
const script = `/assets/${readdirSync(ASSETS).find((name) => /^app-[\w-]+\.js$/.test(name))}`;

describe('a script of the site', () => {
  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ])('is sent as the build has compressed it, in %s', async (encoding, decompress) => {
    const plain = await ask(script, 'identity');
    const compressed = await ask(script, encoding);
    expect(compressed.headers).toMatchObject({
      'content-encoding': encoding,
      'content-type': plain.headers['content-type'],
      'cache-control': 'public, max-age=31536000, immutable',
      vary: expect.stringContaining('accept-encoding'),
      // A stream that is compressed while it is sent has no length.
      'content-length': String(compressed.body.length),
    });
    expect(plain.headers).not.toHaveProperty('content-encoding');
    expect(decompress(compressed.body).equals(plain.body)).toBe(true);
  });

  it.each(['.br', '.gz'])('has no address of its own for %s', async (ending) => {
    expect((await ask(`${script}${ending}`, 'identity')).status).toBe(404);
  });
});

describe('a picture', () => {
  it('is sent as it is', async () => {
    const { status, headers } = await ask('/icon-512.png', 'br, gzip');
    expect([status, headers['content-encoding'], headers['content-type']]).toEqual([200, undefined, 'image/png']);
  });
});
