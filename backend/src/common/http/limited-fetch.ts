type Fetch = typeof globalThis.fetch;

/** A response exceeded its limit. It was not read further, and its connection is closed. */
export class ResponseTooLargeError extends Error {
  constructor(readonly maxBytes: number) {
    super(`The response has more than ${maxBytes} bytes`);
    this.name = 'ResponseTooLargeError';
  }
}

/**
 * Wraps `fetch` so that no response is read beyond a number of bytes, counted after decompression. For every call to an
 * outside service: none of the client libraries limits what it reads.
 */
export function limitedFetch(maxBytes: number, fetch: Fetch = globalThis.fetch): Fetch {
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
      if (bytes > maxBytes) throw new ResponseTooLargeError(maxBytes);
      controller.enqueue(chunk);
    },
  });
}
