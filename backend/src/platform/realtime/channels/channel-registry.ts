import { Injectable } from '@nestjs/common';
import type { Channel } from './channel.js';
import type { ClientSocket } from './client-socket.js';

/** Every joined channel of this process, by socket and by owner. */
@Injectable()
export class ChannelRegistry {
  private readonly bySocket = new Map<ClientSocket, Map<string, Channel>>();
  private readonly byUser = new Map<string, Set<Channel>>();

  get size(): number {
    let count = 0;
    for (const channels of this.bySocket.values()) count += channels.size;
    return count;
  }

  /** Returns a snapshot of all channels. */
  all(): Channel[] {
    return [...this.byUser.values()].flatMap((channels) => [...channels]);
  }

  ofUser(userId: string): Channel[] {
    return [...(this.byUser.get(userId) ?? [])];
  }

  ofSocket(socket: ClientSocket): Channel[] {
    return [...(this.bySocket.get(socket)?.values() ?? [])];
  }

  find(socket: ClientSocket, topic: string): Channel | undefined {
    return this.bySocket.get(socket)?.get(topic);
  }

  /** An earlier channel of the same socket and topic must be closed first. */
  add(channel: Channel): void {
    const ofSocket = this.bySocket.get(channel.socket) ?? new Map<string, Channel>();
    this.bySocket.set(channel.socket, ofSocket.set(channel.topic, channel));
    const ofUser = this.byUser.get(channel.userId) ?? new Set<Channel>();
    this.byUser.set(channel.userId, ofUser.add(channel));
  }

  /** Removes the channel and notifies the client. */
  close(channel: Channel): void {
    if (this.remove(channel)) channel.sendClose();
  }

  /** Same as {@link close}, with a reason for the client. */
  closeBecause(channel: Channel, reason: string): void {
    if (!this.remove(channel)) return;
    channel.sendSystem('system', 'error', reason);
    channel.sendClose();
  }

  /** Removes the channels of a closed socket. */
  removeSocket(socket: ClientSocket): void {
    for (const channel of this.ofSocket(socket)) this.remove(channel);
  }

  private remove(channel: Channel): boolean {
    const ofSocket = this.bySocket.get(channel.socket);
    if (ofSocket?.get(channel.topic) !== channel) return false;
    ofSocket.delete(channel.topic);
    if (ofSocket.size === 0) this.bySocket.delete(channel.socket);
    const ofUser = this.byUser.get(channel.userId);
    ofUser?.delete(channel);
    if (ofUser?.size === 0) this.byUser.delete(channel.userId);
    return true;
  }
}
