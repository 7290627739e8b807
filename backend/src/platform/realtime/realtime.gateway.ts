import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import {
  type BeforeApplicationShutdown,
  Inject,
  Injectable,
  type OnApplicationBootstrap,
  type OnModuleInit,
} from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { WebSocketServer } from 'ws';
import { clientIpReader, limitedNetwork } from '../../common/http/client-ip.js';
import { commonProblems } from '../../common/problems/common.problems.js';
import { ProblemDetailsRenderer } from '../../common/problems/problem-details.renderer.js';
import { ENVIRONMENT, SECRETS } from '../../config/config.module.js';
import type { Environment } from '../../config/environment.js';
import type { Secrets } from '../../config/generated-secrets.js';
import { ChannelAccess } from './channels/channel-access.js';
import { OpenSockets, type RealtimeCounts } from './channels/open-sockets.js';
import { NotificationRouter } from './fanout/notification-router.js';
import { CLOSE_TIMEOUT_MS, MAX_FRAME_BYTES, MAX_SOCKETS_PER_PROCESS, SWEEP_INTERVAL_MS } from './limits.js';
import { checkUpgrade, refuseUpgrade, type UpgradeRules } from './realtime-upgrade.js';

const RETRY_SOON = { 'retry-after': '60' };

/**
 * Accepts realtime connections on the HTTP server of a web process: Phoenix channels over WebSocket, as used by
 * `@supabase/realtime-js` (S7.50).
 */
@Injectable()
export class RealtimeGateway implements OnModuleInit, OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly handshakes = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    perMessageDeflate: false,
    maxPayload: MAX_FRAME_BYTES,
  });
  private readonly rules: UpgradeRules;
  private readonly problems: ProblemDetailsRenderer;
  private readonly clientIpOf: (request: IncomingMessage) => string;
  private sweepTimer: NodeJS.Timeout | undefined;
  private isStopping = false;

  constructor(
    @Inject(ENVIRONMENT) private readonly environment: Environment,
    @Inject(SECRETS) secrets: Secrets,
    private readonly adapterHost: HttpAdapterHost,
    private readonly sockets: OpenSockets,
    private readonly access: ChannelAccess,
    private readonly notifications: NotificationRouter,
  ) {
    this.rules = { anonKey: secrets.anonKey, origin: new URL(environment.appUrl).origin };
    this.clientIpOf = clientIpReader(environment.trustedProxies);
    this.problems = new ProblemDetailsRenderer(environment.appUrl);
  }

  get counts(): RealtimeCounts {
    return this.sockets.counts;
  }

  onModuleInit(): void {
    if (!this.servesSockets) return;
    this.notifications.subscribe();
    this.access.watchSessions();
  }

  onApplicationBootstrap(): void {
    if (!this.servesSockets) return;
    const server: Server = this.adapterHost.httpAdapter.getHttpServer();
    server.on('upgrade', (request, socket, head) => this.upgrade(request, socket, head));
    this.sweepTimer = setInterval(() => this.sweep(), SWEEP_INTERVAL_MS).unref();
  }

  /** Runs before the HTTP server closes, which waits for every connection. */
  async beforeApplicationShutdown(): Promise<void> {
    this.isStopping = true;
    clearInterval(this.sweepTimer);
    await this.sockets.closeAll(CLOSE_TIMEOUT_MS);
  }

  /** Closes channels with an expired token, and dead or unused connections. */
  sweep(): void {
    this.access.closeExpired();
    this.sockets.sweep();
  }

  /** Workers and commands accept no connections, so they need not listen for changes either. */
  private get servesSockets(): boolean {
    return this.environment.processRole !== 'worker' && Boolean(this.adapterHost.httpAdapter);
  }

  private upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    try {
      const isFull = this.sockets.size >= MAX_SOCKETS_PER_PROCESS;
      if (this.isStopping || isFull) throw commonProblems['temporarily-unavailable']();
      const version = checkUpgrade(request, this.rules);
      const network = limitedNetwork(this.clientIpOf(request));
      if (!this.sockets.hasRoomFor(network)) throw commonProblems['too-many-requests']({ headers: RETRY_SOON });
      this.handshakes.handleUpgrade(request, socket, head, (transport) => {
        this.sockets.accept(transport, version, network);
      });
    } catch (error) {
      refuseUpgrade(request, socket, error, this.problems);
    }
  }
}
