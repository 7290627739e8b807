import { Injectable, Logger } from '@nestjs/common';
import { MAX_CHANNELS_PER_SOCKET, MAX_SOCKETS_PER_USER } from '../limits.js';
import { ownerTopic, parseJoinRequest } from '../protocol/join-request.js';
import { errorReply, okReply, type PhoenixMessage } from '../protocol/phoenix-message.js';
import { Channel } from './channel.js';
import { ChannelAccess } from './channel-access.js';
import { ChannelRegistry } from './channel-registry.js';
import type { ClientSocket } from './client-socket.js';

const CONNECTION_TOPIC = 'phoenix';

const REASON = {
  token: 'The access token is missing, expired or not valid.',
  // The same answer for another person's topic and for one that does not exist.
  topic: 'You may not join this topic.',
  request: 'Ask for schema public, a published table and, as the only filter, id=eq.<uuid>.',
  channels: 'This connection has too many channels.',
  sockets: 'This account has too many connections.',
  unavailable: 'This cannot be answered at the moment. Try again.',
  unmatched: 'unmatched topic',
  unknownEvent: 'The event is not known here.',
} as const;

/** Handles client messages. */
@Injectable()
export class MessageHandler {
  private readonly logger = new Logger(MessageHandler.name);

  constructor(
    private readonly access: ChannelAccess,
    private readonly registry: ChannelRegistry,
  ) {}

  /** Handles one message of a socket. Never rejects. */
  async handle(socket: ClientSocket, message: PhoenixMessage): Promise<void> {
    try {
      await this.dispatch(socket, message);
    } catch (error) {
      socket.send(errorReply(message, this.reasonOf(error)));
    }
  }

  private reasonOf(error: unknown): string {
    if (error instanceof ChannelRefusal) return error.message;
    this.logger.warn({ err: error, msg: 'A realtime message could not be answered' });
    return REASON.unavailable;
  }

  private async dispatch(socket: ClientSocket, message: PhoenixMessage): Promise<void> {
    if (message.topic === CONNECTION_TOPIC) return this.answerConnection(socket, message);
    switch (message.event) {
      case 'phx_join':
        return this.join(socket, message);
      case 'phx_leave':
        return this.leave(socket, message);
      case 'access_token':
        return this.renewToken(socket, message);
      default:
        return this.answerPush(socket, message);
    }
  }

  private answerConnection(socket: ClientSocket, message: PhoenixMessage): void {
    if (message.event !== 'heartbeat') throw new ChannelRefusal(REASON.unknownEvent);
    socket.send(okReply(message));
  }

  private async join(socket: ClientSocket, message: PhoenixMessage): Promise<void> {
    const earlier = this.registry.find(socket, message.topic);
    if (earlier) this.registry.close(earlier);

    const request = parseJoinRequest(message.payload);
    if (!request) throw new ChannelRefusal(REASON.request);
    const session = await this.access.authenticate(request.accessToken);
    if (!socket.isOpen) return;
    if (!session) throw new ChannelRefusal(REASON.token);
    if (message.topic !== ownerTopic(session.userId)) throw new ChannelRefusal(REASON.topic);
    this.requireRoom(socket, session.userId);

    const channel = new Channel({ socket, topic: message.topic, joinRef: message.joinRef, session, ...request });
    this.registry.add(channel);
    socket.send(okReply(message, { postgres_changes: channel.describeSubscriptions() }));
    if (request.subscriptions.length > 0) channel.sendSystem('postgres_changes', 'ok', 'Subscribed to PostgreSQL');
  }

  private requireRoom(socket: ClientSocket, userId: string): void {
    if (this.registry.ofSocket(socket).length >= MAX_CHANNELS_PER_SOCKET) throw new ChannelRefusal(REASON.channels);
    const sockets = new Set(this.registry.ofUser(userId).map((channel) => channel.socket));
    if (sockets.add(socket).size > MAX_SOCKETS_PER_USER) throw new ChannelRefusal(REASON.sockets);
  }

  private leave(socket: ClientSocket, message: PhoenixMessage): void {
    socket.send(okReply(message));
    const channel = this.joinedChannel(socket, message);
    if (channel) this.registry.close(channel);
  }

  private async renewToken(socket: ClientSocket, message: PhoenixMessage): Promise<void> {
    const channel = this.joinedChannel(socket, message);
    if (!channel) throw new ChannelRefusal(REASON.unmatched);
    const { access_token: accessToken } = message.payload;
    const session = typeof accessToken === 'string' ? await this.access.authenticate(accessToken) : null;
    if (typeof accessToken !== 'string' || session?.userId !== channel.userId) {
      return this.registry.closeBecause(channel, REASON.token);
    }
    channel.renew(accessToken, session);
    socket.send(okReply(message));
  }

  /** Broadcasts and presence from clients are acknowledged but not relayed: only the server publishes. */
  private answerPush(socket: ClientSocket, message: PhoenixMessage): void {
    if (!this.joinedChannel(socket, message)) throw new ChannelRefusal(REASON.unmatched);
    const isKnown = message.event === 'broadcast' || message.event === 'presence';
    if (!isKnown) throw new ChannelRefusal(REASON.unknownEvent);
    socket.send(okReply(message));
  }

  /** Returns the channel of the message; undefined for messages of an earlier join. */
  private joinedChannel(socket: ClientSocket, message: PhoenixMessage): Channel | undefined {
    const channel = this.registry.find(socket, message.topic);
    return channel?.joinRef === message.joinRef ? channel : undefined;
  }
}

/** Rejects a client's request. The message is sent to the client, so it must reveal nothing about other users. */
export class ChannelRefusal extends Error {
  constructor(reason: string) {
    super(reason);
    this.name = 'ChannelRefusal';
  }
}
