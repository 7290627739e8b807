import type { AuthenticatedSession, LiveTable } from '../ports.js';
import {
  type ChangeSubscription,
  type ChangeType,
  channelName,
  coversRow,
  coversType,
  describeSubscription,
} from '../protocol/join-request.js';
import type { ClientSocket } from './client-socket.js';

/** A change of a row in the form of the client's `postgres_changes` events. */
export interface ChangeMessage {
  schema: 'public';
  table: LiveTable;
  type: ChangeType;
  /** When this process learned of the change; RFC 3339. */
  commit_timestamp: string;
  record: Record<string, unknown>;
  old_record: { id?: string };
  /** Always empty: values are JSON already, so the client has nothing to convert. */
  columns: [];
  errors: null;
}

interface ChannelSetup {
  socket: ClientSocket;
  topic: string;
  /** The ref of the join, which every message carries. */
  joinRef: string | null;
  accessToken: string;
  session: AuthenticatedSession;
  subscriptions: ChangeSubscription[];
}

/** One joined topic of one socket. */
export class Channel {
  readonly socket: ClientSocket;
  readonly topic: string;
  readonly joinRef: string | null;
  private readonly subscriptions: ChangeSubscription[];
  private accessTokenNow: string;
  private sessionNow: AuthenticatedSession;

  constructor(setup: ChannelSetup) {
    this.socket = setup.socket;
    this.topic = setup.topic;
    this.joinRef = setup.joinRef;
    this.subscriptions = setup.subscriptions;
    this.accessTokenNow = setup.accessToken;
    this.sessionNow = setup.session;
  }

  get accessToken(): string {
    return this.accessTokenNow;
  }

  get userId(): string {
    return this.sessionNow.userId;
  }

  get sessionId(): string {
    return this.sessionNow.sessionId;
  }

  hasExpired(now: number): boolean {
    return this.sessionNow.expiresAt * 1000 <= now;
  }

  /** Replaces the token with a newer one of the same user. */
  renew(accessToken: string, session: AuthenticatedSession): void {
    this.accessTokenNow = accessToken;
    this.sessionNow = session;
  }

  /** The part of a join's reply that contains the client's subscription ids. */
  describeSubscriptions(): Record<string, unknown>[] {
    return this.subscriptions.map(describeSubscription);
  }

  followsRow(table: LiveTable, rowId: string): boolean {
    return this.subscriptions.some((subscription) => coversRow(subscription, table, rowId));
  }

  /** Sends the change to matching subscriptions, in one message that lists their ids. */
  sendChange(rowId: string, change: ChangeMessage): void {
    const ids = this.subscriptions
      .filter((subscription) => coversRow(subscription, change.table, rowId) && coversType(subscription, change.type))
      .map(({ id }) => id);
    if (ids.length > 0) this.send('postgres_changes', { ids, data: change });
  }

  sendBroadcast(event: string, payload: Record<string, unknown>): void {
    this.send('broadcast', { type: 'broadcast', event, payload });
  }

  sendSystem(extension: 'system' | 'postgres_changes', status: 'ok' | 'error', message: string): void {
    this.send('system', { extension, status, message, channel: channelName(this.topic) });
  }

  /** Notifies the client that changes may have been missed, so that it reloads. */
  sendResync(): void {
    this.sendSystem('system', 'ok', 'missed');
    this.sendBroadcast('resync', {});
  }

  /** Notifies the client that the channel is closed; it does not rejoin automatically. */
  sendClose(): void {
    this.socket.send({
      joinRef: this.joinRef,
      ref: this.joinRef,
      topic: this.topic,
      event: 'phx_close',
      payload: {},
    });
  }

  private send(event: string, payload: Record<string, unknown>): void {
    this.socket.send({ joinRef: this.joinRef, ref: null, topic: this.topic, event, payload });
  }
}
