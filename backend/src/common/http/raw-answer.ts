import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { commonProblems } from '../problems/common.problems.js';
import type { ErrorRenderer, RenderedError } from '../problems/error.filter.js';
import type { Problem } from '../problems/problem.js';

/** Writes a response to a raw socket, and closes it. */
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

/**
 * Responds to input that Node cannot parse as a request: headers that are too long, bytes that are not HTTP, and
 * requests that do not arrive in time.
 * @returns a handler of Node's `clientError`.
 */
export function createUnreadableRequestHandler(
  renderer: ErrorRenderer,
  securityHeaders: Readonly<Record<string, string>>,
): (error: NodeJS.ErrnoException, socket: Socket) => void {
  return (error, socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy();
      return;
    }
    const problem = problemOf(error.code);
    const rendered = renderer.render(problem, problem, { url: '', id: randomUUID(), headers: {} });
    answerAndHangUp(socket, { ...rendered, headers: { ...securityHeaders, ...rendered.headers } });
  };
}

function problemOf(code: string | undefined): Problem {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return commonProblems['request-timeout']();
  if (code === 'HPE_HEADER_OVERFLOW') return commonProblems['headers-too-large']();
  return commonProblems['malformed-request']();
}
