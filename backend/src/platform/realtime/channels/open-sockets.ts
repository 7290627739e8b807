import { Inject, Injectable, Logger } from '@nestjs/common';
import type { RawData, WebSocket } from 'ws';
import { Clock } from '../../../common/clock.js';
import { ENVIRONMENT } from '../../../config/config.module.js';
import type { Environment } from '../../../config/environment.js';
import {
  MAX_MESSAGES_PER_WINDOW,
  MAX_SILENCE_MS,
  MAX_SOCKETS_PER_CLIENT_IP,
  MAX_SOCKETS_WITHOUT_CHANNEL_PER_CLIENT_IP,
  MAX_TIME_WITHOUT_CHANNEL_MS,
  PING_INTERVAL_MS,
} from '../limits.js';
import {
  type PhoenixMessage,
  type ProtocolVersion,
  parseBroadcastFrame,
  parseMessage,
} from '../protocol/phoenix-message.js';
import { ChannelRegistry } from './channel-registry.js';
import { ClientSocket, MessageRate } from './client-socket.js';
import { MessageHandler } from './message-handler.js';

/** Close codes of RFC 6455 section 7.4.1. */
const GOING_AWAY = 1001;
const MALFORMED = 1007;
const AGAINST_POLICY = 1008;

export interface RealtimeCounts {
  sockets: number;
  channels: number;
}

/** The open connections of this process. */
@Injectable()
export class OpenSockets {
  private readonly logger = new Logger(OpenSockets.name);
  private readonly sockets = new Set<ClientSocket>();
  private readonly shares = new SocketShares();
  private readonly messageLimit: number;
  private readonly limitPerNetwork: number;
  private readonly limitWithoutChannel: number;

  constructor(
    @Inject(ENVIRONMENT) environment: Environment,
    private readonly handler: MessageHandler,
    private readonly registry: ChannelRegistry,
    private readonly clock: Clock,
  ) {
    const { rateLimitFactor } = environment;
    this.messageLimit = MAX_MESSAGES_PER_WINDOW * rateLimitFactor;
    this.limitPerNetwork = Math.ceil(MAX_SOCKETS_PER_CLIENT_IP * rateLimitFactor);
    this.limitWithoutChannel = Math.ceil(MAX_SOCKETS_WITHOUT_CHANNEL_PER_CLIENT_IP * rateLimitFactor);
  }

  get size(): number {
    return this.sockets.size;
  }

  get counts(): RealtimeCounts {
    return { sockets: this.size, channels: this.registry.size };
  }

  /** Whether a client of the network may open another connection. @param network as returned by `limitedNetwork` */
  hasRoomFor(network: string): boolean {
    const share = this.shares.of(network);
    if (share.size >= this.limitPerNetwork) return false;
    const withoutChannel = [...share].filter((socket) => this.registry.ofSocket(socket).length === 0);
    return withoutChannel.length < this.limitWithoutChannel;
  }

  /** Registers a connection after its handshake. */
  accept(transport: WebSocket, version: ProtocolVersion, network: string): void {
    const socket = new ClientSocket(transport, version, this.now());
    const rate = new MessageRate(this.messageLimit);
    this.sockets.add(socket);
    this.shares.add(network, socket);
    transport.on('message', (data, isBinary) => this.receive(socket, rate, data, isBinary));
    transport.on('pong', () => socket.noteActivity(this.now()));
    // Invalid or oversized frames: ws closes the connection with the matching code.
    transport.on('error', (error) => this.logger.debug({ err: error, msg: 'A realtime connection failed' }));
    transport.on('close', () => {
      this.sockets.delete(socket);
      this.shares.remove(network, socket);
      this.registry.removeSocket(socket);
    });
  }

  /** Terminates dead connections, closes unused ones and pings the rest. */
  sweep(): void {
    const now = this.now();
    for (const socket of this.sockets) {
      if (socket.silence(now) >= MAX_SILENCE_MS) socket.terminate();
      else if (this.isUseless(socket, now)) socket.close(AGAINST_POLICY, 'no channel joined');
      else socket.pingEvery(PING_INTERVAL_MS, now);
    }
  }

  /** Closes all connections with code 1001; those still open after `timeoutMs` are terminated. */
  async closeAll(timeoutMs: number): Promise<void> {
    const closed = [...this.sockets].map((socket) => socket.closeWithin(timeoutMs, GOING_AWAY, 'the server restarts'));
    await Promise.all(closed);
  }

  private receive(socket: ClientSocket, rate: MessageRate, data: RawData, isBinary: boolean): void {
    if (!socket.isOpen) return;
    const now = this.now();
    socket.noteActivity(now);
    if (!rate.take(now)) {
      socket.close(AGAINST_POLICY, 'too many messages');
      return;
    }
    const message = this.parse(socket.version, bytesOf(data), isBinary);
    if (message) socket.enqueue(() => this.handler.handle(socket, message));
    else socket.close(MALFORMED, 'malformed message');
  }

  private parse(version: ProtocolVersion, frame: Buffer, isBinary: boolean): PhoenixMessage | null {
    return isBinary ? parseBroadcastFrame(frame) : parseMessage(version, frame.toString('utf8'));
  }

  private isUseless(socket: ClientSocket, now: number): boolean {
    if (this.registry.ofSocket(socket).length > 0) {
      socket.noteUse(now);
      return false;
    }
    return socket.timeWithoutUse(now) >= MAX_TIME_WITHOUT_CHANNEL_MS;
  }

  private now(): number {
    return this.clock.now().getTime();
  }
}

function bytesOf(data: RawData): Buffer {
  if (Buffer.isBuffer(data)) return data;
  return Array.isArray(data) ? Buffer.concat(data) : Buffer.from(data);
}

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
