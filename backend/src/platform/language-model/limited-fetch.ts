import { BadAnswerError, MAX_RESPONSE_BYTES } from './answer-limits.js';

type Fetch = typeof globalThis.fetch;

/**
 * Wraps `fetch` so that no response is read beyond a number of bytes, counted after decompression. Reading further fails
 * with {@link BadAnswerError} and closes the connection. Every provider's adapter gets it: neither the SDK nor its parser of
 * server-sent events limits a line, a response or an error page.
 */
export function limitedFetch(maxBytes: number = MAX_RESPONSE_BYTES, fetch: Fetch = globalThis.fetch): Fetch {
  return async (input, init) => {
    const response = await fetch(input, init);
    if (response.body === null) return response;
    const { status, statusText, headers } = response;
    return new Response(response.body.pipeThrough(byteLimit(maxBytes)), { status, statusText, headers });
  };
}

function byteLimit(maxBytes: number): TransformStream<Uint8Array, Uint8Array> {
  let bytes = 0;
  return new TransformStream({
    transform(chunk, controller) {
      bytes += chunk.byteLength;
      if (bytes > maxBytes) throw new BadAnswerError('bytes');
      controller.enqueue(chunk);
    },
  });
}
