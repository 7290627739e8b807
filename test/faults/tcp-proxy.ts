import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

interface Pair {
  near: Socket;
  far: Socket;
  isSilent: boolean;
}

/** Stands between the product and its database, and can lose connections as a failing network does. */
export class TcpProxy {
  private readonly pairs = new Set<Pair>();

  private constructor(
    private readonly server: Server,
    /** Where new connections are led to. */
    public targetPort: number,
  ) {
    server.on('connection', (near: Socket) => this.lead(near));
  }

  static async start(targetPort: number): Promise<TcpProxy> {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    return new TcpProxy(server, targetPort);
  }

  get port(): number {
    return (this.server.address() as AddressInfo).port;
  }

  /** From now on the connections that are there swallow every byte and stay open; new ones work. */
  silenceConnections(): void {
    for (const pair of this.pairs) pair.isSilent = true;
  }

  async stop(): Promise<void> {
    for (const { near, far } of this.pairs) {
      near.destroy();
      far.destroy();
    }
    const closed = once(this.server, 'close');
    this.server.close();
    await closed;
  }

  private lead(near: Socket): void {
    const far = connect(this.targetPort, '127.0.0.1');
    const pair: Pair = { near, far, isSilent: false };
    this.pairs.add(pair);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      from.on('data', (chunk: Buffer) => pair.isSilent || to.write(chunk));
      from.on('error', () => undefined);
      from.on('close', () => {
        // A silent connection ends on one side only: the other one never hears of it.
        if (pair.isSilent) return;
        to.destroy();
        this.pairs.delete(pair);
      });
    }
  }
}
