import { Agent, type IncomingHttpHeaders, request as openRequest } from 'node:http';
import type { Input } from './inputs.js';

/** An answer, as much of it as the fuzz looks at. */
export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
}

const TIMEOUT_MS = 20_000;
const RESETS = new Set(['ECONNRESET', 'EPIPE']);
const agent = new Agent({ keepAlive: true, maxSockets: 8 });

/**
 * Sends what `fetch` would straighten out. A server may hang up on a body that it does not want to read, and the
 * connection may be gone when it is used again; then the request is sent once more, on a connection of its own.
 */
export async function send(origin: string, method: string, input: Input): Promise<Answer> {
  try {
    return await sendOver(agent, origin, method, input);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && RESETS.has(String(error.code)))) throw error;
    return sendOver(false, origin, method, input);
  }
}

function sendOver(over: Agent | false, origin: string, method: string, { url, headers, body }: Input): Promise<Answer> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const length = body === null ? {} : { 'content-length': Buffer.byteLength(body) };
    const request = openRequest({
      hostname,
      port,
      method,
      path: url,
      headers: { ...headers, ...length },
      agent: over,
      signal,
    });
    request.on('response', (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        const text = Buffer.concat(chunks).toString('utf8');
        resolve({ status: response.statusCode ?? 0, headers: response.headers, text });
      });
    });
    request.on('error', reject);
    request.end(body ?? undefined);
  });
}
