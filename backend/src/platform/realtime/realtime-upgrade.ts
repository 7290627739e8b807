import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { answerAndHangUp } from '../../common/http/raw-answer.js';
import { commonProblems } from '../../common/problems/common.problems.js';
import { normaliseError } from '../../common/problems/normalise-error.js';
import { defineProblems } from '../../common/problems/problem.js';
import type { ProblemDetailsRenderer } from '../../common/problems/problem-details.renderer.js';
import { PROTOCOL_VERSIONS, type ProtocolVersion } from './protocol/phoenix-message.js';

/** Reasons to reject an upgrade. */
const realtimeProblems = defineProblems({
  'realtime-protocol-unknown': { status: 400, title: 'This version of the realtime protocol is not supported' },
  'realtime-key-refused': { status: 401, title: 'The API key is missing or not valid' },
  'realtime-origin-refused': { status: 403, title: 'This site may not connect' },
});

/** Path of the channel server; clients are given it without the last segment. */
export const REALTIME_PATH = '/api/v1/realtime/websocket';

/** What an upgrade request must match. */
export interface UpgradeRules {
  anonKey: string;
  /** The only origin whose pages may connect. Clients other than browsers send no origin and may connect, too. */
  origin: string;
}

/**
 * Returns the protocol version of a valid upgrade; default 1.0.0, as in Phoenix.
 * @throws Problem not-found, realtime-origin-refused, realtime-key-refused or realtime-protocol-unknown.
 */
export function checkUpgrade(request: IncomingMessage, rules: UpgradeRules): ProtocolVersion {
  const [path, query] = (request.url ?? '').split('?', 2);
  if (path !== REALTIME_PATH) throw commonProblems['not-found']();
  const { origin } = request.headers;
  if (origin !== undefined && origin !== rules.origin) throw realtimeProblems['realtime-origin-refused']();
  const parameters = new URLSearchParams(query);
  if (parameters.get('apikey') !== rules.anonKey) throw realtimeProblems['realtime-key-refused']();
  const requested = parameters.get('vsn') ?? '1.0.0';
  const version = PROTOCOL_VERSIONS.find((known) => known === requested);
  if (!version) throw realtimeProblems['realtime-protocol-unknown']();
  return version;
}

/** Sends problem details and closes the socket: upgrades bypass Fastify's error handling. */
export function refuseUpgrade(
  request: IncomingMessage,
  socket: Duplex,
  error: unknown,
  renderer: ProblemDetailsRenderer,
): void {
  const failed = { url: request.url ?? '', id: randomUUID(), headers: request.headers };
  answerAndHangUp(socket, renderer.render(error, normaliseError(error), failed));
}
