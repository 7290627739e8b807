import { Inject, Injectable, Logger } from '@nestjs/common';
import { Clock } from '../../../common/clock.js';
import { withDeadline } from '../../../common/time/deadline.js';
import { PORT_TIMEOUT_MS } from '../limits.js';
import { type AuthenticatedSession, REALTIME_AUTHENTICATOR, type RealtimeAuthenticator } from '../ports.js';
import { ChannelRegistry } from './channel-registry.js';

const MAX_TOKEN_LENGTH = 8192;
const REMEMBER_ENDED_MS = 60_000;

/** Authorizes channels, and closes them when their session ends or their token expires. */
@Injectable()
export class ChannelAccess {
  private readonly logger = new Logger(ChannelAccess.name);
  private readonly endedAt = new Map<string, number>();

  constructor(
    @Inject(REALTIME_AUTHENTICATOR) private readonly authenticator: RealtimeAuthenticator,
    private readonly registry: ChannelRegistry,
    private readonly clock: Clock,
  ) {}

  /** Ends channels as soon as their session ends. */
  watchSessions(): void {
    this.authenticator.onSessionEnded((sessionId) => this.endSession(sessionId));
  }

  /** Returns the session of a valid token, or null. Rejects if sessions cannot be checked at the moment. */
  async authenticate(accessToken: string): Promise<AuthenticatedSession | null> {
    if (accessToken === '' || accessToken.length > MAX_TOKEN_LENGTH) return null;
    const session = await withDeadline(this.authenticator.authenticate(accessToken), PORT_TIMEOUT_MS);
    if (!session || session.expiresAt * 1000 <= this.clock.now().getTime()) return null;
    // The session may have ended while its token was being looked up.
    return this.endedAt.has(session.sessionId) ? null : session;
  }

  /** Closes every channel of the session, and rejects lookups of its tokens that are in progress. */
  endSession(sessionId: string): void {
    this.rememberEnded(sessionId);
    for (const channel of this.registry.all()) {
      if (channel.sessionId === sessionId) this.registry.closeBecause(channel, 'The session has ended.');
    }
  }

  closeExpired(): void {
    const now = this.clock.now().getTime();
    for (const channel of this.registry.all()) {
      if (channel.hasExpired(now)) this.registry.closeBecause(channel, 'The access token has expired.');
    }
  }

  /** Checks every session again, sequentially: the end of a session may have been missed. */
  async recheckSessions(): Promise<void> {
    const tokens = new Map(this.registry.all().map((channel) => [channel.sessionId, channel.accessToken]));
    for (const [sessionId, accessToken] of tokens) {
      try {
        if ((await this.authenticate(accessToken)) === null) this.endSession(sessionId);
      } catch (error) {
        this.logger.warn({ err: error, msg: 'A session could not be checked again; its token still expires' });
      }
    }
  }

  private rememberEnded(sessionId: string): void {
    const now = this.clock.now().getTime();
    for (const [id, endedAt] of this.endedAt) {
      if (now - endedAt > REMEMBER_ENDED_MS) this.endedAt.delete(id);
    }
    this.endedAt.set(sessionId, now);
  }
}
