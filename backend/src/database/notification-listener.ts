import { Inject, Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import pg from 'pg';
import { ENVIRONMENT } from '../config/config.module.js';
import type { Environment } from '../config/environment.js';
import { connectionSettings } from './connection-settings.js';
import type { NotificationChannel } from './notification-channels.js';

type Handler = (payload: string) => void;

const RECONNECT_DELAY_MS = 1000;

interface SessionLock {
  classId: number;
  objectId: number;
}

/**
 * The one LISTEN connection of a process. It reconnects by itself after a lost connection and tells subscribers that
 * they may have missed notifications. It asks the server at intervals whether it is still there: a connection that only
 * waits would never find out.
 */
@Injectable()
export class NotificationListener implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger(NotificationListener.name);
  private readonly handlers = new Map<string, Set<Handler>>();
  private readonly gapHandlers = new Set<() => void>();
  private client: pg.Client | undefined;
  private retryTimer: NodeJS.Timeout | undefined;
  private askTimer: NodeJS.Timeout | undefined;
  private isStopped = false;
  private hasBeenConnected = false;
  private heardAt = performance.now();
  private lock: SessionLock | undefined;
  private isLockHeld = false;

  constructor(@Inject(ENVIRONMENT) private readonly environment: Pick<Environment, 'database'>) {}

  /** Calls `handler` with the payload of each notification on the channel. */
  subscribe(channel: NotificationChannel, handler: Handler): void {
    const handlers = this.handlers.get(channel) ?? new Set();
    handlers.add(handler);
    this.handlers.set(channel, handlers);
  }

  /**
   * Calls the handlers of this process at once. The database notification reaches all processes a moment later, but the
   * caller who made the change must not get an answer based on the old state.
   */
  emitLocally(channel: NotificationChannel, payload: string): void {
    this.dispatch(channel, payload);
  }

  /** Calls `handler` after a reconnect: notifications in between are lost. */
  onGap(handler: () => void): void {
    this.gapHandlers.add(handler);
  }

  /**
   * Holds an advisory lock for as long as the connection lives. The database frees it within milliseconds of the death of
   * this process, however it dies: others see by it who is there.
   */
  keepLock(lock: SessionLock): void {
    this.lock = lock;
  }

  /** Whether others see the lock of this process. */
  get holdsLock(): boolean {
    return this.isLockHeld;
  }

  /** Time since the server last answered. Milliseconds; 0 when nobody listens in this process. */
  get silentForMs(): number {
    return this.isNeeded ? performance.now() - this.heardAt : 0;
  }

  async onApplicationBootstrap(): Promise<void> {
    if (this.isNeeded) await this.connect();
  }

  async onApplicationShutdown(): Promise<void> {
    this.isStopped = true;
    clearTimeout(this.retryTimer);
    clearTimeout(this.askTimer);
    await this.client?.end().catch(() => undefined);
  }

  private get isNeeded(): boolean {
    return this.handlers.size > 0 || this.lock !== undefined;
  }

  private async connect(): Promise<void> {
    const { directUrl, answerTimeoutMs } = this.environment.database;
    const client = new pg.Client({
      ...connectionSettings(this.environment),
      connectionString: directUrl,
      application_name: 'sop-listen',
      query_timeout: answerTimeoutMs / 4,
    });
    client.on('error', () => undefined);
    client.on('end', () => this.reconnectLater(client));
    client.on('notification', ({ channel, payload }) => this.dispatch(channel, payload ?? ''));
    try {
      await client.connect();
      if (this.isStopped) return await client.end();
      for (const channel of this.handlers.keys()) await client.query(`LISTEN ${client.escapeIdentifier(channel)}`);
      this.client = client;
      await this.takeLock(client);
      this.heardAt = performance.now();
      this.askLater(client);
      if (this.hasBeenConnected) for (const handler of this.gapHandlers) handler();
      this.hasBeenConnected = true;
    } catch (error) {
      this.logger.warn({ err: error, msg: 'LISTEN failed, trying again' });
      await client.end().catch(() => undefined);
      this.reconnectLater(client);
    }
  }

  private askLater(client: pg.Client): void {
    clearTimeout(this.askTimer);
    const isLockMissing = this.lock !== undefined && !this.isLockHeld;
    const pauseMs = isLockMissing ? RECONNECT_DELAY_MS : this.environment.database.answerTimeoutMs / 2;
    this.askTimer = setTimeout(() => void this.ask(client), pauseMs);
  }

  private async ask(client: pg.Client): Promise<void> {
    try {
      await client.query('SELECT 1');
      await this.takeLock(client);
      this.heardAt = performance.now();
      this.askLater(client);
    } catch (error) {
      if (this.isStopped || this.client !== client) return;
      this.logger.warn({ err: error, msg: 'The connection that listens is silent, opening another' });
      // Ends at once and without a word to the server while a question is open.
      void client.end();
    }
  }

  /** Somebody may be looking at the lock, or the server may not have given up the session before: it is tried again soon. */
  private async takeLock(client: pg.Client): Promise<void> {
    if (!this.lock || this.isLockHeld) return;
    const { rows } = await client.query<{ taken: boolean }>('SELECT pg_try_advisory_lock($1, $2) AS taken', [
      this.lock.classId,
      this.lock.objectId,
    ]);
    this.isLockHeld = rows[0]?.taken === true;
  }

  private reconnectLater(lost: pg.Client): void {
    if (this.isStopped || (this.client && this.client !== lost)) return;
    this.client = undefined;
    this.isLockHeld = false;
    clearTimeout(this.askTimer);
    clearTimeout(this.retryTimer);
    this.retryTimer = setTimeout(() => void this.connect(), RECONNECT_DELAY_MS);
  }

  private dispatch(channel: string, payload: string): void {
    for (const handler of this.handlers.get(channel) ?? []) {
      try {
        handler(payload);
      } catch (error) {
        this.logger.error({ err: error, channel });
      }
    }
  }
}
