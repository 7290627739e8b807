import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** A server on loopback that sends a page in two parts, as a slow network does, and has nothing else. */
export async function serveInParts(parts: readonly [string, string], pauseMs: number) {
  const server = createServer((request, response) => {
    if (request.headers.accept?.includes('text/html') !== true) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
    response.write(parts[0]);
    void pause(pauseMs).then(() => response.end(parts[1]));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
