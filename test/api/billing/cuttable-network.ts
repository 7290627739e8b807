import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { Transform } from 'node:stream';

/** A wire to a port of this machine that tests can cut and mend. */
export class CuttableNetwork {
  private readonly server: Server;
  private readonly sockets = new Set<Socket>();
  private isCut = false;
  private delayMs = 0;
  private awaited: { readonly begins: string; see(near: Socket, far: Socket): void } | undefined;

  constructor(targetPort: number) {
    this.server = createServer((socket) => {
      if (this.isCut) {
        socket.destroy();
        return;
      }
      const far = connect(targetPort, '127.0.0.1');
      this.watch(socket, far);
      this.watch(far, socket);
      socket.on('data', (chunk: Buffer) => this.tellAwaited(chunk, socket, far));
      socket.pipe(this.delay()).pipe(far).pipe(socket);
    });
  }

  /** Gives the port of the near end. */
  async listen(): Promise<number> {
    await new Promise<void>((ready) => this.server.listen(0, '127.0.0.1', ready));
    return (this.server.address() as AddressInfo).port;
  }

  /** Breaks what is open and refuses what is new. */
  cut(): void {
    this.isCut = true;
    for (const socket of this.sockets) socket.destroy();
  }

  mend(): void {
    this.isCut = false;
  }

  /** Each request takes so long from now on. */
  slowDown(delayMs: number): void {
    this.delayMs = delayMs;
  }

  /**
   * Keeps back the answer to the next request.
   * @param begins with what the request begins, such as `POST /v1/customers`; others pass
   * @returns once the answer is there, what lets it through
   */
  holdNextAnswer(begins: string): Promise<() => void> {
    return new Promise((resolve) => {
      this.awaited = {
        begins,
        see(near, far) {
          far.unpipe(near);
          far.once('readable', () => resolve(() => far.pipe(near)));
        },
      };
    });
  }

  async close(): Promise<void> {
    this.cut();
    await new Promise((done) => this.server.close(done));
  }

  private delay(): Transform {
    return new Transform({
      transform: (chunk, _encoding, done) => void setTimeout(() => done(null, chunk), this.delayMs),
    });
  }

  private tellAwaited(chunk: Buffer, near: Socket, far: Socket): void {
    const { awaited } = this;
    if (awaited === undefined || !chunk.toString('latin1').startsWith(awaited.begins)) return;
    this.awaited = undefined;
    awaited.see(near, far);
  }

  /** The end of one half is the end of the other. */
  private watch(socket: Socket, other: Socket): void {
    this.sockets.add(socket);
    socket.on('error', () => other.destroy());
    socket.on('close', () => {
      this.sockets.delete(socket);
      other.destroy();
    });
  }
}
