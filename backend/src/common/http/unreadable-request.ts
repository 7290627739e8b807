import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import { commonProblems } from '../problems/common.problems.js';
import type { ErrorRenderer } from '../problems/error-renderer.js';
import type { Problem } from '../problems/problem.js';
import { answerAndHangUp } from './raw-answer.js';

/**
 * Answers what Node could not make a request of: headers that are too long, bytes that are no HTTP, and requests that do
 * not arrive in time.
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
