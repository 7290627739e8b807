import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/** A wire to a port of this machine that tests can cut and mend. */
export class CuttableNetwork {
  private readonly server: Server;
  private readonly sockets = new Set<Socket>();
  private isCut = false;

  constructor(targetPort: number) {
    this.server = createServer((socket) => {
      if (this.isCut) {
        socket.destroy();
        return;
      }
      const target = connect(targetPort, '127.0.0.1');
      this.watch(socket, target);
      this.watch(target, socket);
      socket.pipe(target).pipe(socket);
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

  async close(): Promise<void> {
    this.cut();
    await new Promise((done) => this.server.close(done));
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
