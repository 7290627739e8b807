import { Injectable } from '@nestjs/common';
import type { AuthenticatedSession, RealtimeAuthenticator as Port } from '../../platform/realtime/ports.js';
import { AccessTokenService } from './access-token.service.js';
import { SessionCheckService } from './session-check.service.js';

/** Door of the feature: tells the channel server whose a token is, and when its session ends. */
@Injectable()
export class RealtimeAuthenticator implements Port {
  constructor(
    private readonly tokens: AccessTokenService,
    private readonly sessions: SessionCheckService,
  ) {}

  async authenticate(accessToken: string): Promise<AuthenticatedSession | null> {
    const token = await this.tokens.verify(accessToken);
    const principal = token && (await this.sessions.findPrincipal(token));
    return token && principal ? { userId: token.userId, sessionId: token.sessionId, expiresAt: token.expiresAt } : null;
  }

  onSessionEnded(handler: (sessionId: string) => void): void {
    this.sessions.onSessionChange((sessionId) => void this.tellIfEnded(sessionId, handler));
  }

  /** A session also changes when its level rises: only one that is gone has ended. */
  private async tellIfEnded(sessionId: string, handler: (sessionId: string) => void): Promise<void> {
    if (!(await this.sessions.isAlive(sessionId))) handler(sessionId);
  }
}
