import { Inject, Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import pg from 'pg';
import { ENVIRONMENT } from '../config/config.module.js';
import type { Environment } from '../config/environment.js';
import { connectionSettings } from './connection-settings.js';

type Handler = (payload: string) => void;

const RECONNECT_DELAY_MS = 1000;

/**
 * The one LISTEN connection of a process. Channels are subscribed by the rooms that need them; after a lost connection
 * it listens again by itself and tells subscribers that they may have missed something.
 */
@Injectable()
export class NotificationListener implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger(NotificationListener.name);
  private readonly handlers = new Map<string, Set<Handler>>();
  private readonly gapHandlers = new Set<() => void>();
  private client: pg.Client | undefined;
  private retryTimer: NodeJS.Timeout | undefined;
  private isStopped = false;
  private hasBeenConnected = false;

  constructor(@Inject(ENVIRONMENT) private readonly environment: Environment) {}

  /** Calls `handler` with the payload of each notification on the channel (a constant of ours, a plain identifier). */
  subscribe(channel: string, handler: Handler): void {
    const handlers = this.handlers.get(channel) ?? new Set();
    handlers.add(handler);
    this.handlers.set(channel, handlers);
  }

  /**
   * Tells the subscribers of this process at once. The database tells everybody, but only a moment later: whoever changed
   * something must not be answered by what was true before.
   */
  tellHere(channel: string, payload: string): void {
    this.dispatch(channel, payload);
  }

  /** Calls `handler` after a reconnect: notifications in between are lost. */
  onGap(handler: () => void): void {
    this.gapHandlers.add(handler);
  }

  async onApplicationBootstrap(): Promise<void> {
    if (this.handlers.size > 0) await this.connect();
  }

  async onApplicationShutdown(): Promise<void> {
    this.isStopped = true;
    clearTimeout(this.retryTimer);
    await this.client?.end().catch(() => undefined);
  }

  private async connect(): Promise<void> {
    const client = new pg.Client({
      ...connectionSettings(this.environment),
      connectionString: this.environment.database.directUrl,
      application_name: 'sop-listen',
    });
    client.on('error', () => undefined);
    client.on('end', () => this.reconnectLater(client));
    client.on('notification', ({ channel, payload }) => this.dispatch(channel, payload ?? ''));
    try {
      await client.connect();
      for (const channel of this.handlers.keys()) await client.query(`LISTEN ${client.escapeIdentifier(channel)}`);
      this.client = client;
      if (this.hasBeenConnected) for (const handler of this.gapHandlers) handler();
      this.hasBeenConnected = true;
    } catch (error) {
      this.logger.warn({ err: error, msg: 'LISTEN failed, trying again' });
      await client.end().catch(() => undefined);
      this.reconnectLater(client);
    }
  }

  private reconnectLater(lost: pg.Client): void {
    if (this.isStopped || (this.client && this.client !== lost)) return;
    this.client = undefined;
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
