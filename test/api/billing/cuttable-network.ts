import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/** A wire to a port of this machine that tests can cut and mend. */
export class CuttableNetwork {
  private readonly server: Server;
  private readonly sockets = new Set<Socket>();
  private isCut = false;
  private seeNextRequest: ((near: Socket, far: Socket) => void) | undefined;

  constructor(targetPort: number) {
    this.server = createServer((socket) => {
      if (this.isCut) {
        socket.destroy();
        return;
      }
      const far = connect(targetPort, '127.0.0.1');
      this.watch(socket, far);
      this.watch(far, socket);
      socket.on('data', () => this.tellNextRequest(socket, far));
      socket.pipe(far).pipe(socket);
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

  /** Keeps back the answer to the next request. @returns once it is there, what lets it through */
  holdNextAnswer(): Promise<() => void> {
    return new Promise((resolve) => {
      this.seeNextRequest = (near, far) => {
        far.unpipe(near);
        far.once('readable', () => resolve(() => far.pipe(near)));
      };
    });
  }

  async close(): Promise<void> {
    this.cut();
    await new Promise((done) => this.server.close(done));
  }

  private tellNextRequest(near: Socket, far: Socket): void {
    const see = this.seeNextRequest;
    this.seeNextRequest = undefined;
    see?.(near, far);
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
