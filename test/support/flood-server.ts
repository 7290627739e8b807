import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

const PIECE = 'x'.repeat(64 * 1024);

/** What the kernel and the sockets of both sides may hold beyond what was read. */
export const IN_FLIGHT_BYTES = 16 * 1024 * 1024;

/** A server on loopback whose every answer goes on for as long as somebody reads it. */
export class FloodServer {
  /** What the connections that are closed had taken, in bytes, in the order of the calls. */
  readonly sentBytes: number[] = [];
  status = 200;
  contentType = 'application/json';

  private constructor(private readonly server: Server) {}

  static async start(): Promise<FloodServer> {
    const server = createServer();
    const flood = new FloodServer(server);
    server.on('request', (request, response) => {
      request.resume();
      void flood.answer(response);
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return flood;
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    this.server.close();
    await once(this.server, 'close');
  }

  private async answer(response: ServerResponse): Promise<void> {
    const { socket } = response;
    const before = socket?.bytesWritten ?? 0;
    const closed = new AbortController();
    response.on('close', () => {
      closed.abort();
      this.sentBytes.push((socket?.bytesWritten ?? 0) - before);
    });
    response.writeHead(this.status, { 'content-type': this.contentType });
    while (!closed.signal.aborted) {
      if (!response.write(PIECE)) await once(response, 'drain', closed).catch(() => undefined);
    }
  }
}
