import { describe, expect, it } from '@jest/globals';
import { limitedFetch, ResponseTooLargeError } from './limited-fetch.js';

describe('limitedFetch', () => {
  it('reads no further than the limit', async () => {
    let pulls = 0;
    const endless = () =>
      new ReadableStream<Uint8Array>({
        pull(controller) {
          pulls += 1;
          controller.enqueue(new Uint8Array(1000));
        },
      });
    const fetch = limitedFetch(10_000, async () => new Response(endless()));
    const response = await fetch('http://outside.test');
    await expect(response.text()).rejects.toBeInstanceOf(ResponseTooLargeError);
    expect(pulls).toBeLessThan(20);
  });

  it('passes on what keeps to it, with status and headers', async () => {
    const fetch = limitedFetch(5, async () => new Response('hello', { status: 201, headers: { 'x-a': 'b' } }));
    const response = await fetch('http://outside.test');
    expect([response.status, response.headers.get('x-a'), await response.text()]).toEqual([201, 'b', 'hello']);
  });
});
