import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import type { RenderedError } from '../problems/error-renderer.js';

/** Answers on a socket that no framework stands before, and hangs up. */
export function answerAndHangUp(socket: Duplex, { status, headers, body }: RenderedError): void {
  const text = String(body);
  const fields = { ...headers, 'content-length': Buffer.byteLength(text), connection: 'close' };
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`,
    ...Object.entries(fields).map(([name, value]) => `${name}: ${value}`),
  ];
  socket.on('error', () => socket.destroy());
  socket.end(`${head.join('\r\n')}\r\n\r\n${text}`, () => socket.destroy());
}
