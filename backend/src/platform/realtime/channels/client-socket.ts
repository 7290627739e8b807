import { WebSocket } from 'ws';
import { MAX_BUFFERED_BYTES, MESSAGE_WINDOW_MS } from '../limits.js';
import { type PhoenixMessage, type ProtocolVersion, serialiseMessage } from '../protocol/phoenix-message.js';

/** A client's connection: sends in its protocol version, processes messages in order, tracks activity. */
export class ClientSocket {
  private lastSeenAt: number;
  private lastUsedAt: number;
  private lastPingAt: number;
  private work: Promise<void> = Promise.resolve();

  /** @param now Unix time in milliseconds, as everywhere in this file */
  constructor(
    private readonly transport: WebSocket,
    readonly version: ProtocolVersion,
    now: number,
  ) {
    this.lastSeenAt = now;
    this.lastUsedAt = now;
    this.lastPingAt = now;
  }

  get isOpen(): boolean {
    return this.transport.readyState === WebSocket.OPEN;
  }

  /** Sends a message. A client that cannot keep up is disconnected instead of filling the memory. */
  send(message: PhoenixMessage): void {
    if (!this.isOpen) return;
    if (this.transport.bufferedAmount > MAX_BUFFERED_BYTES) this.transport.terminate();
    else this.transport.send(serialiseMessage(this.version, message));
  }

  /** Starts `task`, which must not reject, after all earlier ones; not at all once the connection is closed. */
  enqueue(task: () => Promise<void>): void {
    this.work = this.work.then(() => (this.isOpen ? task() : undefined));
  }

  /** Records a received frame or pong. */
  noteActivity(now: number): void {
    this.lastSeenAt = now;
  }

  silence(now: number): number {
    return now - this.lastSeenAt;
  }

  /** Records that the connection serves a channel. */
  noteUse(now: number): void {
    this.lastUsedAt = now;
  }

  timeWithoutUse(now: number): number {
    return now - this.lastUsedAt;
  }

  /**
   * Pings if the last ping is at least `intervalMs` ago: a hidden tab may throttle the client's heartbeats to one a
   * minute.
   */
  pingEvery(intervalMs: number, now: number): void {
    if (!this.isOpen || now - this.lastPingAt < intervalMs) return;
    this.lastPingAt = now;
    this.transport.ping();
  }

  /** Begins the closing handshake. */
  close(code: number, reason: string): void {
    this.transport.close(code, reason);
  }

  /** Closes the connection, and terminates it if the closing handshake times out. Resolves when it is closed. */
  async closeWithin(timeoutMs: number, code: number, reason: string): Promise<void> {
    const gone = new Promise<void>((resolve) => this.transport.once('close', () => resolve()));
    this.transport.close(code, reason);
    const timer = setTimeout(() => this.transport.terminate(), timeoutMs);
    await gone;
    clearTimeout(timer);
  }

  /** Closes the connection without a handshake. */
  terminate(): void {
    this.transport.terminate();
  }
}

/** Counts the messages of one socket in fixed windows. */
export class MessageRate {
  private windowStart = 0;
  private count = 0;

  constructor(private readonly limit: number) {}

  /** Counts one message. Returns false if the limit is exceeded. */
  take(now: number): boolean {
    if (now - this.windowStart >= MESSAGE_WINDOW_MS) {
      this.windowStart = now;
      this.count = 0;
    }
    this.count += 1;
    return this.count <= this.limit;
  }
}
