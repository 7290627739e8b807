import type { Server, ServerOptions } from 'node:http';

/** Longest that the headers alone may take. */
const HEADERS_TIMEOUT_MS = 20_000;
/** How often Node looks for requests that take too long. */
const CHECK_INTERVAL_MS = 5000;

/** More than the realtime limit of a process, so that sockets leave room for requests. */
const MAX_CONNECTIONS = 25_000;

/**
 * Bounds how long a request may take to arrive: headers and body together. Answers may take longer, so streams and
 * exports are not cut.
 */
export function receivingLimits(requestTimeoutS: number): { requestTimeout: number; http: ServerOptions } {
  const requestTimeout = requestTimeoutS * 1000;
  // Node takes the longer of the two for the body.
  const headersTimeout = Math.min(HEADERS_TIMEOUT_MS, requestTimeout);
  return {
    requestTimeout,
    http: { requestTimeout, headersTimeout, connectionsCheckingInterval: CHECK_INTERVAL_MS },
  };
}

export function limitConnections(server: Server): void {
  server.maxConnections = MAX_CONNECTIONS;
}
