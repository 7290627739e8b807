import type { ClientSocket } from './client-socket.js';

/** The connections of this process by the network of their client. */
export class SocketShares {
  private readonly byNetwork = new Map<string, Set<ClientSocket>>();

  of(network: string): ReadonlySet<ClientSocket> {
    return this.byNetwork.get(network) ?? new Set();
  }

  add(network: string, socket: ClientSocket): void {
    const share = this.byNetwork.get(network) ?? new Set();
    this.byNetwork.set(network, share.add(socket));
  }

  remove(network: string, socket: ClientSocket): void {
    const share = this.byNetwork.get(network);
    share?.delete(socket);
    if (share?.size === 0) this.byNetwork.delete(network);
  }
}
