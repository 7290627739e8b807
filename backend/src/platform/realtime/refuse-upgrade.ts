import { randomUUID } from 'node:crypto';
import { type IncomingMessage, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { normaliseError } from '../../common/problems/normalise-error.js';
import type { ProblemDetailsRenderer } from '../../common/problems/problem-details.renderer.js';

/** Answers an upgrade with problem details and hangs up: no framework stands between us and this socket. */
export function refuseUpgrade(
  request: IncomingMessage,
  socket: Duplex,
  error: unknown,
  renderer: ProblemDetailsRenderer,
): void {
  const failed = { url: request.url ?? '', id: randomUUID(), headers: request.headers };
  const { status, headers, body } = renderer.render(error, normaliseError(error), failed);
  const text = String(body);
  const fields = { ...headers, 'content-length': Buffer.byteLength(text), connection: 'close' };
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`,
    ...Object.entries(fields).map(([name, value]) => `${name}: ${value}`),
  ];
  socket.on('error', () => socket.destroy());
  socket.end(`${head.join('\r\n')}\r\n\r\n${text}`, () => socket.destroy());
}
