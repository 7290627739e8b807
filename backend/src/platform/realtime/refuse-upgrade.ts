import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { answerAndHangUp } from '../../common/http/raw-answer.js';
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
  answerAndHangUp(socket, renderer.render(error, normaliseError(error), failed));
}
